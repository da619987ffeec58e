import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { media, token } from '#ui-kit';

/** One row that scrolls sideways on narrow screens. */
export const FilterList = styled.ul`
  display: flex;
  gap: ${token.space.small};
  padding: ${token.space.hair};
  overflow-x: auto;
  scrollbar-width: none;

  & > li {
    flex: none;
  }
`;

export const FilterLink = styled(Link)`
  display: inline-flex;
  gap: ${token.space.small};
  align-items: center;
  min-block-size: ${token.control.small};
  padding-inline: ${token.space.base};
  border: ${token.rule.hair} solid ${token.line.soft};
  border-radius: ${token.radius.round};
  background: ${token.surface.panel};
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
  white-space: nowrap;

  ${media.hover} {
    &:hover {
      background: ${token.surface.hover};
    }
  }
  &[aria-current='true'] {
    border-color: ${token.accent.main};
    background: ${token.accent.soft};
    color: ${token.accent.main};
    font-weight: ${token.weight.strong};
  }
  & small {
    color: inherit;
    font-size: ${token.text.micro};
  }
`;
