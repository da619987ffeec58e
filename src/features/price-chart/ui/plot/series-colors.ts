import { token } from '#ui-kit';

/** Colours of the lines, for a theme without `--kit-chart-1` to `--kit-chart-8`. */
const fallbacks = [
  token.back.edge,
  token.lay.edge,
  token.teal.main,
  token.warn.main,
  token.gain.main,
  token.ink.soft,
  token.live.main,
  token.accent.main,
] as const;

/** CSS variable with the colour of a line in the chart's frame. Lines repeat the eight colours. */
export const getSeriesVariable = (index: number): string => `--app-series-${(index % fallbacks.length) + 1}`;

/** Declares the colour of each line in the chart's frame, where the legend and the canvas read it. */
export const seriesDeclarations: string = fallbacks
  .map((color, index) => `${getSeriesVariable(index)}: var(--kit-chart-${index + 1}, ${color});`)
  .join('\n');

/** With forced colours all lines have the text's colour, and their dashes and names tell them apart. */
export const forcedDeclarations: string = fallbacks
  .map((_, index) => `${getSeriesVariable(index)}: CanvasText;`)
  .join('\n');

/** Dashes that tell lines apart where colours are few. The first is solid. Names stand at the lines in any case. */
const dashes = [[], [7, 3], [2, 3], [9, 3, 2, 3], [12, 4], [4, 4], [1, 2], [12, 3, 2, 3, 2, 3]] as const;

export const getSeriesDash = (index: number): number[] => [...(dashes[index % dashes.length] ?? [])];
