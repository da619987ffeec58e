import type { ReactNode } from 'react';
import type { TableCellValue } from './cell-value.ts';

/**
 * `title`: what the row is. `subtitle`: a quiet line below it. `lead`: one of the two figures that matter most.
 */
export type CardPlace = 'title' | 'subtitle' | 'lead';

export interface Column<Row> {
  /** Unique in its table. Written to the address when rows are sorted by it. */
  readonly id: string;
  readonly header: string;
  /** The cell's value, the source for screen, sorting, search and files. */
  readonly getValue: (row: Row) => TableCellValue;
  /**
   * Draws the cell when text alone is not enough: a link, a badge. `collapsedIds`: ids of the columns collapsed into
   * the row's details.
   */
  readonly renderCell?: (row: Row, collapsedIds: ReadonlySet<string>) => ReactNode;
  /** `end` for figures. */
  readonly align?: 'start' | 'end';
  /** Minimum width in rem, padding included. */
  readonly width: number;
  /** Takes a share of the remaining space. */
  readonly grow?: boolean;
  /** Collapse priority. 0 (default) never collapses, the highest number collapses first. */
  readonly priority?: number;
  /**
   * Place on the card that a row becomes on phones. Columns without a place follow as label and value, by priority. A
   * table without a `title` has no cards.
   */
  readonly phone?: CardPlace;
  readonly sortable?: boolean;
  /** Total of some rows: below the column on screen, and in every file. */
  readonly getFooter?: (rows: readonly Row[]) => TableCellValue;
}
