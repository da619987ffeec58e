import { useMemo } from 'react';
import { getNumberFormat } from '#shared/format/display.ts';
import { CardLabel } from '../cards/CardLabel.tsx';
import { CardCell, CardFoot, CardRow } from '../cards/TableCard.styles.ts';
import { getCardPlace } from '../model/card-layout.ts';
import type { Column } from '../model/column.ts';
import { calculateTotals } from '../model/totals.ts';
import { texts } from '../texts.ts';
import { FormattedValue, getAlignment } from './CellContent.tsx';
import { TotalCell, TotalsFoot } from './TableRow.styles.ts';

export interface TableFootProps<Row> {
  columns: readonly Column<Row>[];
  /** The found rows that are loaded. */
  rows: readonly Row[];
  /** Rows on this page, and rows found on all pages. */
  onPage: number;
  total: number;
  /** The first column opens the details of a row. */
  hasToggle: boolean;
  /** The total is a last card. */
  isCards: boolean;
}

/** Names the rows of a total unless they are the rows above it: all pages, or one page of the server's. */
function describeTotalsScope(rows: number, onPage: number, total: number): string | null {
  if (rows < total) return texts.totalOfPage;
  return onPage < rows ? texts.totalOf({ rows: getNumberFormat('plain', 0).format(rows) }) : null;
}

/** Labelled total of the found rows. */
export function TableFoot<Row>({ columns, rows, onPage, total, hasToggle, isCards }: TableFootProps<Row>) {
  const totals = useMemo(() => calculateTotals(columns, rows), [columns, rows]);
  if (totals === null) return null;
  const scope = describeTotalsScope(rows.length, onPage, total);
  const scopeNote = scope !== null && <small>{scope}</small>;
  if (isCards)
    return (
      <CardFoot role="rowgroup">
        <CardRow role="row" aria-rowindex={total + 2}>
          {columns.map((column, index) => {
            const value = totals[index];
            if (!value) return null;
            return column.getFooter === undefined ? (
              <CardCell as="th" key={column.id} scope="row" role="rowheader" data-place="title">
                <FormattedValue value={value} /> {scopeNote}
              </CardCell>
            ) : (
              <CardCell key={column.id} role="gridcell" data-place={getCardPlace(column)}>
                <CardLabel column={column} />
                <FormattedValue value={value} />
              </CardCell>
            );
          })}
        </CardRow>
      </CardFoot>
    );
  return (
    <TotalsFoot>
      <tr aria-rowindex={total + 2}>
        {hasToggle && <TotalCell role="gridcell" />}
        {columns.map((column, index) => {
          const value = totals[index];
          if (column.getFooter !== undefined || !value) {
            return (
              <TotalCell key={column.id} role="gridcell" data-align={getAlignment(column, rows[0])}>
                {value && <FormattedValue value={value} />}
              </TotalCell>
            );
          }
          return (
            <TotalCell as="th" key={column.id} scope="row" role="rowheader">
              <span>
                <FormattedValue value={value} />
              </span>{' '}
              {scopeNote}
            </TotalCell>
          );
        })}
      </tr>
    </TotalsFoot>
  );
}
