import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { formatCell, isNumeric, type TableCellValue } from '../DataTable/model/cell-value.ts';
import { type ExportSheet, WIDE_FROM } from './formats/export-sheet.ts';
import { PrintOnlySheetStyle, PrintPage } from './PrintSheet.styles.ts';
import { texts } from './texts.ts';

export interface PrintSheetProps {
  sheet: ExportSheet;
  /** The browser's print dialog closed, with or without printing. */
  onDone: () => void;
}

const getPrintAlignment = (value: TableCellValue | null): 'end' | undefined =>
  value !== null && isNumeric(value) ? 'end' : undefined;
/** A figure or moment reads from left to right in every language. */
const PrintedValue = ({ value }: { value: TableCellValue }) =>
  value.kind === 'text' ? formatCell(value) : <bdi dir="ltr">{formatCell(value)}</bdi>;
const SheetRow = ({ cells }: { cells: readonly (TableCellValue | null)[] }) => (
  <tr>
    {cells.map((value, column) => (
      <td key={column} data-align={getPrintAlignment(value)}>
        {value !== null && <PrintedValue value={value} />}
      </td>
    ))}
  </tr>
);

/** Every row for print only: drawn beside the app, printed, and removed. */
export function PrintSheet({ sheet, onDone }: PrintSheetProps) {
  useEffect(() => {
    // A modal print dialog has closed when print() returns. Others fire an event.
    const frame = requestAnimationFrame(() => window.print());
    window.addEventListener('afterprint', onDone);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', onDone);
    };
  }, [onDone]);
  return createPortal(
    <PrintPage data-print-sheet data-wide={sheet.columns.length >= WIDE_FROM || undefined} aria-hidden>
      <PrintOnlySheetStyle />
      <h1>{sheet.title}</h1>
      {sheet.notes.map(([name, value]) => (
        <p key={name}>{texts.note({ name, value: formatCell(value) })}</p>
      ))}
      <table>
        <thead>
          <tr>
            {sheet.columns.map(({ header }, column) => (
              <th key={header} data-align={getPrintAlignment(sheet.rows[0]?.[column] ?? null)}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((cells, row) => (
            <SheetRow key={row} cells={cells} />
          ))}
        </tbody>
        {sheet.totals && (
          <tbody>
            <SheetRow cells={sheet.totals} />
          </tbody>
        )}
      </table>
    </PrintPage>,
    document.body,
  );
}
