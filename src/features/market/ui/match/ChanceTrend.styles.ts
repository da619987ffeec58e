import styled from 'styled-components';
import { token } from '#ui-kit';

export const TrendDrawing = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  fill: none;

  & > path {
    stroke: ${token.back.edge};
    stroke-width: 1.6;
    stroke-linejoin: round;
  }
  & > path:first-child {
    fill: color-mix(in srgb, ${token.back.edge} 14%, transparent);
    stroke: none;
  }
  /* The system forces no colour on a drawing, and its background may differ from the theme's. */
  @media (forced-colors: active) {
    & > path {
      stroke: CanvasText;
    }
  }
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`;
