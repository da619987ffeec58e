/** Size of the grid, and the changes per tick. */
export interface FeedShape {
  readonly markets: number;
  /** Number of cells that change per tick. */
  readonly changes: number;
  /** Number of cells, from the first, that may change at all. */
  readonly among: number;
}

export const RUNNERS = 3;
export const CELLS = 6;

export const countCells = ({ markets }: Pick<FeedShape, 'markets'>): number => markets * RUNNERS * CELLS;

/**
 * Reads the shape from the page's address. Default: 200 markets, with one in twenty of their 3,600 cells changing per
 * tick.
 */
export function parseShape(search: string): FeedShape {
  const params = new URLSearchParams(search);
  const readNumber = (name: string, defaultValue: number): number => Number(params.get(name) ?? defaultValue);
  const markets = readNumber('markets', 200);
  const cells = countCells({ markets });
  return { markets, changes: readNumber('changes', cells / 20), among: readNumber('among', cells) };
}
