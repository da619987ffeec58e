import type { Money } from '#shared/domain/money/money.ts';

/** One figure of every point, drawn in one colour. */
export interface AmountSeries {
  readonly id: string;
  readonly name: string;
  /** `signed` draws gains and losses in their colours. */
  readonly tone: 'accent' | 'quiet' | 'signed';
  /** `always` writes a plus before gains, for results. */
  readonly sign: 'negative' | 'always';
  /** The table shows the sum of all points. A balance has none. */
  readonly hasTotal: boolean;
}

/** One day, month or other step of a chart. */
export interface AmountPoint {
  /** Unique in its chart. */
  readonly id: string;
  /** Name in full, for the table and the tooltip. */
  readonly name: string;
  /** Short name below the axis. */
  readonly tick: string;
  /** One amount for each series, in their order. */
  readonly amounts: readonly Money[];
}

/** With fewer points there is nothing to compare. */
export const MIN_POINTS = 2;
