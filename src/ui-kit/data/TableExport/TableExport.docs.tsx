import type { ComponentDocs } from '../../docs/component-docs.ts';
import { PressAfterMount } from '../../docs/PressAfterMount.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { createSampleRows, sampleColumns } from '../DataTable/samples.tsx';
import { TableExport } from './TableExport.tsx';

const table = { name: 'Settled bets', columns: sampleColumns, readRows: () => createSampleRows(25) } as const;

const button = { variant: 'buttons', formats: ['csv'] } as const;

/** An export that never ends, for the picture of its progress. */
function readForever(_signal: AbortSignal, onProgress: (done: number, total: number) => void): Promise<never> {
  onProgress(120, 400);
  return new Promise(() => undefined);
}

export const docs: ComponentDocs = {
  purpose: 'Writes every row of a table to a file or to paper.',
  useWhen: ['A report is kept, checked or sent.'],
  avoidWhen: [{ when: 'One value is taken along.', instead: 'CopyField' }],
  anatomy: {
    render: () => (
      <Stack gap="roomy">
        <TableExport {...table} />
        <PressAfterMount>
          <TableExport {...table} {...button} readRows={readForever} />
        </PressAfterMount>
        <PressAfterMount>
          <TableExport
            {...table}
            {...button}
            readRows={() => Promise.reject(new Error('The server does not respond'))}
          />
        </PressAfterMount>
      </Stack>
    ),
    parts: [
      { part: 'Formats', role: 'CSV, Excel, PDF and print, as a menu or as buttons.', at: '[aria-expanded]' },
      { part: 'Progress', role: 'Rows read and written, with a button to cancel.', at: '[role=status]:has(button)' },
      { part: 'Failure', role: 'What could not be written, with another attempt.', at: '[role=alert]' },
    ],
  },
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
    ['done', 'The number of exported rows, beside the menu or the buttons.'],
    ['failed', 'The reason and another attempt.'],
  ],
  performance: ['Files are written in steps, so the page stays usable. Writers load with the first export.'],
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [
    ['2026-11-25', 'The prop `readRows` replaces "rows".'],
    ['2026-11-22', 'The prop `variant` replaces "look".'],
  ],
  synonyms: ['Download', 'CSV', 'Excel', 'PDF', 'Print'],
};
