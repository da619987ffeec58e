import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

/** The outline lies inside, because card heads clip overflow. */
export const SquareButton = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${token.control.small};
  block-size: ${token.control.small};
  padding: 0;
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.ink.soft};
  cursor: pointer;

  &:focus-visible {
    outline-offset: calc(-1 * ${token.rule.bold});
  }
  &[aria-pressed='true'] {
    color: ${token.accent.main};
    & > svg {
      fill: currentColor;
    }
  }
  &[aria-disabled='true'] {
    color: ${token.ink.faint};
    cursor: not-allowed;
  }
  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      background: ${token.surface.hover};
    }
  }
`;
