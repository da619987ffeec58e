import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { showRightToLeft } from '../../docs/show-right-to-left.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { defaultTableState, pageLengths, pageLengthsAndAll } from './model/table-state.ts';
import {
  createSampleRows,
  getSampleKey,
  longTextRow,
  sampleColumns,
  sampleColumnsWithDetails,
  sampleColumnsWithTotal,
  type SampleRow,
} from './samples.tsx';
import { renderStateful, showNarrow, simulatePhone } from './story-decorators.tsx';

const empty = <EmptyState title="No bets">Bets you place stand here once they are settled.</EmptyState>;

/** Storybook's manifest reads no `component: Table<Row>`. It finds the component of a name by the JSX of a story. */
const SampleTable = DataTable<SampleRow>;

/** Rows of a table on phones: each is a card, with the roles of a grid. */
const meta = preview.meta({
  component: SampleTable,
  args: {
    label: 'Settled bets',
    columns: sampleColumns,
    getRowKey: getSampleKey,
    content: { kind: 'rows', rows: createSampleRows(12), empty },
    view: { state: { ...defaultTableState, length: 10 }, onState: fn(), lengths: pageLengths },
  } satisfies DataTableProps<SampleRow>,
  render: renderStateful,
  decorators: [showNarrow],
  beforeEach: simulatePhone,
});

export const Cards = meta.story({
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Settled bets' });
    await expect(grid).toHaveAttribute('aria-rowcount', '13');
    const [, card] = within(grid).getAllByRole('row');
    await expect(
      within(card as HTMLElement)
        .getAllByRole('gridcell')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Event:Mumbai v Chennai',
      'Runner:Over 0',
      'Stake 100.00',
      'P & L −5.00',
      'Price: 1.01',
      expect.stringMatching(/^Date: 21 Nov 2026/),
    ]);
    await expect(grid.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** The select sorts by a column, the button beside it turns the order. */
export const SortedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const select = canvas.getByRole('combobox', { name: 'Sort by' });
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Runner');
    const getFirstCard = () => canvas.getAllByRole('row')[1];
    await expect(getFirstCard()).toHaveTextContent('Over 0');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Descending order. Sort ascending' })).toHaveFocus();
    await expect(canvas.getByRole('columnheader', { name: 'Runner' })).toHaveAttribute('aria-sort', 'descending');
    await expect(getFirstCard()).toHaveTextContent('Over 17');
  },
});

/** One tab stop: arrow keys move through the cells of a card, and from card to card. */
export const WalkedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('link')[0]?.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowRight}');
    await expect(document.activeElement).toHaveTextContent('Runner:Over 7');
    await userEvent.keyboard('{End}');
    await expect(document.activeElement).toHaveTextContent(/^Date:/);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Rows')).toHaveFocus();
  },
});

/** A card with more than four labels and values opens the others. A label without a value is left out. */
export const OpenedByKeyboard = meta.story({
  args: { columns: sampleColumnsWithDetails },
  play: async ({ canvas, userEvent }) => {
    const [, card] = canvas.getAllByRole('row');
    canvas.getAllByRole('link')[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveAccessibleName('Show the details of Mumbai v Chennai');
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).toHaveAccessibleName('Hide the details of Mumbai v Chennai');
    await expect(within(card as HTMLElement).getByRole('gridcell', { name: /^Side: ?Back$/ })).toBeVisible();
    await expect(within(card as HTMLElement).queryByRole('gridcell', { name: /^Remark/ })).toBeNull();
    await userEvent.keyboard('{End}');
    await expect(document.activeElement).toHaveTextContent('Side: Back');
  },
});

export const Totals = meta.story({
  args: { columns: sampleColumnsWithTotal },
  render: (args) => <DataTable {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('Total of 12 rows');
    const foot = canvas.getByRole('rowheader').closest('tr') as HTMLElement;
    await expect(within(foot).getAllByRole('gridcell')).toHaveLength(1);
  },
});

/** Few cards are drawn, all can be reached, and the focused one stays. */
/** Not pictured: the last pixels of its scroll depend on when the rows are measured. */
export const TenThousand = meta.story({
  parameters: { picture: false },
  args: {
    content: { kind: 'rows', rows: createSampleRows(10_000), empty },
    view: { state: { ...defaultTableState, length: 'all' }, onState: fn(), lengths: pageLengthsAndAll },
  },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    within(grid).getAllByRole('link')[0]?.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '10001'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '9999'));
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(80);
  },
});

export const RightToLeft = meta.story({
  args: { columns: sampleColumnsWithDetails },
  decorators: [showRightToLeft],
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('link')[0]?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement).toHaveAccessibleName('Show the details of Mumbai v Chennai');
  },
});

export const LongText = meta.story({
  args: { columns: sampleColumnsWithDetails, content: { kind: 'rows', rows: [longTextRow], empty } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid').scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Empty = meta.story({ args: { content: { kind: 'rows', rows: [], empty } } });
export const Loading = meta.story({ args: { content: { kind: 'loading' } } });
