import { expect } from 'storybook/test';
import type { Market } from '#shared/domain/market/market.ts';
import { outlineMarket } from '#shared/live/store/image.ts';
import preview from '#storybook/preview.tsx';
import { STORY_TIME } from '#storybook/simulation/freeze-time.ts';
import { createRaceMarket, WithRace } from '../testing/sample-races.tsx';
import { RaceStatus, type RaceStatusProps } from './RaceStatus.tsx';

/** Four minutes before the start. */
const market = createRaceMarket({ startsAt: new Date(STORY_TIME + 4 * 60_000).toISOString() });

const meta = preview.meta({
  component: RaceStatus,
  args: { outline: outlineMarket(market) } satisfies RaceStatusProps,
  parameters: { market },
  render: (_, { parameters }) => {
    const displayedMarket = parameters['market'] as Market;
    return (
      <WithRace market={displayedMarket}>
        <RaceStatus outline={outlineMarket(displayedMarket)} />
      </WithRace>
    );
  },
});

export const BeforeTheOff = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^Off in [34]m \d+s$/);
  },
});

export const DueOff = meta.story({
  parameters: { market: createRaceMarket({ startsAt: '2026-01-01T12:00:00Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Due off')).toBeVisible();
  },
});

export const InRunning = meta.story({
  parameters: { market: createRaceMarket({ inPlay: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In running')).toBeVisible();
  },
});

export const SuspendedInRunning = meta.story({
  parameters: { market: createRaceMarket({ inPlay: true, status: 'suspended' }) },
});

export const Won = meta.story({
  parameters: { market: createRaceMarket({ status: 'closed' }, 2) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Winner: 2. Gentle Thunder')).toBeVisible();
  },
});

/** The places come from their own market. The winner is listed once. */
export const WonAndPlaced = meta.story({
  parameters: { market: createRaceMarket({ status: 'closed' }, 2) },
  render: (_, { parameters }) => {
    const winMarket = parameters['market'] as Market;
    const placeMarket = {
      ...createRaceMarket(
        { status: 'closed', marketId: '1.32', type: 'to-be-placed', name: 'To Be Placed', winners: 2 },
        1,
      ),
      matchId: winMarket.matchId,
    };
    return (
      <WithRace market={winMarket} otherMarkets={[placeMarket]}>
        <RaceStatus
          outline={outlineMarket(winMarket)}
          placeMarket={outlineMarket(placeMarket)}
          ownResult="Your bet: +850.00"
        />
      </WithRace>
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Winner: 2. Gentle Thunder')).toBeVisible();
    await expect(await canvas.findByText('Placed: 1. Copper Letter')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Your bet: +850.00');
  },
});
