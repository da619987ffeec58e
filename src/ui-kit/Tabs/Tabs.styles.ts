import styled from 'styled-components';
import { token } from '../theme/tokens.ts';

export const List = styled.div`
  display: flex;
  gap: ${token.space.tiny};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${token.space.wide};
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
`;

export const Face = styled.button`
  flex: 0 0 auto;
  min-block-size: ${token.control.medium};
  padding-inline: ${token.space.base};
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.ink.soft};
  font-weight: ${token.weight.medium};
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    background: ${token.surface.hover};
  }
  &[aria-selected='true'] {
    background: ${token.accent.soft};
    color: ${token.accent.main};
    font-weight: ${token.weight.strong};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token.rule.bold});
  }
  & > small {
    margin-inline-start: ${token.space.tiny};
    color: ${token.ink.faint};
    font-size: ${token.text.small};
  }
`;
