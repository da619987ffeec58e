import { Fragment, useCallback, useLayoutEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts';
import { collapsed, widthsOf } from './collapse.ts';
import type { Column } from './column.ts';
import { Blank } from './DataRow.styles.ts';
import { Frame, Table } from './DataTable.styles.ts';
import { focusSpot, HEAD, keepTabStop, nextSpot, spotOf, type Spot } from './spot.ts';
import { TableFoot } from './TableFoot.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import type { TableState } from './tableState.ts';
import type { Entry } from './model.ts';
import { useRoom } from './useRoom.ts';
import { DRAWN_AT_ONCE, useRowWindow } from './useRowWindow.ts';

export interface GridProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Entry<Row>[];
  /** The rows of all pages, as far as they are here: totals are theirs. */
  arranged: readonly Row[];
  /** Rows of all pages, and how many of them stand before this page. */
  total: number;
  before: number;
  sort: TableState['sort'];
  onSort: (column: string) => void;
  /** Newer rows are on their way. */
  busy: boolean;
  /** Stands where rows would be. */
  children?: ReactNode;
}

const LEAP = 10;
const noneFolded: ReadonlySet<string> = new Set();

const extentOf = (grid: HTMLElement, rows: number, columns: number) => ({ rows, columns, leap: LEAP, rightToLeft: getComputedStyle(grid).direction === 'rtl' });

/** The table itself: one tab stop, walked by the arrow keys; very many rows are drawn as they come into view. */
export function Grid<Row>({ label, columns, rows, arranged, total, before, sort, onSort, busy, children }: GridProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const spot = useRef<Spot>({ row: 0, column: 0 });
  const wanted = useRef(false);
  const [held, setHeld] = useState<number | null>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set());
  const room = useRoom(frame);
  const gone = useMemo(() => (room === null ? null : collapsed(columns, room)), [columns, room]);
  const shown = useMemo(() => columns.filter(({ id }) => !gone?.has(id)), [columns, gone]);
  const hidden = useMemo(() => columns.filter(({ id }) => gone?.has(id)), [columns, gone]);
  const drawn = useRowWindow(rows.length, frame, held);
  const toggled = hidden.length > 0;
  const widths = widthsOf(shown, toggled, room);
  const width = shown.length + (toggled ? 1 : 0);

  useLayoutEffect(() => {
    if (grid.current === null) return;
    if (wanted.current && focusSpot(grid.current, spot.current)) wanted.current = false;
    else keepTabStop(grid.current, spot.current);
  });

  const toggle = useCallback(
    (index: number) => {
      const key = rows[index]?.key;
      if (key !== undefined) setOpen((keys) => new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]));
    },
    [rows],
  );

  const walk = (event: KeyboardEvent<HTMLTableElement>) => {
    const from = spotOf(event.target);
    if (from === null || event.altKey || event.metaKey) return;
    const next = nextSpot(from, event.key, event.ctrlKey, extentOf(event.currentTarget, rows.length, width));
    if (next === null) return;
    event.preventDefault();
    spot.current = next;
    wanted.current = !focusSpot(event.currentTarget, next);
    if (next.row !== HEAD) drawn.reveal(next.row);
  };

  const follow = (event: FocusEvent<HTMLTableElement>) => {
    const found = spotOf(event.target);
    if (found === null) return;
    spot.current = found;
    keepTabStop(event.currentTarget, found);
    setHeld(found.row);
  };

  const footed = columns.some(({ footer }) => footer !== undefined);
  return (
    <Frame ref={frame} data-tall={rows.length > DRAWN_AT_ONCE || undefined} aria-busy={busy}>
      <Table ref={grid} role="grid" aria-rowcount={total + (footed ? 2 : 1)} aria-colcount={width} onKeyDown={walk} onFocus={follow}>
        <VisuallyHidden as="caption">{label}</VisuallyHidden>
        <colgroup>
          {toggled && <col style={{ inlineSize: widths.toggle }} />}
          {shown.map((column) => (
            <col key={column.id} style={{ inlineSize: widths.of(column) }} />
          ))}
        </colgroup>
        <TableHead columns={shown} sample={rows[0]?.row} sort={sort} onSort={onSort} toggled={toggled} />
        {drawn.items.map(({ index, gap }) => {
          const entry = rows[index];
          return (
            entry && (
              <Fragment key={entry.key}>
                {gap > 0 && <Gap columns={width} height={gap} />}
                <TableRow
                  row={entry.row}
                  index={index}
                  position={before + index + 2}
                  columns={shown}
                  hidden={hidden}
                  folded={gone ?? noneFolded}
                  open={open.has(entry.key)}
                  onToggle={toggle}
                  measure={drawn.measure}
                />
              </Fragment>
            )
          );
        })}
        {drawn.rest > 0 && <Gap columns={width} height={drawn.rest} />}
        {rows.length === 0 && children !== undefined && (
          <tbody>
            <tr>
              <Blank role="gridcell" colSpan={width}>{children}</Blank>
            </tr>
          </tbody>
        )}
        {footed && rows.length > 0 && (
          <TableFoot columns={shown} rows={arranged} onPage={rows.length} total={total} toggled={toggled} />
        )}
      </Table>
    </Frame>
  );
}

/** The height of rows that are not drawn. */
const Gap = ({ columns, height }: { columns: number; height: number }) => (
  <tbody aria-hidden>
    <tr>
      <Blank colSpan={columns} style={{ blockSize: height }} />
    </tr>
  </tbody>
);
