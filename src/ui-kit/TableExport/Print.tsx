import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { cellText, isFigure, type CellValue } from '../DataTable/cellValue.ts';
import { OnlySheet, Paper } from './Print.styles.ts';
import { WIDE_FROM, type Sheet } from './sheet.ts';
import { texts } from './texts.ts';

export interface PrintProps {
  sheet: Sheet;
  /** The browser's print window was closed, whatever came of it. */
  onDone: () => void;
}

const align = (value: CellValue | null): 'end' | undefined => (value !== null && isFigure(value) ? 'end' : undefined);
const Line = ({ cells }: { cells: readonly (CellValue | null)[] }) => (
  <tr>
    {cells.map((value, column) => (
      <td key={column} data-align={align(value)}>
        {value === null ? '' : cellText(value)}
      </td>
    ))}
  </tr>
);

/** Every row, on paper alone: drawn beside the app, printed, and taken away. */
export function Print({ sheet, onDone }: PrintProps) {
  useEffect(() => {
    // A print window that is modal has closed when print() returns; others say so.
    const frame = requestAnimationFrame(() => window.print());
    window.addEventListener('afterprint', onDone);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', onDone);
    };
  }, [onDone]);
  return createPortal(
    <Paper data-print-sheet data-wide={sheet.columns.length >= WIDE_FROM || undefined} aria-hidden>
      <OnlySheet />
      <h1>{sheet.title}</h1>
      {sheet.notes.map(([name, value]) => (
        <p key={name}>{texts.note(name, cellText(value))}</p>
      ))}
      <table>
        <thead>
          <tr>
            {sheet.columns.map(({ header }, column) => (
              <th key={header} data-align={align(sheet.rows[0]?.[column] ?? null)}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((cells, row) => (
            <Line key={row} cells={cells} />
          ))}
        </tbody>
        {sheet.totals && (
          <tbody>
            <Line cells={sheet.totals} />
          </tbody>
        )}
      </table>
    </Paper>,
    document.body,
  );
}
