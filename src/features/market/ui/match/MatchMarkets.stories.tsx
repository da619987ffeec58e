import { expect, fn, waitFor, within } from 'storybook/test';
import { createClock } from '#mocks/exchange/clock.ts';
import { createExchange } from '#mocks/exchange/create.ts';
import { startInLiteMode } from '#shared/lite-mode/testing/lite-mode-scenes.ts';
import preview from '#storybook/preview.tsx';
import { bookmaker, MATCH_ID, matchOdds, placesMarket, winMarket } from '../../testing/market-samples.ts';
import type { MatchFeed, MatchScenario } from '../../testing/match-feed.ts';
import { WithMatchFeed } from '../../testing/WithMatchFeed.tsx';
import { LiveMarketCard } from '../card/LiveMarketCard.tsx';
import { MatchAnnouncements } from './MatchAnnouncements.tsx';
import { MatchMarkets, type MatchMarketsProps } from './MatchMarkets.tsx';

const failure = { kind: 'unreachable', code: 'FETCH_ERROR' } as const;
const filled: MatchScenario = { of: 'filled', markets: [matchOdds, bookmaker] };
let feed: MatchFeed | null = null;
const onSelect = fn();

const meta = preview.meta({
  component: MatchMarkets,
  parameters: { scenario: filled },
  decorators: [
    (Story, { parameters, args }) => {
      const { matchId } = args as MatchMarketsProps;
      return (
        <WithMatchFeed
          matchId={matchId}
          scenario={parameters['scenario'] as MatchScenario}
          onFeed={(newFeed) => void (feed = newFeed)}
        >
          <MatchAnnouncements matchId={matchId} />
          <Story />
        </WithMatchFeed>
      );
    },
  ],
  args: {
    matchId: MATCH_ID,
    renderMarket: (outline) => <LiveMarketCard outline={outline} onSelect={onSelect} />,
  } satisfies MatchMarketsProps,
});

export const Filled = meta.story();

/** The best price of each side, although the feed sends three. */
export const LiteMode = meta.story({
  parameters: { picture: true },
  beforeEach: startInLiteMode,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Back Mumbai at 1.85/ })).toBeVisible();
    const grid = within(canvas.getByRole('grid', { name: `Prices of ${matchOdds.name}` }));
    await expect(grid.getAllByRole('button', { name: /^(?:Back|Lay) Mumbai/ })).toHaveLength(2);
  },
});

const exchange = createExchange({
  seed: 7,
  clock: createClock({ now: Date.parse('2026-03-14T13:05:00Z'), mode: 'stopped' }),
});
const cricket = exchange.board.listHomeMatches().find((row) => row.sportId === '4' && row.inPlay);

/** A match of the simulated exchange at a fixed time. */
export const OfTheSimulatedExchange = meta.story({
  args: { matchId: cricket?.matchId ?? MATCH_ID },
  parameters: {
    scenario: {
      of: 'filled',
      markets: cricket ? exchange.board.listMatchMarkets(cricket.matchId) : [],
    } satisfies MatchScenario,
  },
});

export const AnnouncesASuspension = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Back Mumbai at 1.85/ });
    feed?.publish({ of: 'filled', markets: [{ ...matchOdds, status: 'suspended' }, bookmaker] });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Match odds suspended.'));
  },
});

export const Loading = meta.story({ parameters: { scenario: { of: 'loading' } satisfies MatchScenario } });

export const Empty = meta.story({
  parameters: { scenario: { of: 'filled', markets: [] } satisfies MatchScenario },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No markets for this match')).toBeVisible();
  },
});

export const Failing = meta.story({
  parameters: { scenario: { of: 'failing', failure } satisfies MatchScenario },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Prices are unavailable');
    feed?.publish({ of: 'failing', failure });
    await userEvent.click(await canvas.findByRole('button', { name: /try again/i }));
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

export const Refused = meta.story({
  parameters: {
    scenario: {
      of: 'failing',
      failure: { kind: 'refused', message: 'Match is not available.' },
    } satisfies MatchScenario,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Match is not available.');
  },
});

export const KeepsTheLastPrices = meta.story({
  parameters: { scenario: { of: 'old', markets: [matchOdds, bookmaker], failure } satisfies MatchScenario },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Prices are not being refreshed')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Back Mumbai at 1.85/ }));
    await expect(onSelect).not.toHaveBeenCalled();
  },
});

/** Two markets of one race in tabs, which the arrow keys change. */
export const WinAndPlaces = meta.story({
  args: { layout: 'tabs' },
  parameters: { scenario: { of: 'filled', markets: [winMarket, placesMarket] } satisfies MatchScenario },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('grid', { name: 'Prices of Win' })).toBeVisible();
    await expect(canvas.queryByRole('grid', { name: 'Prices of To Be Placed' })).toBeNull();
    canvas.getByRole('tab', { name: 'Win' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('grid', { name: 'Prices of To Be Placed' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'To Be Placed' })).toHaveFocus();
  },
});
