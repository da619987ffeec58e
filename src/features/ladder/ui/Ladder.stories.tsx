import preview from '#workshop/preview.tsx';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { units } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import { LiveProvider } from '#shared/live/react.tsx';
import { ladderBet } from '../testing/ladder-bets.ts';
import { ladderFeed, outline, sample, type LadderFeed } from '../testing/ladder-feed.ts';
import { Ladder, type LadderProps } from './Ladder.tsx';

/** The feed of the story on show: a play moves its prices. */
let feed: LadderFeed | null = null;

const standing = [{ runnerId: 1, result: units(400) }, { runnerId: 2, result: units(-100) }];
const bets = [ladderBet({ price: odds(185), stake: units(1500) }), ladderBet({ price: odds(187), side: 'lay', stake: units(500) }), ladderBet({ price: odds(300) })];

const meta = preview.meta({
  component: Ladder,
  parameters: { market: sample() },
  decorators: [
    function Fed(Story, { parameters }) {
      const [made] = useState(() => (feed = ladderFeed(parameters['market'] as ReturnType<typeof sample> | null)));
      return (
        <LiveProvider feed={made}>
          <Story />
        </LiveProvider>
      );
    },
  ],
  args: { outline: outline(sample()), positions: standing, bets, onPick: fn() } satisfies LadderProps,
});

export const WithBets = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const row = await canvas.findByRole('row', { name: /1\.85/ });
    await expect(row).toHaveTextContent('Your bets: Back 1,500');
    await expect(canvas.getByText('One of your bets stands at a price out of sight.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Back Mumbai at 1.85, / }));
    await expect(args.onPick).toHaveBeenLastCalledWith(expect.objectContaining({ side: 'back', price: 185, level: 0, runnerName: 'Mumbai' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lay Mumbai at 1.80, nothing known on offer' }));
    await expect(args.onPick).toHaveBeenLastCalledWith(expect.objectContaining({ side: 'lay', price: 180, level: undefined }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Chennai' }));
    await expect(await canvas.findByRole('button', { name: /^Lay Chennai at 2.18, / })).toBeVisible();
  },
});

export const WithoutBets = meta.story({ args: { positions: [], bets: [] } });

export const SeveralRunners = meta.story({
  parameters: { market: sample({ runners: 3 }) },
  args: { outline: outline(sample({ runners: 3 })), positions: [...standing, { runnerId: 3, result: units(20) }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'At least' })).toBeVisible();
  },
});

export const PricesMove = meta.story({
  play: async ({ canvas, userEvent }) => {
    const cell = await canvas.findByRole('button', { name: /^Back Mumbai at 1.85, / });
    const top = cell.getBoundingClientRect().top;
    feed?.tell(sample({ best: 188 }));
    await expect(await canvas.findByRole('button', { name: /^Back Mumbai at 1.88, / })).toBeVisible();
    // The row stands where it stood, with another price's offer gone from it.
    await expect(cell).toHaveAccessibleName(/^Back Mumbai at 1.85/);
    await expect(cell.getBoundingClientRect().top).toBe(top);
    feed?.tell(sample({ best: 240 }));
    await expect(await canvas.findByRole('button', { name: /^Back Mumbai at 2.40, / })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Recentre' }));
    await expect(canvas.getByRole('button', { name: /^Back Mumbai at 2.40, / })).toBeVisible();
  },
});

export const Suspended = meta.story({
  parameters: { market: sample({ status: 'suspended' }) },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Suspended'));
    await userEvent.click(canvas.getByRole('button', { name: /^Back Mumbai at 1.85/ }));
    await expect(args.onPick).not.toHaveBeenCalled();
  },
});

export const Stale = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('button', { name: /^Back Mumbai at 1.85, / });
    feed?.miss();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Prices delayed'));
    await userEvent.click(canvas.getByRole('button', { name: /^Back Mumbai at 1.85/ }));
    await expect(args.onPick).not.toHaveBeenCalled();
  },
});

export const NothingOnOffer = meta.story({
  parameters: { market: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is on offer')).toBeVisible();
  },
});
