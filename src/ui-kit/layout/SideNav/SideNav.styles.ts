import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

export const Nav = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.base};
  align-content: start;
`;

export const GroupTitle = styled.h2`
  padding: ${token.space.tiny} ${token.space.snug};
  color: ${token.ink.faint};
  font-size: ${token.text.micro};
  font-weight: ${token.weight.strong};
  letter-spacing: 0.06em;
  text-transform: uppercase;
`;

export const Item = styled.li`
  & > a {
    display: flex;
    gap: ${token.space.snug};
    align-items: center;
    min-block-size: ${token.control.small};
    padding-inline: ${token.space.snug};
    border-radius: ${token.radius.control};
    color: ${token.ink.soft};
    font-size: ${token.text.quiet};
  }
  & > a:hover {
    background: ${token.surface.hover};
  }
  & > a[aria-current='page'] {
    background: ${token.surface.panel};
    color: ${token.ink.main};
    font-weight: ${token.weight.strong};
    box-shadow: ${token.shadow.rest};
  }
  & > a > svg {
    flex: none;
  }
  &[data-depth='1'] > a {
    padding-inline-start: ${token.space.wide};
  }
`;

export const ItemName = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Count = styled.span`
  flex: 0 0 auto;
  color: ${token.ink.faint};
  font-size: ${token.text.small};
`;
