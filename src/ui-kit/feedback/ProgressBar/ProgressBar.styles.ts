import styled from 'styled-components';
import { animation } from '../../theme/animations.ts';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

export const Track = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${token.layer.toast};
  block-size: ${token.rule.bold};
  overflow: hidden;
  background: ${token.accent.soft};
  animation: ${animation.appear} ${token.motion.backdrop} step-end;
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
      animation: ${animation.passBy} 900ms ${token.motion.ease} infinite;
    }
  }
`;
