import { useMemo } from 'react';
import { numberFormat } from '#shared/format/display.ts';
import { alignOf, Value } from './Cell.tsx';
import type { Column } from './column.ts';
import { Foot, Total } from './DataRow.styles.ts';
import { texts } from './texts.ts';
import { totalsOf } from './totals.ts';

export interface TableFootProps<Row> {
  columns: readonly Column<Row>[];
  /** The rows found, as far as they are here. */
  rows: readonly Row[];
  /** Rows on this page, and rows found on all pages. */
  onPage: number;
  total: number;
  /** A first column opens the details of its row. */
  toggled: boolean;
}

/** What a total covers where it is not simply the rows above it: all pages, or one page of the server's. */
function covered(rows: number, onPage: number, total: number): string | null {
  if (rows < total) return texts.totalOfPage;
  return onPage < rows ? texts.totalOf(numberFormat('plain', 0).format(rows)) : null;
}

/** The total of the rows found, labelled. */
export function TableFoot<Row>({ columns, rows, onPage, total, toggled }: TableFootProps<Row>) {
  const totals = useMemo(() => totalsOf(columns, rows), [columns, rows]);
  if (totals === null) return null;
  const scope = covered(rows.length, onPage, total);
  return (
    <Foot>
      <tr aria-rowindex={total + 2}>
        {toggled && <Total role="gridcell" />}
        {columns.map((column, at) => {
          const value = totals[at];
          if (column.footer !== undefined || !value) {
            return (
              <Total key={column.id} role="gridcell" data-align={alignOf(column, rows[0])}>
                {value && <Value value={value} />}
              </Total>
            );
          }
          return (
            <Total as="th" key={column.id} scope="row" role="rowheader">
              <span>
                <Value value={value} />
              </span>{' '}
              {scope !== null && <small>{scope}</small>}
            </Total>
          );
        })}
      </tr>
    </Foot>
  );
}
