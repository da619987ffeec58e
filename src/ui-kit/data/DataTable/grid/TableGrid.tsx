import {
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.ts';
import { ScrollFrame, Table } from '../DataTable.styles.ts';
import { calculateWidths, collapseColumns } from '../model/collapse-columns.ts';
import type { Column } from '../model/column.ts';
import type { TableEntry } from '../model/table-model.ts';
import type { TableState } from '../model/table-state.ts';
import { type CellPosition, focusCell, HEAD_ROW, movePosition, readPosition, setOnlyTabStop } from './cell-position.ts';
import { TableFoot } from './TableFoot.tsx';
import { TableHead } from './TableHead.tsx';
import { SpacerCell } from './TableRow.styles.ts';
import { TableRow } from './TableRow.tsx';
import { MAX_UNWINDOWED_ROWS, useRowWindow } from './useRowWindow.ts';
import { useWidthInRem } from './useWidthInRem.ts';

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

const PAGE_ROWS = 10;
const NO_COLLAPSED_COLUMNS: ReadonlySet<string> = new Set();

const measureExtent = (grid: HTMLElement, rows: number, columns: number) => ({
  rows,
  columns,
  pageRows: PAGE_ROWS,
  isRightToLeft: getComputedStyle(grid).direction === 'rtl',
});

/** The table with one tab stop and arrow-key navigation. With very many rows it draws only those in view. */
export function TableGrid<Row>({
  label,
  columns,
  rows,
  orderedRows,
  total,
  rowsBefore,
  sort,
  onSort,
  busy,
  children,
}: TableGridProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const activePosition = useRef<CellPosition>({ row: 0, column: 0 });
  const focusPending = useRef(false);
  const [focusedRow, setFocusedRow] = useState<number | null>(null);
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(() => new Set());
  const availableRem = useWidthInRem(frame);
  const collapsedIds = useMemo(
    () => (availableRem === null ? null : collapseColumns(columns, availableRem)),
    [columns, availableRem],
  );
  const visibleColumns = useMemo(() => columns.filter(({ id }) => !collapsedIds?.has(id)), [columns, collapsedIds]);
  const hiddenColumns = useMemo(() => columns.filter(({ id }) => collapsedIds?.has(id)), [columns, collapsedIds]);
  const rowWindow = useRowWindow(rows.length, frame, focusedRow);
  const hasToggle = hiddenColumns.length > 0;
  const widths = calculateWidths(visibleColumns, hasToggle, availableRem);
  const columnCount = visibleColumns.length + (hasToggle ? 1 : 0);

  useLayoutEffect(() => {
    if (grid.current === null) return;
    if (focusPending.current && focusCell(grid.current, activePosition.current)) focusPending.current = false;
    else setOnlyTabStop(grid.current, activePosition.current);
  });

  const toggleDetails = useCallback(
    (index: number) => {
      const key = rows[index]?.key;
      if (key !== undefined)
        setOpenKeys((keys) => new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]));
    },
    [rows],
  );

  const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const start = readPosition(event.target);
    if (start === null || event.altKey || event.metaKey) return;
    const next = movePosition(
      start,
      event.key,
      event.ctrlKey,
      measureExtent(event.currentTarget, rows.length, columnCount),
    );
    if (next === null) return;
    event.preventDefault();
    activePosition.current = next;
    focusPending.current = !focusCell(event.currentTarget, next);
    if (next.row !== HEAD_ROW) rowWindow.reveal(next.row);
  };

  const handleFocus = (event: FocusEvent<HTMLTableElement>) => {
    const focusedPosition = readPosition(event.target);
    if (focusedPosition === null) return;
    activePosition.current = focusedPosition;
    setOnlyTabStop(event.currentTarget, focusedPosition);
    setFocusedRow(focusedPosition.row);
  };

  const hasFooter = columns.some(({ getFooter: footer }) => footer !== undefined);
  return (
    <ScrollFrame ref={frame} data-tall={rows.length > MAX_UNWINDOWED_ROWS || undefined} aria-busy={busy}>
      <Table
        ref={grid}
        role="grid"
        aria-rowcount={total + (hasFooter ? 2 : 1)}
        aria-colcount={columnCount}
        onKeyDown={handleKeyDown}
        onFocus={handleFocus}
      >
        <VisuallyHidden as="caption">{label}</VisuallyHidden>
        <colgroup>
          {hasToggle && <col style={{ inlineSize: widths.toggle }} />}
          {visibleColumns.map((column) => (
            <col key={column.id} style={{ inlineSize: widths.getWidth(column) }} />
          ))}
        </colgroup>
        <TableHead
          columns={visibleColumns}
          sampleRow={rows[0]?.row}
          sort={sort}
          onSort={onSort}
          hasToggle={hasToggle}
        />
        {rowWindow.items.map(({ index, gap }) => {
          const entry = rows[index];
          return (
            entry && (
              <Fragment key={entry.key}>
                {gap > 0 && <SpacerRow columns={columnCount} height={gap} />}
                <TableRow
                  row={entry.row}
                  index={index}
                  ariaRowIndex={rowsBefore + index + 2}
                  columns={visibleColumns}
                  hiddenColumns={hiddenColumns}
                  collapsedIds={collapsedIds ?? NO_COLLAPSED_COLUMNS}
                  isOpen={openKeys.has(entry.key)}
                  onToggle={toggleDetails}
                  measure={rowWindow.measure}
                />
              </Fragment>
            )
          );
        })}
        {rowWindow.trailingGap > 0 && <SpacerRow columns={columnCount} height={rowWindow.trailingGap} />}
        {rows.length === 0 && children !== undefined && (
          <tbody>
            <tr>
              <SpacerCell role="gridcell" colSpan={columnCount}>
                {children}
              </SpacerCell>
            </tr>
          </tbody>
        )}
        {hasFooter && rows.length > 0 && (
          <TableFoot
            columns={visibleColumns}
            rows={orderedRows}
            onPage={rows.length}
            total={total}
            hasToggle={hasToggle}
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
