import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import preview from '#storybook/preview.tsx';
import { createSampleLadderBet } from '../testing/ladder-bets.ts';
import {
  createLadderFeed,
  createSampleLadderMarket,
  type LadderFeed,
  toLadderOutline,
} from '../testing/ladder-feed.ts';
import { Ladder, type LadderProps } from './Ladder.tsx';

/** Feed of the current story. Play functions move its prices. */
let feed: LadderFeed | null = null;

const openPositions = [
  { runnerId: 1, result: units(400) },
  { runnerId: 2, result: units(-100) },
];
const bets = [
  createSampleLadderBet({ price: odds(185), stake: units(1500) }),
  createSampleLadderBet({ price: odds(187), side: 'lay', stake: units(500) }),
  createSampleLadderBet({ price: odds(300) }),
];

const meta = preview.meta({
  component: Ladder,
  parameters: { market: createSampleLadderMarket() },
  decorators: [
    function WithLadderFeed(Story, { parameters }) {
      const [testFeed] = useState(
        () => (feed = createLadderFeed(parameters['market'] as ReturnType<typeof createSampleLadderMarket> | null)),
      );
      return (
        <LiveProvider feed={testFeed}>
          <Story />
        </LiveProvider>
      );
    },
  ],
  args: {
    outline: toLadderOutline(createSampleLadderMarket()),
    positions: openPositions,
    bets,
    onSelect: fn(),
  } satisfies LadderProps,
});

export const WithBets = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const row = await canvas.findByRole('row', { name: /1\.85/ });
    await expect(row).toHaveTextContent('Your bets: Back 1,500');
    await expect(canvas.getByText('One of your bets stands at a price out of sight.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Back Mumbai at 1.85, / }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(
      expect.objectContaining({ side: 'back', price: 185, level: 0, runnerName: 'Mumbai' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Lay Mumbai at 1.80, offer unknown' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(
      expect.objectContaining({ side: 'lay', price: 180, level: undefined }),
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Chennai' }));
    await expect(await canvas.findByRole('button', { name: /^Lay Chennai at 2.18, / })).toBeVisible();
  },
});

export const WithoutBets = meta.story({ args: { positions: [], bets: [] } });

export const SeveralRunners = meta.story({
  parameters: { market: createSampleLadderMarket({ runners: 3 }) },
  args: {
    outline: toLadderOutline(createSampleLadderMarket({ runners: 3 })),
    positions: [...openPositions, { runnerId: 3, result: units(20) }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'At least' })).toBeVisible();
  },
});

export const PricesMove = meta.story({
  play: async ({ canvas, userEvent }) => {
    const cell = await canvas.findByRole('button', { name: /^Back Mumbai at 1.85, / });
    const top = cell.getBoundingClientRect().top;
    feed?.publish(createSampleLadderMarket({ best: 188 }));
    await expect(await canvas.findByRole('button', { name: /^Back Mumbai at 1.88, / })).toBeVisible();
    // The row stays, but its price has lost the offer.
    await expect(cell).toHaveAccessibleName(/^Back Mumbai at 1.85/);
    await expect(cell.getBoundingClientRect().top).toBe(top);
    feed?.publish(createSampleLadderMarket({ best: 240 }));
    await expect(await canvas.findByRole('button', { name: /^Back Mumbai at 2.40, / })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Recentre' }));
    await expect(canvas.getByRole('button', { name: /^Back Mumbai at 2.40, / })).toBeVisible();
  },
});

export const Suspended = meta.story({
  parameters: { market: createSampleLadderMarket({ status: 'suspended' }) },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Suspended'));
    await userEvent.click(canvas.getByRole('button', { name: /^Back Mumbai at 1.85/ }));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});

export const Stale = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('button', { name: /^Back Mumbai at 1.85, / });
    feed?.fail();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Prices delayed'));
    await userEvent.click(canvas.getByRole('button', { name: /^Back Mumbai at 1.85/ }));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});

export const NothingOnOffer = meta.story({
  parameters: { market: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is on offer')).toBeVisible();
  },
});
