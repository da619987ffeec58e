import { formatWhen } from '#shared/format/when.ts';
import { breathe } from './breathe.ts';
import { save } from './save.ts';
import { fileName, type Sheet } from './sheet.ts';

export type FileFormat = 'csv' | 'excel' | 'pdf';
export type ExportFormat = FileFormat | 'print';

export const exportFormats = ['csv', 'excel', 'pdf', 'print'] as const satisfies readonly ExportFormat[];

type Progress = (done: number, total: number) => void;

/** Each writer is loaded when it is first asked for. */
const writers = {
  csv: async (sheet: Sheet) => (await import('./csv.ts')).csv(sheet),
  excel: async (sheet: Sheet) => (await import('./excel.ts')).excel(sheet),
  pdf: async (sheet: Sheet, onProgress: Progress, signal: AbortSignal) => (await import('./pdf.ts')).pdf(sheet, onProgress, signal),
} satisfies Record<FileFormat, (sheet: Sheet, onProgress: Progress, signal: AbortSignal) => Promise<Blob>>;

const endings: Record<FileFormat, string> = { csv: 'csv', excel: 'xlsx', pdf: 'pdf' };

/** Writes the file and hands it to the reader, unless it was called off before. */
export async function writeFile(format: FileFormat, sheet: Sheet, onProgress: Progress, signal: AbortSignal): Promise<void> {
  await breathe(signal);
  const blob = await writers[format](sheet, onProgress, signal);
  signal.throwIfAborted();
  save(blob, `${fileName(sheet.title, formatWhen(Date.now(), 'input') ?? '')}.${endings[format]}`);
}
