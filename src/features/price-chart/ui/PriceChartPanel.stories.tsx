import { expect, waitFor } from 'storybook/test';
import type { Market } from '#shared/domain/market/market.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { createSampleBet } from '#shared/domain/testing/sample-bet.ts';
import { MINUTE_MS } from '#shared/format/durations.ts';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import { outlineMarket } from '#shared/live/store/image.ts';
import preview from '#storybook/preview.tsx';
import { toLineTarget } from '../index.ts';
import { createChartMarket } from '../testing/chart-feed.ts';
import { lineHistory, mockPriceHistory, NOW, raceHistory, sampleHistory } from '../testing/sample-history.ts';
import { WithChartFeed } from '../testing/WithChartFeed.tsx';
import { PriceChartPanel, type PriceChartPanelProps } from './PriceChartPanel.tsx';

const market = createChartMarket();
const race = createChartMarket(
  raceHistory.runners.map(
    ({ prices }, index) => [`${index + 1}. Silver Drum`, Math.round((prices.at(-1)?.[1] ?? 0) * 100)] as const,
  ),
  { name: 'Win' },
);

const meta = preview.meta({
  component: PriceChartPanel,
  parameters: { picture: true, market },
  decorators: [
    (Story, { parameters }) => (
      <WithChartFeed market={parameters['market'] as Market | null}>
        <Story />
      </WithChartFeed>
    ),
  ],
  args: {
    target: outlineMarket(market),
    chart: { open: true, panelId: 'chart', toggle: () => undefined },
    hasServerHistory: true,
  } satisfies PriceChartPanelProps,
});

export const MatchOdds = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPriceHistory(sampleHistory)),
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('slider', { name: 'Prices of Match Odds over time' });
    await waitFor(() =>
      expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Now: Mumbai [\d.]+, Chennai [\d.]+$/)),
    );
    await expect(canvas.getByRole('button', { name: 'Innings' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Chance' }));
    await expect(canvas.getByRole('button', { name: 'Chance', pressed: true })).toBeVisible();
    await waitFor(() => expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/Mumbai [\d.]+%/)));
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
  },
});

export const OwnBets = meta.story({
  args: {
    bets: [
      createSampleBet({ price: odds(170), placedAt: '2026-03-14T11:40:00Z' }),
      createSampleBet({
        betId: '2',
        side: 'lay',
        selectionName: 'Chennai',
        price: odds(210),
        placedAt: '2026-03-14T12:30:00Z',
      }),
    ],
  },
  beforeEach: ({ msw }) => msw.use(mockPriceHistory(sampleHistory)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('your bets')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(await canvas.findByRole('cell', { name: 'Your bet: Lay Chennai at 2.10' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
  },
});

export const ByTheKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPriceHistory(sampleHistory)),
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('slider', { name: 'Prices of Match Odds over time' });
    await waitFor(() => expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Now: Mumbai/)));
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(chart).toHaveAttribute('aria-valuenow', '0');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(chart).toHaveAttribute('aria-valuenow', '5');
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining(`${formatTimestamp(NOW - 114 * MINUTE_MS, 'clock')}: Mumbai 1.66`),
    );
    await userEvent.keyboard('{End}');
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Now/));
    await userEvent.keyboard('{PageDown}');
    await expect(chart).toHaveAttribute('aria-valuenow', '83');
  },
});

export const AsTable = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPriceHistory(sampleHistory)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('slider', { name: 'Prices of Match Odds over time' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('table', { name: 'Prices of Match Odds' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Time',
      'Mumbai',
      'Chennai',
      'Event',
    ]);
    await expect(canvas.getByRole('cell', { name: 'Wicket: CHE 96/4 (11.0)' })).toBeInTheDocument();
    await expect(canvas.getByRole('cell', { name: 'Innings break: Target 168' })).toBeInTheDocument();
  },
});

/** Five favourites at first. The legend scrolls sideways and chooses the lines. */
export const FourteenRunners = meta.story({
  args: { target: outlineMarket(race) },
  parameters: { market: race },
  beforeEach: ({ msw }) => msw.use(mockPriceHistory(raceHistory)),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /Silver Drum/, pressed: true })).toHaveLength(5));
    await userEvent.click(canvas.getByRole('button', { name: /^14\. Silver Drum/ }));
    await expect(canvas.getAllByRole('button', { name: /Silver Drum/, pressed: true })).toHaveLength(6);
  },
});

export const OneRunner = meta.story({
  args: { target: outlineMarket(createChartMarket([['Mumbai', 154]])) },
  parameters: { market: createChartMarket([['Mumbai', 154]]) },
  beforeEach: ({ msw }) => msw.use(mockPriceHistory(sampleHistory)),
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('slider', { name: 'Prices of Match Odds over time' });
    await waitFor(() => expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Now: Mumbai [\d.]+$/)));
  },
});

/** A session line has runs in place of odds, and no chances. */
export const SessionLine = meta.story({
  args: { target: toLineTarget({ fancyId: '31_6', matchId: '31', name: '6 over run MUM' }, '4') },
  beforeEach: ({ msw }) => msw.use(mockPriceHistory(lineHistory)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '15 min' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Chance' })).toBeNull();
  },
});
