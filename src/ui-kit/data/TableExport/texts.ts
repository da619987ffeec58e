import { defineTexts } from '#shared/texts/define-texts.ts';

export const texts = defineTexts('ui-kit.table-export', {
  names: { csv: 'CSV', excel: 'Excel', pdf: 'PDF', print: 'Print' },
  export: 'Export',
  exportOf: 'Export {table}',
  /** While the number of rows is not known. */
  progress: { reading: 'Reading rows…', writing: 'Writing the file…' },
  progressOf: {
    reading: 'Reading {done, number} of {total, number} rows…',
    writing: 'Writing {done, number} of {total, number} rows…',
  },
  done: '{rows, plural, one {# row} other {# rows}} exported',
  noRows: 'There are no rows to export',
  printFailed: 'The page could not be printed',
  /** {format} is CSV, Excel or PDF. */
  fileFailed: 'The {format} file could not be created',
  cancel: 'Cancel',
  retry: 'Try again',
  close: 'Close',
  note: '{name}: {value}',
  page: '{page} / {last}',
  /**
   * Below the rows of a PDF whose font lacks a character. {mark} stands in the cells. {codes} lists the first such
   * characters: "U+0905, U+0906".
   */
  missing:
    '{mark} stands for a character that this PDF cannot draw: {more, plural, =0 {{codes}} other {{codes} and # more}}. CSV, Excel and print show every character.',
});
