import { expect, waitFor, within } from 'storybook/test';
import { money, units } from '#shared/domain/money/money.ts';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { PlatformStates } from '../../docs/PlatformStates.tsx';
import type { AmountPoint, AmountSeries } from './amount-points.ts';
import { AmountChart, type AmountChartProps } from './AmountChart.tsx';

const days = ['19', '20', '21', '22', '23', '24', '25'];
const createPoints = (amounts: readonly (readonly number[])[]): readonly AmountPoint[] =>
  amounts.map((each, index) => ({
    id: String(index),
    name: `${days[index % days.length] ?? ''} Nov 2026`,
    tick: `${days[index % days.length] ?? ''} Nov`,
    amounts: each.map(money),
  }));

const createSeries = (id: string, name: string, rest: Partial<AmountSeries>): AmountSeries => ({
  id,
  name,
  tone: 'accent',
  sign: 'negative',
  hasTotal: false,
  ...rest,
});

const balances = createPoints([
  [2_872_800],
  [3_100_050],
  [2_750_000],
  [2_760_010],
  [2_643_100],
  [2_643_100],
  [5_000_000],
]);
const results = createPoints([[-25_000], [120_050], [0], [-1], [64_310], [-120_000], [5_000]]);
const payments = createPoints([
  [500_000, 0],
  [0, -120_000],
  [250_000, -250_000],
  [100_000, -450_050],
]);

const meta = preview.meta({
  component: AmountChart,
  args: {
    title: 'Balance over time',
    summary: 'Highest at the end of 25 Nov 2026: 50,000.00. Lowest at the end of 23 Nov 2026: 26,431.00.',
    pointName: 'Day',
    variant: 'line',
    series: [createSeries('balance', 'Balance at the end of the day', {})],
    points: balances,
  } satisfies AmountChartProps,
});

/** The arrow keys go from day to day, and the figures of the day are read aloud. */
export const Balance = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('application', {}, { timeout: 10_000 });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('31,000.50', { selector: '[role=status] *' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText('Show as table')).toHaveFocus();
  },
});

/** Gains and losses are above and below the line, and each figure has its sign. */
export const Results = meta.story({
  args: {
    title: 'Result by day',
    summary: 'The 100 orders of this list add up to +443.59.',
    variant: 'bars',
    series: [createSeries('result', 'P & L', { tone: 'signed', sign: 'always', hasTotal: true })],
    points: results,
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('application', {}, { timeout: 10_000 });
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(await canvas.findByRole('rowheader', { name: 'Total' })).toBeVisible();
    await expect(canvas.getByRole('grid')).toHaveTextContent('−0.01');
    await expect(within(canvas.getByRole('rowheader').closest('tr') as HTMLElement).getByText('+443.59')).toBeVisible();
  },
});

export const TwoSeries = meta.story({
  args: {
    title: 'Deposits and withdrawals by month',
    summary: 'Accepted requests: +8,500.00 deposited, drawn upwards, and −8,200.50 withdrawn, drawn downwards.',
    variant: 'bars',
    series: [
      createSeries('deposits', 'Deposits', { sign: 'always', hasTotal: true }),
      createSeries('withdrawals', 'Withdrawals', { tone: 'quiet', sign: 'always', hasTotal: true }),
    ],
    points: payments,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('application', {}, { timeout: 10_000 });
  },
});

/** To save data, the drawing waits for a press. */
export const OnRequest = meta.story({
  args: { deferred: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Show as table')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Show as table')).toBeVisible();
    await canvas.findByRole('application', {}, { timeout: 10_000 });
  },
});

/** As high as the loaded chart. */
export const Loading = meta.story({ args: { points: null } });

/** One point has nothing to compare it with, so there is no chart. */
export const TooFewPoints = meta.story({
  args: { points: balances.slice(0, 1) },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

export const States = meta.story({
  render: (args) => (
    <PlatformStates>{(state) => <AmountChart {...args} title={`${args.title}, ${state}`} deferred />}</PlatformStates>
  ),
});

const longPoints = createPoints([
  [units(987_654_321), units(-987_654_321)],
  [0, 0],
]).map((point) => ({
  ...point,
  name: `${point.name} of the longest season that a league ever played`,
}));

export const LongTextBothWays = meta.story({
  args: {
    variant: 'bars',
    series: [
      createSeries('deposits', 'Depositsinonewordwithoutanyspace', { sign: 'always', hasTotal: true }),
      createSeries('withdrawals', 'Withdrawals of every month and every year', { tone: 'quiet', sign: 'always' }),
    ],
    points: longPoints,
  },
  render: (args) => (
    <BothWays>{(direction) => <AmountChart {...args} title={`${args.title}, ${direction}`} />}</BothWays>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const summary of canvas.getAllByText('Show as table')) await userEvent.click(summary);
    await waitFor(() => expect(canvas.getAllByRole('application')).toHaveLength(2), { timeout: 10_000 });
  },
});
