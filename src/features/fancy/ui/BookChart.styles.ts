import styled from 'styled-components';
import { token } from '#ui-kit';

export const ChartSvg = styled.svg`
  display: block;
  inline-size: 100%;
  max-inline-size: 30rem;
  block-size: auto;
  margin-inline: auto;
  font-size: 11px;
  font-weight: ${token.weight.medium};
  fill: ${token.ink.soft};

  /* The system forces no colour on a drawing, and its background may differ from the theme's. */
  @media (forced-colors: active) {
    fill: CanvasText;

    && line,
    && path {
      stroke: CanvasText;
    }
    && text {
      fill: CanvasText;
    }
  }
`;

export const ResultArea = styled.rect`
  &[data-tone='gain'] {
    fill: ${token.gain.soft};
  }
  &[data-tone='loss'] {
    fill: ${token.loss.soft};
  }
`;

export const ZeroLine = styled.line`
  stroke: ${token.line.strong};
  stroke-width: 1;
`;

export const StepPath = styled.path`
  fill: none;
  stroke: ${token.ink.main};
  stroke-width: 2;

  &[data-kind='what-if'] {
    stroke: ${token.accent.main};
    stroke-dasharray: 5 4;
  }
`;

export const MarkLine = styled.line`
  stroke: ${token.live.main};
  stroke-width: 1.5;

  &[data-kind='line'] {
    stroke: ${token.back.edge};
    stroke-dasharray: 2 3;
  }
`;

export const MarkLabel = styled.text`
  fill: ${token.live.main};
  text-anchor: middle;

  &[data-kind='line'] {
    fill: ${token.back.edge};
  }
`;

export const TickLabel = styled.text`
  text-anchor: middle;
`;
