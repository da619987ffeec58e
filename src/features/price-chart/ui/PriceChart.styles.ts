import styled from 'styled-components';
import { Chip, media, token } from '#ui-kit';
import { forcedDeclarations, seriesDeclarations } from './plot/series-colors.ts';

/** Applies declarations where colours alone do not tell lines apart, because few colours are left. */
const applyWhereDashed = (declarations: string): string => `
  [data-theme='contrast'] & { ${declarations} }
  @media (prefers-contrast: more), (forced-colors: active) { ${declarations} }
`;

/** Colours of the canvas, as variables that follow theme, contrast and brand. */
export const ChartFigure = styled.figure`
  ${seriesDeclarations}
  --app-plot-grid: ${token.line.soft};
  --app-plot-axis: ${token.ink.faint};
  --app-plot-edge: ${token.line.strong};
  --app-plot-mark: ${token.live.main};
  --app-plot-surface: ${token.surface.sunk};
  --app-plot-dashes: none;
  min-inline-size: 0;
  ${applyWhereDashed('--app-plot-dashes: shown;')}

  @media (forced-colors: active) {
    ${forcedDeclarations}
    --app-plot-grid: GrayText;
    --app-plot-axis: CanvasText;
    --app-plot-edge: CanvasText;
    --app-plot-mark: CanvasText;
    --app-plot-surface: Canvas;
  }
`;

/** A choice of the chart: quieter than a filter, and narrow enough for a phone. */
export const ToolChip = styled(Chip)`
  && {
    padding-inline: ${token.space.base};
    border-color: transparent;
    background: none;
    /* "15 min" has the order of its language, also in a page from right to left. */
    unicode-bidi: plaintext;
  }
  &&:hover {
    background: ${token.surface.hover};
  }
  &&[aria-pressed='true'] {
    border-color: ${token.line.soft};
    background: ${token.surface.panel};
    color: ${token.ink.main};
  }
  ${media.small} {
    && {
      padding-inline: ${token.space.tiny};
    }
  }
`;

/** Scrolls sideways where the choices do not fit. */
export const ToolScroll = styled.div`
  display: flex;
  flex: 1 1 auto;
  gap: ${token.space.tiny};
  min-inline-size: 0;
  /* Space for the focus ring, which the scroll area would cut. */
  padding: ${token.space.tiny};
  margin-inline-start: calc(-1 * ${token.space.tiny});
  overflow: auto hidden;
  scrollbar-width: none;
  & > div {
    flex: 0 0 auto;
    gap: 0;
  }
`;

/** The time of the values. As wide as the longest clock, so that the runners beside it stay in place. */
export const ReadoutTime = styled.li`
  flex: 0 0 auto;
  min-inline-size: 3.4rem;
  color: ${token.ink.main};
  font-weight: ${token.weight.strong};
`;

export const LegendEntry = styled.li`
  display: inline-flex;
  flex: 0 0 auto;
  align-items: center;
  gap: ${token.space.tiny};
  & b {
    min-inline-size: 2.5em;
    color: ${token.ink.main};
    font-weight: ${token.weight.strong};
  }
  & > span {
    overflow: hidden;
    max-inline-size: 12em;
    text-overflow: ellipsis;
  }
`;

/** A piece of the line in its colour. It has the line's dashes where the lines have them. */
export const LineSample = styled.svg`
  flex: 0 0 auto;
  color: var(--app-legend-line);
  ${applyWhereDashed('stroke-dasharray: var(--app-legend-dash);')}
  @media (forced-colors: active) {
    color: CanvasText;
  }
`;

/** The part that pointer and keys read. Time runs from left to right in every language. */
export const PlotSurface = styled.div`
  position: absolute;
  inset: 0;
  border-radius: ${token.radius.cell};
  cursor: crosshair;
  /* A finger moves the cursor sideways and still scrolls the page. */
  touch-action: pan-y;

  & .u-cursor-x {
    border-inline-end: ${token.rule.hair} dashed var(--app-plot-edge);
  }
  &[data-empty] {
    visibility: hidden;
  }
`;

/** A message over the plot. It takes no height of its own. */
export const PlotNote = styled.div`
  position: absolute;
  inset: auto ${token.space.small} ${token.space.wide} 3.25rem;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token.space.snug};
  color: ${token.ink.soft};
  font-size: ${token.text.small};
  pointer-events: none;
  & > button {
    pointer-events: auto;
  }
`;

export const EmptyNote = styled.div`
  position: absolute;
  inset: 0;
  overflow: auto;
`;

/** The table scrolls in the chart's place. */
export const TableScroll = styled.div`
  block-size: 100%;
  overflow: auto;

  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${token.text.small};
    text-align: start;
  }
  & :is(th, td) {
    padding: ${token.space.hair} ${token.space.snug};
    border-block-end: ${token.rule.hair} solid ${token.line.soft};
    font-weight: ${token.weight.regular};
    text-align: start;
    white-space: nowrap;
  }
  & thead th {
    position: sticky;
    inset-block-start: 0;
    background: ${token.surface.sunk};
    font-weight: ${token.weight.strong};
  }
  & td[data-value] {
    text-align: end;
  }
  & th[data-value] {
    text-align: end;
    max-inline-size: 12em;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  ${media.small} {
    & :is(th, td) {
      padding-inline: ${token.space.tiny};
    }
  }
`;
