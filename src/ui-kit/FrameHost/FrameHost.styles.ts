import styled from 'styled-components';
import { token } from '../theme/tokens.ts';

export const Host = styled.div`
  &[data-shape='page'] {
    block-size: 100%;
  }
`;

/** Keeps its box from the first moment: nothing below it moves when the frame arrives. */
export const Box = styled.div`
  position: relative;
  display: grid;
  overflow: hidden;
  border-radius: ${token.radius.cell};
  background: ${token.surface.sunk};

  &[data-shape='video'] {
    aspect-ratio: 16 / 9;
  }
  &[data-shape='board'] {
    block-size: 220px;
  }
  &[data-shape='page'] {
    block-size: 100%;
    border-radius: 0;
  }
  & > * {
    grid-area: 1 / 1;
  }
`;

export const Frame = styled.iframe`
  inline-size: 100%;
  block-size: 100%;
  border: 0;
`;

export const Veil = styled.div`
  z-index: ${token.layer.overlay};
  display: grid;
  place-items: center;
  background: ${token.surface.sunk};
`;

export const Notice = styled.p`
  margin-block-start: ${token.space.tiny};
  color: ${token.ink.soft};
  font-size: ${token.text.small};
`;
