/** How large the grid is, and what a tick does to it. */
export interface FeedShape {
  readonly markets: number;
  /** Cells that change at a tick. */
  readonly changes: number;
  /** Only the first so many cells ever change. */
  readonly among: number;
}

export const RUNNERS = 3;
export const CELLS = 6;

export const cellsOf = ({ markets }: Pick<FeedShape, 'markets'>): number => markets * RUNNERS * CELLS;

/** 200 markets, of whose 3,600 cells one in twenty changes at a tick; the page's address may ask for another shape. */
export function shapeOf(search: string): FeedShape {
  const params = new URLSearchParams(search);
  const number = (name: string, defaultValue: number): number => Number(params.get(name) ?? defaultValue);
  const markets = number('markets', 200);
  const cells = cellsOf({ markets });
  return { markets, changes: number('changes', cells / 20), among: number('among', cells) };
}
