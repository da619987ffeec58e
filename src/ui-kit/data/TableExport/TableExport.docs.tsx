import type { ComponentDocs } from '../../docs/component-docs.ts';
import { createSampleRows, sampleColumns } from '../DataTable/samples.tsx';
import { TableExport } from './TableExport.tsx';

const table = { name: 'Settled bets', columns: sampleColumns, readRows: () => createSampleRows(25) } as const;

export const docs: ComponentDocs = {
  purpose: 'Writes every row of a table to a file or to paper.',
  useWhen: ['A report is kept, checked or sent.'],
  avoidWhen: [{ when: 'One value is taken along.', instead: 'CopyField' }],
  anatomy: [
    ['Formats', 'CSV, Excel, PDF and print, as a menu or as buttons.'],
    ['Progress', 'Rows read and written, with a button to cancel.'],
    ['Failure', 'What could not be written, with another attempt.'],
  ],
  examples: {
    do: { caption: 'One button with a menu.', render: () => <TableExport {...table} /> },
    dont: {
      caption: 'Do not show four buttons beside a search field.',
      render: () => <TableExport {...table} variant="buttons" formats={['csv', 'excel', 'pdf', 'print']} />,
    },
  },
  content: ['The file has the name of the table.', 'Notes above the rows name period and filters.'],
  keyboard: [
    ['Enter, Space', 'Open the menu, or export.'],
    ['Escape', 'Closes the menu.'],
  ],
  announcements: ['Progress and the number of rows are a polite status, a failure is an alert.'],
  states: [
    ['idle', 'The menu or the buttons.'],
    ['reading, writing', 'Progress and cancel.'],
    ['failed', 'The reason and another attempt.'],
  ],
  performance: ['Files are written in steps, so the page stays usable. Writers load with the first export.'],
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [],
  synonyms: ['Download', 'CSV', 'Excel', 'PDF', 'Print'],
};
