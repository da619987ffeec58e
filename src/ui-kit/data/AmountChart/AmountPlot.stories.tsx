import { expect, waitFor } from 'storybook/test';
import { money } from '#shared/domain/money/money.ts';
import preview from '#storybook/preview.tsx';
import type { AmountPoint, AmountSeries } from './amount-points.ts';
import { AmountPlot, type AmountPlotProps } from './AmountPlot.tsx';

const points: readonly AmountPoint[] = [-25_000, 120_050, 0, -64_310].map((amount, index) => ({
  id: String(index),
  name: `2${index} Nov 2026`,
  tick: `2${index} Nov`,
  amounts: [money(amount)],
}));
const series: readonly AmountSeries[] = [
  { id: 'result', name: 'Result', tone: 'signed', sign: 'always', hasTotal: false },
];

const meta = preview.meta({
  component: AmountPlot,
  args: { title: 'Result of each day', variant: 'bars', series, points, syncId: 'days' } satisfies AmountPlotProps,
});

/** Two plots with one id walk together: the arrow keys show the same day in both. */
export const Together = meta.story({
  render: (args) => (
    <>
      <AmountPlot {...args} title="Running result" variant="line" />
      <AmountPlot {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('application')).toHaveLength(2), { timeout: 10_000 });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getAllByText('+1,200.50')).toHaveLength(2));
  },
});
