import { getSeriesVariable } from './series-colors.ts';

/** Colours and font of one drawing. A canvas knows no CSS variables, so they are read from the frame each time. */
export interface ChartPalette {
  readonly grid: string;
  readonly axis: string;
  readonly edge: string;
  readonly mark: string;
  readonly surface: string;
  /** Whether lines have dashes: with forced colours or high contrast, which leave few colours. */
  readonly hasDashes: boolean;
  /** Axis labels and names, in CSS pixels. */
  readonly font: string;
  getSeries(index: number): string;
}

export const FORCED_QUERY = '(forced-colors: active)';
const FONT_PX = 11;

/** Reads the colours that the theme, the contrast setting and the brand give the chart now. */
export function readPalette(frame: HTMLElement): ChartPalette {
  const style = getComputedStyle(frame);
  // A canvas reads `CanvasText` as black, also where the system's text is white. Elements have the forced values.
  const system: Readonly<Record<string, string>> = matchMedia(FORCED_QUERY).matches
    ? { Canvas: getComputedStyle(document.body).backgroundColor, CanvasText: style.color, GrayText: style.color }
    : {};
  const readColor = (name: string): string => {
    const color = style.getPropertyValue(name).trim() || 'CanvasText';
    return system[color] ?? color;
  };
  return {
    grid: readColor('--app-plot-grid'),
    axis: readColor('--app-plot-axis'),
    edge: readColor('--app-plot-edge'),
    mark: readColor('--app-plot-mark'),
    surface: readColor('--app-plot-surface'),
    hasDashes: style.getPropertyValue('--app-plot-dashes').trim() === 'shown',
    font: `500 ${FONT_PX}px ${style.fontFamily}`,
    getSeries: (index) => readColor(getSeriesVariable(index)),
  };
}
