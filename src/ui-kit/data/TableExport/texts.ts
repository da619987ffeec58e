import { getNumberFormat } from '#shared/format/display.ts';
import type { ExportFormat } from './formats/export-formats.ts';

const formatCount = (count: number): string => getNumberFormat('plain', 0).format(count);

const names: Record<ExportFormat, string> = { csv: 'CSV', excel: 'Excel', pdf: 'PDF', print: 'Print' };

export const texts = {
  names,
  export: 'Export',
  exportOf: (table: string) => `Export ${table}`,
  formatOf: (table: string, format: ExportFormat) => `${names[format]}: ${table}`,
  reading: (done: number, total: number | null) =>
    total === null ? 'Reading rows…' : `Reading ${formatCount(done)} of ${formatCount(total)} rows…`,
  writing: (done: number, total: number | null) =>
    total === null ? 'Writing the file…' : `Writing ${formatCount(done)} of ${formatCount(total)} rows…`,
  done: (rows: number) => `${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'} exported`,
  noRows: 'There are no rows to export',
  failed: (format: ExportFormat) =>
    format === 'print' ? 'The page could not be printed' : `The ${names[format]} file could not be created`,
  cancel: 'Cancel',
  retry: 'Try again',
  close: 'Close',
  note: (name: string, value: string) => `${name}: ${value}`,
  page: (page: number, last: number) => `${page} / ${last}`,
  /** Below the rows of a PDF: characters that its font cannot draw. `mark` stands in the cells. */
  missing: (mark: string, codes: readonly string[], more: number) =>
    `${mark} stands for a character that this PDF cannot draw: ${codes.join(', ')}${more > 0 ? ` and ${formatCount(more)} more` : ''}. CSV, Excel and print show every character.`,
  outOfShape: (mark: string) =>
    `${mark} This PDF cannot join or place some letters of this text. CSV, Excel and print show it correctly.`,
} as const;
