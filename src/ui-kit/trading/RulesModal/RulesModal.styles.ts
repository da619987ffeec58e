import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

/** Two colours of full contrast take turns: the words can be read at every moment. */
export const Rules = styled.div`
  display: grid;
  gap: ${token.space.snug};
  font-weight: ${token.weight.medium};

  & > p:first-child {
    font-size: ${token.text.title};
    font-weight: ${token.weight.heavy};
  }
  ${media.motion} {
    animation: rules-pulse ${token.motion.pulse} ease-in-out infinite alternate;
  }
  @keyframes rules-pulse {
    from {
      color: ${token.ink.main};
    }
    to {
      color: ${token.loss.main};
    }
  }
`;
