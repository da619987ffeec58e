import { Fragment, type ReactNode, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.ts';
import { CardHead } from '../cards/CardHead.tsx';
import { CardSort } from '../cards/CardSort.tsx';
import { TableCard } from '../cards/TableCard.tsx';
import { ScrollFrame, Table } from '../DataTable.styles.ts';
import type { Column } from '../model/column.ts';
import type { TableEntry } from '../model/table-model.ts';
import type { TableState } from '../model/table-state.ts';
import { TableFoot } from './TableFoot.tsx';
import { TableHead } from './TableHead.tsx';
import { SpacerCell } from './TableRow.styles.ts';
import { TableRow } from './TableRow.tsx';
import { useGridNavigation } from './useGridNavigation.ts';
import { useOpenRows } from './useOpenRows.ts';
import { MAX_UNWINDOWED_ROWS, useRowWindow } from './useRowWindow.ts';
import { useTableLayout } from './useTableLayout.ts';

export interface TableGridProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly TableEntry<Row>[];
  /** Loaded rows of all pages, the base of totals. */
  orderedRows: readonly Row[];
  /** Number of rows on all pages, and before this page. */
  total: number;
  rowsBefore: number;
  sort: TableState['sort'];
  onSort: (column: string) => void;
  /** Newer rows are loading. */
  busy: boolean;
  /** Shown in place of rows. */
  children?: ReactNode;
}

/**
 * The table with one tab stop and arrow-key navigation; on phones, cards with the same roles. With very many rows it
 * draws only those in view.
 */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { label, rows, orderedRows, total, rowsBefore, sort, onSort, busy, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const [focusedRow, setFocusedRow] = useState<number | null>(null);
  const { openKeys, toggleDetails } = useOpenRows(rows);
  const { isCards, columns, hiddenColumns, collapsedIds, widths } = useTableLayout(props.columns, frame);
  const rowWindow = useRowWindow(rows.length, frame, focusedRow, isCards);
  const hasToggle = isCards || hiddenColumns.length > 0;
  const columnCount = columns.length + (hasToggle ? 1 : 0);
  const { handleKeyDown, handleFocus } = useGridNavigation({
    grid,
    rows: rows.length,
    columns: columnCount,
    hasHeadStops: !isCards,
    reveal: rowWindow.reveal,
    onRowFocus: setFocusedRow,
  });

  const hasFooter = columns.some(({ getFooter: footer }) => footer !== undefined);
  return (
    <ScrollFrame ref={frame} data-tall={rows.length > MAX_UNWINDOWED_ROWS || undefined} aria-busy={busy}>
      {isCards && rows.length > 1 && <CardSort columns={columns} sort={sort} onSort={onSort} />}
      <Table
        ref={grid}
        role="grid"
        data-cards={isCards || undefined}
        aria-rowcount={total + (hasFooter ? 2 : 1)}
        aria-colcount={columnCount}
        onKeyDown={handleKeyDown}
        onFocus={handleFocus}
      >
        <VisuallyHidden as="caption">{label}</VisuallyHidden>
        {!isCards && (
          <colgroup>
            {hasToggle && <col style={{ inlineSize: widths.toggle }} />}
            {columns.map((column) => (
              <col key={column.id} style={{ inlineSize: widths.getWidth(column) }} />
            ))}
          </colgroup>
        )}
        {isCards ? (
          <CardHead columns={columns} sort={sort} />
        ) : (
          <TableHead columns={columns} sampleRow={rows[0]?.row} sort={sort} onSort={onSort} hasToggle={hasToggle} />
        )}
        {rowWindow.items.map(({ index, gap }) => {
          const entry = rows[index];
          const shared = entry && {
            row: entry.row,
            index,
            ariaRowIndex: rowsBefore + index + 2,
            columns,
            isOpen: openKeys.has(entry.key),
            onToggle: toggleDetails,
            measure: rowWindow.measure,
          };
          return (
            shared && (
              <Fragment key={entry.key}>
                {gap > 0 && <SpacerRow columns={columnCount} height={gap} />}
                {isCards ? (
                  <TableCard {...shared} />
                ) : (
                  <TableRow {...shared} hiddenColumns={hiddenColumns} collapsedIds={collapsedIds} />
                )}
              </Fragment>
            )
          );
        })}
        {rowWindow.trailingGap > 0 && <SpacerRow columns={columnCount} height={rowWindow.trailingGap} />}
        {rows.length === 0 && children !== undefined && (
          <tbody role="rowgroup">
            <tr role="row">
              <SpacerCell role="gridcell" colSpan={columnCount}>
                {children}
              </SpacerCell>
            </tr>
          </tbody>
        )}
        {hasFooter && rows.length > 0 && (
          <TableFoot
            columns={columns}
            rows={orderedRows}
            onPage={rows.length}
            total={total}
            hasToggle={hasToggle}
            isCards={isCards}
          />
        )}
      </Table>
    </ScrollFrame>
  );
}

/** Height of rows that are not drawn. */
const SpacerRow = ({ columns, height }: { columns: number; height: number }) => (
  <tbody aria-hidden>
    <tr>
      <SpacerCell colSpan={columns} style={{ blockSize: height }} />
    </tr>
  </tbody>
);
