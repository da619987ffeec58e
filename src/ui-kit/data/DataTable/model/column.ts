import type { ReactNode } from 'react';
import type { TableCellValue } from './cell-value.ts';

export interface Column<Row> {
  /** Unique in its table; stands in the address when rows are sorted by it. */
  readonly id: string;
  readonly header: string;
  /** What the cell holds. The screen, the order, the search and the files are all made of it. */
  readonly value: (row: Row) => TableCellValue;
  /**
   * Draws the cell where its text alone is not enough: a link, a badge. `folded`: the ids of the columns that had no room and stand
   * in the row's details.
   */
  readonly cell?: (row: Row, collapsedIds: ReadonlySet<string>) => ReactNode;
  /** `end` for figures. */
  readonly align?: 'start' | 'end';
  /** The least it needs, in rem, its padding included. */
  readonly width: number;
  /** Takes a share of the room that is left. */
  readonly grow?: boolean;
  /** 0 (default) always stays; where room is short the highest number goes first into the row's details. */
  readonly priority?: number;
  readonly sortable?: boolean;
  /** The total of some rows: under the column on the screen, of the rows found, and in every file, of the rows in it. */
  readonly footer?: (rows: readonly Row[]) => TableCellValue;
}
