import styled, { keyframes } from 'styled-components';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

const appear = keyframes`from { visibility: hidden; } to { visibility: visible; }`;
const run = keyframes`from { translate: -100%; } to { translate: 250%; }`;

export const Track = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${token.layer.toast};
  block-size: ${token.rule.bold};
  overflow: hidden;
  background: ${token.accent.soft};
  animation: ${appear} ${token.motion.backdrop} step-end;
  pointer-events: none;

  &::after {
    content: '';
    display: block;
    inline-size: 40%;
    block-size: 100%;
    background: ${token.accent.main};
  }
  ${media.motion} {
    &::after {
      animation: ${run} 900ms ${token.motion.ease} infinite;
    }
  }
`;
