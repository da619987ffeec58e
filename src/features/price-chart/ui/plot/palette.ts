import { getSeriesVariable } from './series-colors.ts';

/** Colours and font of one drawing. A canvas knows no CSS variables, so they are read from the frame each time. */
export interface ChartPalette {
  readonly grid: string;
  readonly axis: string;
  readonly edge: string;
  readonly mark: string;
  readonly surface: string;
  /** Whether lines have dashes: with forced colours or more contrast, which leave few colours. */
  readonly hasDashes: boolean;
  /** Axis labels and names, in CSS pixels. */
  readonly font: string;
  getSeries(index: number): string;
}

const DASHED_QUERY = '(prefers-contrast: more), (forced-colors: active)';
const FONT_PX = 11;

/** Reads the colours that the theme, the contrast setting and the brand give the chart now. */
export function readPalette(frame: HTMLElement): ChartPalette {
  const style = getComputedStyle(frame);
  const readColor = (name: string): string => style.getPropertyValue(name).trim() || 'CanvasText';
  return {
    grid: readColor('--app-plot-grid'),
    axis: readColor('--app-plot-axis'),
    edge: readColor('--app-plot-edge'),
    mark: readColor('--app-plot-mark'),
    surface: readColor('--app-plot-surface'),
    hasDashes: matchMedia(DASHED_QUERY).matches,
    font: `500 ${FONT_PX}px ${style.fontFamily}`,
    getSeries: (index) => readColor(getSeriesVariable(index)),
  };
}
