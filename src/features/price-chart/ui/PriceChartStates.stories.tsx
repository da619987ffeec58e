import { expect, waitFor } from 'storybook/test';
import { networkScenarios } from '#mocks/network-scenarios.ts';
import { priceHistory } from '#shared/api/contract/markets/price-history.ts';
import type { Market } from '#shared/domain/market/market.ts';
import { outlineMarket } from '#shared/live/store/image.ts';
import preview from '#storybook/preview.tsx';
import { PriceChartButton, PriceChartPanel, usePriceChart } from '../index.ts';
import { type ChartFeed, createChartMarket } from '../testing/chart-feed.ts';
import { mockPriceHistory, sampleHistory } from '../testing/sample-history.ts';
import { WithChartFeed } from '../testing/WithChartFeed.tsx';
import type { PriceChartPanelProps } from './PriceChartPanel.tsx';

/** Feed of the current story. Play functions move its prices. */
let feed: ChartFeed | null = null;

const market = createChartMarket();

const meta = preview.meta({
  component: PriceChartPanel,
  parameters: { picture: true, market },
  decorators: [
    (Story, { parameters }) => (
      <WithChartFeed market={parameters['market'] as Market | null} onFeed={(newFeed) => void (feed = newFeed)}>
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

export const Waiting = meta.story({
  beforeEach: ({ msw }) => msw.use(networkScenarios.loading(priceHistory)),
});

/** The chart shows what this page has received, and offers to read the rest again. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => msw.use(networkScenarios.unreachable(priceHistory)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Earlier prices are unavailable.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/Mumbai 1\.54, Chennai 2\.84$/),
    );
  },
});

export const Empty = meta.story({
  parameters: { market: null },
  beforeEach: ({ msw }) => msw.use(networkScenarios.empty(priceHistory)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No prices yet')).toBeVisible();
  },
});

/** Without the call, the chart begins with the first price of this page. */
export const PricesMove = meta.story({
  args: { hasServerHistory: false },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('slider', { name: 'Prices of Match Odds over time' });
    await waitFor(() => expect(chart).toHaveAttribute('aria-valuetext', 'Now: Mumbai 1.54, Chennai 2.84'));
    feed?.publish(
      createChartMarket([
        ['Mumbai', 166],
        ['Chennai', 250],
      ]),
    );
    await waitFor(() => expect(chart).toHaveAttribute('aria-valuetext', 'Now: Mumbai 1.66, Chennai 2.50'), {
      timeout: 3_000,
    });
  },
});

const long = 'The Royal and Ancient Challengers of Thiruvananthapuram and Surroundings <b>';

export const LongTextBothWays = meta.story({
  args: {
    target: outlineMarket(
      createChartMarket([
        [`${long} 1`, 154],
        [`${long} 2`, 284],
      ]),
    ),
  },
  beforeEach: ({ msw }) => msw.use(mockPriceHistory(sampleHistory)),
  render: (args) => (
    <div dir="rtl" style={{ inlineSize: '320px', maxInlineSize: '100%' }}>
      <PriceChartPanel {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('slider');
    await waitFor(() => expect(chart.scrollWidth).toBeLessThanOrEqual(320));
  },
});

function ChartInCard(props: Omit<PriceChartPanelProps, 'chart'>) {
  const chart = usePriceChart();
  return (
    <>
      <PriceChartButton target={props.target} chart={chart} />
      <PriceChartPanel {...props} chart={chart} />
    </>
  );
}

export const OpensFromTheHead = meta.story({
  parameters: { picture: false },
  beforeEach: ({ msw }) => msw.use(mockPriceHistory(sampleHistory)),
  render: ({ chart: _, ...args }) => <ChartInCard {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Price chart of Match Odds', expanded: false });
    await userEvent.click(button);
    await expect(await canvas.findByRole('region', { name: 'Prices of Match Odds over time' })).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
});
