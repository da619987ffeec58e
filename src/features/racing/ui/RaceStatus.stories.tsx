import preview from '#workshop/preview.tsx';
import { STORY_TIME } from '#workshop/story-time.ts';
import { expect } from 'storybook/test';
import type { Market } from '#shared/domain/market.ts';
import { marketOutline } from '#shared/live/image.ts';
import { raceMarket, WithRace } from '../testing/samples.tsx';
import { RaceStatus, type RaceStatusProps } from './RaceStatus.tsx';

/** Four minutes before the off. */
const market = raceMarket({ startsAt: new Date(STORY_TIME + 4 * 60_000).toISOString() });

const meta = preview.meta({
  component: RaceStatus,
  args: { outline: marketOutline(market) } satisfies RaceStatusProps,
  parameters: { market },
  render: (_, { parameters }) => {
    const shown = parameters['market'] as Market;
    return (
      <WithRace market={shown}>
        <RaceStatus outline={marketOutline(shown)} />
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
  parameters: { market: raceMarket({ startsAt: '2026-01-01T12:00:00Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Due off')).toBeVisible();
  },
});

export const InRunning = meta.story({
  parameters: { market: raceMarket({ inPlay: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In running')).toBeVisible();
  },
});

export const WaitingForTheResult = meta.story({ parameters: { market: raceMarket({ inPlay: true, status: 'suspended' }) } });

export const Won = meta.story({
  parameters: { market: raceMarket({ status: 'closed' }, 2) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Winner: 2. Gentle Thunder')).toBeVisible();
  },
});

/** Places come from their own market; the winner is named once. */
export const WonAndPlaced = meta.story({
  parameters: { market: raceMarket({ status: 'closed' }, 2) },
  render: (_, { parameters }) => {
    const win = parameters['market'] as Market;
    const places = { ...raceMarket({ status: 'closed', marketId: '1.32', type: 'to-be-placed', name: 'To Be Placed', winners: 2 }, 1), matchId: win.matchId };
    return (
      <WithRace market={win} also={[places]}>
        <RaceStatus outline={marketOutline(win)} places={marketOutline(places)} own="Your bet: +850.00" />
      </WithRace>
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Winner: 2. Gentle Thunder')).toBeVisible();
    await expect(await canvas.findByText('Placed: 1. Copper Letter')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Your bet: +850.00');
  },
});
