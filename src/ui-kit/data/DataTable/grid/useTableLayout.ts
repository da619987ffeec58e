import { type RefObject, useMemo } from 'react';
import { useIsPhone } from '../../../theme/viewport-hooks.ts';
import { hasCards, sortCardColumns } from '../model/card-layout.ts';
import { calculateWidths, collapseColumns } from '../model/collapse-columns.ts';
import type { Column } from '../model/column.ts';
import { useWidthInRem } from './useWidthInRem.ts';

export interface TableLayout<Row> {
  /** Each row is a card, and `columns` are in the order of a card. */
  readonly isCards: boolean;
  readonly columns: readonly Column<Row>[];
  /** Columns collapsed into the row's details, and their ids. */
  readonly hiddenColumns: readonly Column<Row>[];
  readonly collapsedIds: ReadonlySet<string>;
  readonly widths: ReturnType<typeof calculateWidths>;
}

const NO_COLLAPSED_COLUMNS: ReadonlySet<string> = new Set();

/** Chooses cards on phones, and elsewhere the columns that fit into the table's frame. */
export function useTableLayout<Row>(
  columns: readonly Column<Row>[],
  frame: RefObject<HTMLElement | null>,
): TableLayout<Row> {
  const isPhone = useIsPhone();
  const availableRem = useWidthInRem(frame);
  const isCards = isPhone && hasCards(columns);
  return useMemo(() => {
    const collapsedIds =
      isCards || availableRem === null ? NO_COLLAPSED_COLUMNS : collapseColumns(columns, availableRem);
    const visibleColumns = isCards ? sortCardColumns(columns) : columns.filter(({ id }) => !collapsedIds.has(id));
    return {
      isCards,
      columns: visibleColumns,
      hiddenColumns: columns.filter(({ id }) => collapsedIds.has(id)),
      collapsedIds,
      widths: calculateWidths(visibleColumns, collapsedIds.size > 0, availableRem),
    };
  }, [columns, isCards, availableRem]);
}
