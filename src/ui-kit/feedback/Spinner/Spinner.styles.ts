import styled from 'styled-components';
import { animation } from '../../theme/animations.ts';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

/** Hidden for 300 ms by the animation, without timer and render. Without motion it appears too, but stands still. */
export const Circle = styled.span`
  display: inline-block;
  inline-size: 1em;
  block-size: 1em;
  border: ${token.rule.bold} solid currentcolor;
  border-block-start-color: transparent;
  border-radius: ${token.radius.round};
  opacity: 0.8;
  animation: ${animation.appear} ${token.motion.modal} step-end;

  ${media.motion} {
    animation:
      ${animation.appear} ${token.motion.modal} step-end,
      ${animation.rotate} 700ms linear infinite;
  }
`;

export const SpinnerArea = styled.div`
  display: grid;
  place-items: center;
  padding: ${token.space.wide};
  color: ${token.ink.soft};
  font-size: ${token.text.page};
`;
