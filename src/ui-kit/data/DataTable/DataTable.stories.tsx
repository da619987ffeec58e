import { expect, fn, waitFor, within } from 'storybook/test';
import { money } from '#shared/domain/money/money.ts';
import { formatAmount } from '#shared/format/amount.ts';
import preview from '#storybook/preview.tsx';
import { PlatformStates } from '../../docs/PlatformStates.tsx';
import { showRightToLeft } from '../../docs/show-right-to-left.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../../feedback/ErrorPanel/ErrorPanel.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { defaultTableState, pageLengths, pageLengthsAndAll } from './model/table-state.ts';
import {
  createSampleRows,
  getEventNames,
  getSampleKey,
  longTextRow,
  sampleColumns,
  sampleColumnsWithTotal,
  type SampleRow,
} from './samples.tsx';
import { renderStateful, showNarrow } from './story-decorators.tsx';

const empty = <EmptyState title="No bets">Bets you place stand here once they are settled.</EmptyState>;

/** Storybook's manifest reads no `component: Table<Row>`. It finds the component of a name by the JSX of a story. */
const SampleTable = DataTable<SampleRow>;

const meta = preview.meta({
  component: SampleTable,
  args: {
    label: 'Settled bets',
    columns: sampleColumns,
    getRowKey: getSampleKey,
    content: { kind: 'rows', rows: createSampleRows(91), empty },
    view: { state: defaultTableState, onState: fn(), lengths: pageLengths },
    searchLabel: 'Search bets',
  } satisfies DataTableProps<SampleRow>,
  render: renderStateful,
});

export const Settled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: 'Settled bets' });
    await expect(grid).toHaveAttribute('aria-rowcount', '92');
    await expect(within(grid).getAllByRole('row')).toHaveLength(11);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('11–20 of 91')).toBeVisible();
    await expect(within(grid).getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '12');
    await userEvent.selectOptions(canvas.getByLabelText('Rows'), '100');
    await expect(canvas.getByText('91 rows')).toBeVisible();
  },
});

export const Sorted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole('columnheader', { name: 'Runner' });
    await userEvent.click(within(head).getByRole('button'));
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('gridcell', { name: /^Over/ })[0]).toHaveTextContent('Over 0');
    await userEvent.click(within(head).getByRole('button'));
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('gridcell', { name: /^Over/ })[0]).toHaveTextContent('Over 19');
  },
});

export const Searched = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search bets' }), 'over kolkata');
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '24'));
    await expect(new Set(getEventNames(canvas.getAllByRole('row').slice(1)))).toEqual(new Set(['Delhi v Kolkata']));
    const status = canvas.getByRole('status');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search bets' }), ' nowhere');
    await waitFor(() => expect(status).toHaveTextContent('0 rows'));
  },
});

/** One tab stop: the arrow keys move from cell to cell, and Enter follows a cell's link. */
export const Walked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getAllByRole('row')[2]?.children[1]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getAllByRole('row')[2]?.lastElementChild).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
    await expect(within(canvas.getByRole('columnheader', { name: 'Event' })).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Event' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Rows')).toHaveFocus();
  },
});

/** Ten thousand rows on one page: few are drawn, all can be reached, and the focused one stays. */
export const TenThousand = meta.story({
  args: {
    content: { kind: 'rows', rows: createSampleRows(10_000), empty },
    view: { state: { ...defaultTableState, length: 'all' }, onState: fn(), lengths: pageLengthsAndAll },
  },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(80);
    within(grid).getAllByRole('link')[0]?.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '10001'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '9999'));
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(80);
  },
});

/** Columns without space move into the row's details, the least important first. */
export const Folded = meta.story({
  decorators: [showNarrow],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Details',
      'Event',
      'P & L',
    ]);
    const toggle = canvas.getAllByRole('button', { name: 'Show the details of Mumbai v Chennai' })[0];
    await userEvent.click(toggle as HTMLElement);
    await expect(canvas.getByText('Runner')).toBeVisible();
    await expect(canvas.getByText('Over 0')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Over 0')).toBeNull();
  },
});

export const RightToLeft = meta.story({
  decorators: [showRightToLeft],
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('link')[0]?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getAllByRole('row')[1]?.children[1]).toHaveFocus();
  },
});

const rows = createSampleRows(12);
export const Totals = meta.story({
  args: {
    content: { kind: 'rows', rows, empty },
    columns: sampleColumnsWithTotal,
  },
  play: async ({ canvas, userEvent }) => {
    const getFoot = () => canvas.getByRole('rowheader').closest('tr') as HTMLElement;
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('Total of 12 rows');
    await expect(getFoot()).toHaveTextContent(
      formatAmount(money(rows.reduce((total, { result }) => total + result, 0)), { sign: 'always' }),
    );
    await userEvent.type(canvas.getByRole('searchbox'), 'kolkata');
    const found = rows.filter(({ event }) => event.includes('Kolkata'));
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', String(found.length + 2)));
    await expect(canvas.getByRole('rowheader')).toHaveTextContent(/^Total\s*$/);
    await expect(getFoot()).toHaveTextContent(
      formatAmount(money(found.reduce((total, { result }) => total + result, 0)), { sign: 'always' }),
    );
  },
});

/** One page of a server that searches, sorts and pages. */
export const OfTheServer = meta.story({
  args: {
    columns: sampleColumns.map((column) => ({ ...column, sortable: false })),
    content: { kind: 'rows', rows: createSampleRows(10), total: 10_000, busy: true, empty },
    view: { state: { ...defaultTableState, page: 3 }, onState: fn(), lengths: pageLengths },
    renderTools: () => <Button>Refresh</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21–30 of 10,000')).toBeVisible();
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '22');
  },
});

export const LongText = meta.story({ args: { content: { kind: 'rows', rows: [longTextRow], empty } } });

export const Empty = meta.story({ args: { content: { kind: 'rows', rows: [], empty } } });
export const Loading = meta.story({ args: { content: { kind: 'loading' } } });
export const Failed = meta.story({
  args: { content: { kind: 'failed', panel: <ErrorPanel title="Your bets could not be read" onRetry={fn()} /> } },
});

export const States = meta.story({
  render: ({ view, content, ...args }) => (
    <PlatformStates>
      {(state) => (
        <DataTable
          {...args}
          label={state}
          searchLabel={`Search ${state}`}
          content={content.kind === 'rows' ? { ...content, rows: content.rows.slice(0, 2) } : content}
          view={view}
        />
      )}
    </PlatformStates>
  ),
});
