import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

export const Figure = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  /* A figure is read from left to right in every language: else its sign would stand at its end. */
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
