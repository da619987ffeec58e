import styled from 'styled-components';
import { media, token } from '#ui-kit';

/** The component, with free space for pins around it. */
export const PictureFrame = styled.div`
  position: relative;
  /* A component that is wider than a narrow screen scrolls in its sheet, with its pins. */
  min-inline-size: min-content;
  padding: ${token.space.vast};

  ${media.phone} {
    padding-inline: 1.75rem;
  }
`;

/** Keeps a bar or a message that is fixed to the window inside the picture. */
export const PictureStage = styled.div`
  contain: layout;
  inline-size: min(100%, 30rem);
  margin-inline: auto;

  &[data-width='content'] {
    inline-size: fit-content;
    max-inline-size: 100%;
  }
  &[data-width='phone'] {
    inline-size: 20rem;
  }
  &[data-width='page'] {
    inline-size: 100%;
    min-inline-size: 20rem;
  }
  /* Pins need the layout of parts that the browser would skip off screen. */
  & * {
    content-visibility: visible !important;
  }
  /* A page of one form is as high as the window. */
  & main {
    min-block-size: 0;
  }
  & dialog {
    position: static;
    max-inline-size: 100%;
  }
`;

/** Lies over the picture. A drawing has the same coordinates in both directions of writing. */
export const PinLayer = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  pointer-events: none;
  --app-pin-fill: ${token.accent.main};
  --app-pin-ink: ${token.accent.ink};

  & rect {
    fill: none;
    stroke: var(--app-pin-fill);
    stroke-dasharray: 3 2;
  }
  & line {
    stroke: var(--app-pin-fill);
  }
  & circle {
    fill: var(--app-pin-fill);
  }
  & text {
    fill: var(--app-pin-ink);
    font-size: 12px;
    font-weight: ${token.weight.strong};
    text-anchor: middle;
    dominant-baseline: central;
  }
  @media (forced-colors: active) {
    --app-pin-fill: CanvasText;
    --app-pin-ink: Canvas;
    forced-color-adjust: none;
  }
`;

/** The number of a part in the table, drawn as in the picture. */
export const PartNumber = styled.span`
  display: inline-grid;
  place-items: center;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border-radius: ${token.radius.round};
  background: ${token.accent.main};
  color: ${token.accent.ink};
  font-size: ${token.text.small};
  font-weight: ${token.weight.strong};

  @media (forced-colors: active) {
    border: ${token.rule.hair} solid CanvasText;
  }
`;
