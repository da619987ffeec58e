import type { ComponentDocs } from '../../docs/component-docs.ts';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DataTable } from './DataTable.tsx';
import { defaultTableState, pageLengths } from './model/table-state.ts';
import { createSampleRows, getSampleKey, sampleColumns, sampleColumnsWithDetails } from './samples.tsx';

const view = { state: defaultTableState, onState: () => undefined, lengths: pageLengths };
const table = { label: 'Settled bets', getRowKey: getSampleKey, view } as const;
const empty = <EmptyState title="No bets">A bet stands here once it is settled.</EmptyState>;

export const docs: ComponentDocs = {
  purpose: 'A table with search, sorting, pages and totals, which folds on narrow screens and has cards on phones.',
  useWhen: ['Rows of figures are compared, searched or exported.'],
  avoidWhen: [
    { when: 'Prices that can be pressed.', instead: 'OddsGrid' },
    { when: 'A few rows of names and values.', instead: 'FigureList' },
    { when: 'Cards of a lobby.', instead: 'PageGrid' },
  ],
  anatomy: {
    width: 'page',
    render: () => (
      <DataTable
        {...table}
        columns={sampleColumnsWithDetails}
        searchLabel="Search bets"
        renderTools={() => <Button>Export</Button>}
        content={{ kind: 'rows', rows: createSampleRows(3), empty }}
      />
    ),
    parts: [
      { part: 'Tools', role: 'Search, filters and export, on one line.', at: 'div:has(> div > [type=search])' },
      { part: 'Head', role: 'Sticky; a sortable head is a button.', at: 'thead' },
      {
        part: 'Rows',
        role: 'Text at the start, figures at the end. On phones each row is a card, if a column is its `title`.',
        at: '[aria-rowindex="3"]',
      },
      {
        part: 'Details',
        role: 'Columns that do not fit, behind a button of the row.',
        at: '[aria-rowindex="2"] [aria-expanded]',
      },
      { part: 'Foot', role: 'Totals of all found rows.', at: 'tr:has(> [role=rowheader])' },
      { part: 'Pager', role: 'Page length, range, pages.', at: 'nav' },
    ],
  },
  examples: {
    do: {
      caption: 'Say in an empty table what comes here.',
      render: () => <DataTable {...table} columns={sampleColumns} content={{ kind: 'rows', rows: [], empty }} />,
    },
    dont: {
      caption: 'Do not give two columns the same weight when one must fold first: set `priority`.',
      render: () => (
        <DataTable
          {...table}
          columns={sampleColumns.slice(0, 2)}
          content={{ kind: 'rows', rows: createSampleRows(3), empty }}
        />
      ),
    },
  },
  content: [
    'A head is one or two words. Its unit stands in the cell.',
    'Money and odds are aligned at their end.',
    'An empty cell is a dash. A card leaves it out, with its label.',
  ],
  keyboard: [
    ['Tab', 'Enters the table at one cell, and leaves it.'],
    ['Arrow keys', 'Move to the neighbouring cell.'],
    ['Home, End', 'First or last cell of the row; with Ctrl, of the table.'],
    ['Page Up, Page Down', 'Move by ten rows.'],
    ['Enter, Space', 'Sort, open a link, show details.'],
  ],
  announcements: [
    'A grid with its label and row count. The sorted head says its direction.',
    'After a search or a new page, a polite status says the range of rows, or that there are none.',
    'A sort changes only the direction that the head says.',
  ],
  states: [
    ['loading', 'Skeleton rows in the height of the first page.'],
    ['rows', 'Also with `busy`, while newer rows load.'],
    ['empty', 'An EmptyState inside the table.'],
    ['failed', 'An ErrorPanel inside the table.'],
  ],
  performance: [
    'With very many rows only those in sight are in the page.',
    'Search and sorting run on values, not on elements.',
  ],
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [
    ['2026-11-29', 'Without rows and with `empty: null`, the table does not say "0 rows": the rows may be unknown.'],
    ['2026-11-25', 'The prop `getRowKey` replaces "rowKey".'],
    ['2026-11-24', 'The prop `renderTools` replaces "tools".'],
    ['2026-11-24', 'On phones each row is a card, if a column is its title. The field `phone` of a column places it.'],
  ],
  synonyms: ['Grid', 'Report', 'Sortable list', 'Spreadsheet'],
};
