import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

export const Host = styled.div`
  &[data-shape='page'] {
    block-size: 100%;
  }
`;

/** Keeps its box from the start, so no content below moves when the frame loads. */
export const FrameArea = styled.div`
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

export const LoadingOverlay = styled.div`
  z-index: ${token.layer.overlay};
  display: grid;
  place-items: center;
  background: ${token.surface.sunk};
`;

/** Over the upper edge of the loaded frame, which may be working. */
export const QuestionStrip = styled.div`
  z-index: ${token.layer.overlay};
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.snug};
  align-items: center;
  align-self: start;
  padding: ${token.space.snug} ${token.space.base};
  border-block-end: ${token.rule.hair} solid ${token.line.soft};
  background: ${token.surface.panel};
  box-shadow: ${token.shadow.rest};
`;

export const QuestionText = styled.p`
  flex: 1 1 14rem;
`;

export const Notice = styled.p`
  margin-block-start: ${token.space.tiny};
  color: ${token.ink.soft};
  font-size: ${token.text.small};
`;
