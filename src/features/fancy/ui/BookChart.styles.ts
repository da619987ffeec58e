import styled from 'styled-components';
import { token } from '#ui-kit';

export const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  max-inline-size: 30rem;
  block-size: auto;
  margin-inline: auto;
  font-size: 11px;
  font-weight: ${token.weight.medium};
  fill: ${token.ink.soft};
`;

export const Area = styled.rect`
  &[data-tone='gain'] {
    fill: ${token.gain.soft};
  }
  &[data-tone='loss'] {
    fill: ${token.loss.soft};
  }
`;

export const Zero = styled.line`
  stroke: ${token.line.strong};
  stroke-width: 1;
`;

export const Steps = styled.path`
  fill: none;
  stroke: ${token.ink.main};
  stroke-width: 2;

  &[data-kind='what-if'] {
    stroke: ${token.accent.main};
    stroke-dasharray: 5 4;
  }
`;

export const Mark = styled.line`
  stroke: ${token.live.main};
  stroke-width: 1.5;

  &[data-kind='line'] {
    stroke: ${token.back.edge};
    stroke-dasharray: 2 3;
  }
`;

export const MarkName = styled.text`
  fill: ${token.live.main};
  text-anchor: middle;

  &[data-kind='line'] {
    fill: ${token.back.edge};
  }
`;

export const Tick = styled.text`
  text-anchor: middle;
`;
