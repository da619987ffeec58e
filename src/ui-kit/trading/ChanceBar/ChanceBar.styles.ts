import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

/**
 * A page may set `--kit-chance-first`, `--kit-chance-last` and `--kit-chance-middle`, such as to the colours of the
 * runners.
 */
export const ChanceFrame = styled.div`
  display: grid;
  gap: ${token.space.tiny};
  min-inline-size: 0;

  &[data-empty] {
    visibility: hidden;
  }
`;

export const ChanceParts = styled.div`
  --kit-chance-flow: 1;
  position: relative;
  overflow: hidden;
  block-size: 0.5rem;
  border-radius: ${token.radius.chip};

  &:dir(rtl) {
    --kit-chance-flow: -1;
  }
`;

/**
 * Every part reaches to the end of the bar, over the part before it. Its start is a translation, because a changed
 * width would count as a layout shift.
 */
export const ChancePart = styled.span`
  position: absolute;
  inset: 0;
  background: var(--kit-chance-middle, ${token.line.strong});
  translate: calc(var(--kit-chance-from, 0) * var(--kit-chance-flow) * 1%);

  &:not(:first-child) {
    border-inline-start: ${token.rule.bold} solid var(--kit-chance-gap, ${token.surface.panel});
  }
  &:first-child {
    background: var(--kit-chance-first, ${token.back.best});
  }
  &:last-child:not(:first-child) {
    background: var(--kit-chance-last, ${token.lay.best});
  }
  @media (forced-colors: active) {
    border: ${token.rule.hair} solid CanvasText;
    background: Canvas;
  }
`;

export const ChanceWords = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space.base};
  justify-content: space-between;
  font-size: ${token.text.small};

  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  /* As wide as the longest figure, so that a change moves nothing. */
  & > span > [data-chance-figure] {
    display: inline-block;
    min-inline-size: 5ch;
    font-weight: ${token.weight.strong};
    white-space: nowrap;
  }
  & > :last-child > [data-chance-figure] {
    text-align: end;
  }
  /* Up to three runners share one line. A long name ends in an ellipsis: it stands in full where the runner is. */
  &:not(:has(> span:nth-of-type(4))) {
    display: grid;
    grid-auto-columns: auto;
    grid-auto-flow: column;

    & > span {
      display: flex;
      grid-row: 1;
      gap: 0.35em;
    }
    & > span > [data-chance-figure] {
      flex: none;
    }
    & > span > :not([data-chance-figure]) {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

/** A line of its own below the figures, until they have space for it. */
export const ChanceMiddle = styled.div`
  flex: 1 0 100%;
  grid-row: 2;
  /* Columns follow the runners, so none is explicit: "1 / -1" would be the first alone. */
  grid-column: 1 / span 2;
  order: 1;
  min-inline-size: 0;
  min-block-size: 1lh;
  overflow-wrap: anywhere;

  @container (width >= 50rem) {
    flex: 0 1 auto;
    grid-row: auto;
    grid-column: auto;
    order: 0;
  }
`;
