import { useCallback, useEffect, useRef, useState } from 'react';
import type { Column } from '../DataTable/model/column.ts';
import { type ExportFormat, writeExportFile } from './formats/export-formats.ts';
import { createSheet, type ExportNotes, type ExportSheet } from './formats/export-sheet.ts';

/**
 * Fetches every row of the table, not only this page's. Reading from the server reports progress and stops on abort.
 */
export type ExportRows<Row> = (
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
) => readonly Row[] | Promise<readonly Row[]>;

export type ExportPhase =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'reading' | 'writing';
      readonly format: ExportFormat;
      readonly done: number;
      readonly total: number | null;
    }
  | { readonly kind: 'printing'; readonly sheet: ExportSheet }
  | { readonly kind: 'done'; readonly rows: number }
  | { readonly kind: 'failed'; readonly format: ExportFormat };

interface ExportOptions<Row> {
  readonly name: string;
  readonly notes: ExportNotes;
  readonly columns: readonly Column<Row>[];
  readonly rows: ExportRows<Row>;
}

/** Runs one export at a time. A second start during an export is ignored, and leaving the page cancels it. */
export function useExport<Row>({ name, notes, columns, rows }: ExportOptions<Row>) {
  const [phase, setPhase] = useState<ExportPhase>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (format: ExportFormat): Promise<void> => {
    if (running.current !== null) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const reportProgress = (kind: 'reading' | 'writing') => (done: number, total: number) =>
      !signal.aborted && setPhase({ kind, format, done, total });
    setPhase({ kind: 'reading', format, done: 0, total: null });
    try {
      const exportedRows = await rows(signal, reportProgress('reading'));
      signal.throwIfAborted();
      const sheet = createSheet(name, notes, columns, exportedRows);
      setPhase(format === 'print' ? { kind: 'printing', sheet } : { kind: 'writing', format, done: 0, total: null });
      if (format !== 'print') await writeExportFile(format, sheet, reportProgress('writing'), signal);
      if (format !== 'print') setPhase({ kind: 'done', rows: exportedRows.length });
    } catch {
      setPhase(signal.aborted ? { kind: 'idle' } : { kind: 'failed', format });
    } finally {
      running.current = null;
    }
  };

  const cancel = useCallback(() => {
    running.current?.abort();
    setPhase({ kind: 'idle' });
  }, []);

  return { phase, start: (format: ExportFormat) => void start(format), cancel };
}
