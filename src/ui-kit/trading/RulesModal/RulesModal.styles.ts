import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

/** Alternates three times between two colours of full contrast, so the text is always readable. */
export const Rules = styled.div`
  display: grid;
  gap: ${token.space.snug};
  font-weight: ${token.weight.medium};

  & > p:first-child {
    font-size: ${token.text.title};
    font-weight: ${token.weight.heavy};
  }
  ${media.motion} {
    animation: rules-pulse ${token.motion.pulse} ease-in-out 6 alternate;
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
