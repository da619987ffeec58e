import styled from 'styled-components';
import { token } from '../theme/tokens.ts';

export const Figure = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

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
