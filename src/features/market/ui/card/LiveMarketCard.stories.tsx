import { expect, fn, waitFor } from 'storybook/test';
import { units } from '#shared/domain/money/money.ts';
import { ObservableValue } from '#shared/live/store/observable.ts';
import preview from '#storybook/preview.tsx';
import { Button } from '#ui-kit';
import {
  bookmaker,
  createHandicapMarket,
  marketLimits,
  MATCH_ID,
  matchOdds,
  placesMarket,
  toMarketOutline,
  withMovedPrice,
} from '../../testing/market-samples.ts';
import type { MatchFeed, MatchScenario } from '../../testing/match-feed.ts';
import { WithMatchFeed } from '../../testing/WithMatchFeed.tsx';
import { LiveMarketCard, type LiveMarketCardProps } from './LiveMarketCard.tsx';

const createFilledScenario = (...markets: (typeof matchOdds)[]): MatchScenario => ({ of: 'filled', markets });

/** Feed of the current story. Play functions move its prices. */
let feed: MatchFeed | null = null;

const meta = preview.meta({
  component: LiveMarketCard,
  parameters: { picture: true, scenario: createFilledScenario(matchOdds, bookmaker) },
  decorators: [
    (Story, { parameters }) => (
      <WithMatchFeed
        matchId={MATCH_ID}
        scenario={parameters['scenario'] as MatchScenario}
        onFeed={(newFeed) => void (feed = newFeed)}
      >
        <Story />
      </WithMatchFeed>
    ),
  ],
  args: { outline: toMarketOutline(matchOdds), limits: marketLimits, onSelect: fn() } satisfies LiveMarketCardProps,
});

export const MatchOdds = meta.story({
  args: {
    figures: [
      { runnerId: 1, now: units(850), whatIf: units(1340) },
      { runnerId: 2, now: units(-1000), whatIf: units(-1500) },
    ],
    selected: new ObservableValue([{ marketId: matchOdds.marketId, runnerId: 1, side: 'back' }]),
    action: <Button size="small">Cash out +128.40</Button>,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Back Mumbai at 1.85/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
});

export const Bookmaker = meta.story({
  args: { outline: toMarketOutline(bookmaker), limits: { ...marketLimits, maxStake: units(50_000), delaySeconds: 0 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Back Chennai at 115/ }));
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^Lay Mumbai at 87/ }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
});

/** Several runners win: each one has the lowest result if it is placed, and the lowest if it is not. */
export const Places = meta.story({
  parameters: { scenario: createFilledScenario(placesMarket) },
  args: {
    outline: toMarketOutline(placesMarket),
    figures: [
      { runnerId: 11, now: units(150), whatIf: units(950), ifNotPlaced: { now: units(-150), whatIf: units(-2150) } },
      { runnerId: 12, now: units(-150), whatIf: null, ifNotPlaced: { now: units(-50), whatIf: null } },
      { runnerId: 13, now: null, whatIf: null },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    const row = await canvas.findByRole('row', { name: /^1\. Copper Letter/ });
    await expect(row).toHaveTextContent(
      'At least, if placed: +150 / if not placed: −150 with this bet: → At least, if placed: +950 / if not placed: −2,150',
    );
    await expect(canvas.getByText('2 places')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Back 2\. Gentle Thunder at 1.65/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(
      expect.objectContaining({ marketName: 'To Be Placed', winners: 2 }),
    );
  },
});

/** Each handicap of a team is a runner of its own. Bets cannot name one, so the prices are read-only. */
export const HandicapLines = meta.story({
  parameters: { scenario: createFilledScenario(createHandicapMarket(5)) },
  args: { outline: toMarketOutline(createHandicapMarket(5)) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('Prices only: bets on handicap lines cannot be placed here.')).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Arsenal −0.5' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Chelsea +0.5' })).toBeVisible();
    const cell = await canvas.findByRole('button', { name: /^Back Arsenal minus 0\.5 at 6\.00/ });
    await expect(cell).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(cell);
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});

/** Sixty-six rows, as in a large soccer match. */
export const ManyHandicapLines = meta.story({
  parameters: { scenario: createFilledScenario(createHandicapMarket(33)) },
  args: { outline: toMarketOutline(createHandicapMarket(33)) },
  play: async ({ canvas }) => {
    const names = (await canvas.findAllByText(/^(Arsenal|Chelsea) /)).map(({ textContent }) => textContent);
    await expect(new Set(names).size).toBe(66);
  },
});

/** The mark of a moved price fades by time: a picture shows it or not, depending on the machine. */
const waitForMovementEnd = (cell: HTMLElement) =>
  waitFor(() => expect(cell).not.toHaveAttribute('data-movement'), { timeout: 10_000 });

export const PressedPrice = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const cell = await canvas.findByRole('button', { name: /^Back Mumbai at 1.85/ });
    await userEvent.pointer({ keys: '[MouseLeft>]', target: cell });
    feed?.publish(createFilledScenario(withMovedPrice(matchOdds, 1, 192)));
    await waitFor(() => expect(cell).toHaveAccessibleName(/^Back Mumbai at 1.92/));
    await expect(cell).toHaveAttribute('data-movement', 'up');
    await userEvent.pointer({ keys: '[/MouseLeft]', target: cell });
    await expect(args.onSelect).toHaveBeenCalledWith(
      expect.objectContaining({ price: 185, runnerName: 'Mumbai', side: 'back' }),
    );
    await waitForMovementEnd(cell);
  },
});

export const FocusSurvivesTicks = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const cell = await canvas.findByRole('button', { name: /^Lay Chennai at 2.18/ });
    cell.focus();
    feed?.publish(createFilledScenario(withMovedPrice(matchOdds, 2, 230)));
    await waitFor(() => expect(cell).toHaveAccessibleName(/^Lay Chennai at 2.31/));
    await expect(cell).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ price: 231, side: 'lay' }));
    await waitForMovementEnd(cell);
  },
});

export const Suspended = meta.story({
  parameters: { scenario: createFilledScenario({ ...matchOdds, status: 'suspended' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('Suspended')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Back Mumbai at 1.85/ }));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});

export const Closed = meta.story({
  parameters: {
    scenario: createFilledScenario({
      ...matchOdds,
      status: 'closed',
      runners: matchOdds.runners.map((runner, index) => ({ ...runner, status: index === 0 ? 'winner' : 'loser' })),
    }),
  },
});

export const RunnerRemoved = meta.story({
  parameters: {
    scenario: createFilledScenario({
      ...matchOdds,
      runners: matchOdds.runners.map((runner, index) => (index === 1 ? { ...runner, status: 'removed' } : runner)),
    }),
  },
});

export const Locked = meta.story({
  parameters: { scenario: createFilledScenario({ ...matchOdds, locked: true, news: 'Toss delayed by rain' }) },
});

export const Stale = meta.story({
  parameters: {
    scenario: {
      of: 'old',
      markets: [matchOdds],
      failure: { kind: 'unreachable', code: 'TIMEOUT_ERROR' },
    } satisfies MatchScenario,
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('Prices delayed')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Back Mumbai at 1.85/ }));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});

export const BeforeTheFirstPrices = meta.story({ parameters: { scenario: { of: 'loading' } satisfies MatchScenario } });
