import { formatTimestamp } from '#shared/format/timestamp.ts';
import { createFileName, type ExportSheet } from './export-sheet.ts';
import { saveFile } from './save-file.ts';
import { yieldUnlessAborted } from './yield-unless-aborted.ts';

export type FileFormat = 'csv' | 'excel' | 'pdf';
export type ExportFormat = FileFormat | 'print';

export const exportFormats = ['csv', 'excel', 'pdf', 'print'] as const satisfies readonly ExportFormat[];

type ReportProgress = (done: number, total: number) => void;

/** Returns the language of the page, and the side where its lines begin. */
function readPageLanguage(): { tag: string; direction: 'ltr' | 'rtl' } {
  const { lang, dir } = document.documentElement;
  return { tag: lang === '' ? 'en' : lang, direction: dir === 'rtl' ? 'rtl' : 'ltr' };
}

/** Each writer loads on first use. */
const writers = {
  csv: async (sheet: ExportSheet) => (await import('./csv.ts')).createCsv(sheet),
  excel: async (sheet: ExportSheet) => (await import('./excel.ts')).createExcel(sheet),
  pdf: async (sheet: ExportSheet, onProgress: ReportProgress, signal: AbortSignal) =>
    (await import('./pdf.ts')).createPdf(sheet, onProgress, signal, readPageLanguage()),
} satisfies Record<FileFormat, (sheet: ExportSheet, onProgress: ReportProgress, signal: AbortSignal) => Promise<Blob>>;

const FILE_EXTENSIONS: Record<FileFormat, string> = { csv: 'csv', excel: 'xlsx', pdf: 'pdf' };

/** Writes the file and saves it, unless aborted before. */
export async function writeExportFile(
  format: FileFormat,
  sheet: ExportSheet,
  onProgress: ReportProgress,
  signal: AbortSignal,
): Promise<void> {
  await yieldUnlessAborted(signal);
  const blob = await writers[format](sheet, onProgress, signal);
  signal.throwIfAborted();
  saveFile(
    blob,
    `${createFileName(sheet.title, formatTimestamp(Date.now(), 'input') ?? '')}.${FILE_EXTENSIONS[format]}`,
  );
}
