import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

export const Figure = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  /* Figures read from left to right in every language. Otherwise the sign would move to the end. */
  direction: ltr;
  unicode-bidi: isolate;

  &[data-tone='gain'] {
    color: ${token.gain.main};
  }
  &[data-tone='loss'] {
    color: ${token.loss.main};
  }
  &[data-tone='quiet'] {
    color: ${token.ink.faint};
  }
`;
