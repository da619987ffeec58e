import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MATCH_ID, matchOdds, sessionLines } from '../../testing/market-samples.ts';
import { WithMatchFeed } from '../../testing/WithMatchFeed.tsx';
import { FancyLineCard, type FancyLineCardProps } from './FancyLineCard.tsx';

const [open, running, , suspended] = sessionLines;
if (open === undefined || running === undefined || suspended === undefined)
  throw new Error('the samples have fewer lines');

const meta = preview.meta({
  component: FancyLineCard,
  parameters: { picture: true },
  args: { line: open, freshness: 'live' } satisfies FancyLineCardProps,
  decorators: [
    (Story) => (
      <WithMatchFeed matchId={MATCH_ID} scenario={{ of: 'filled', markets: [matchOdds] }}>
        <Story />
      </WithMatchFeed>
    ),
  ],
});

/** Read-only: the runs cannot be pressed. */
export const Open = meta.story({
  play: async ({ canvas }) => {
    for (const cell of canvas.getAllByRole('button')) await expect(cell).toHaveAttribute('aria-disabled', 'true');
  },
});

export const BallRunning = meta.story({
  args: { line: running },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ball Running')).toBeVisible();
  },
});

export const Suspended = meta.story({ args: { line: suspended } });

export const Stale = meta.story({
  args: { freshness: 'stale' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prices delayed')).toBeVisible();
  },
});
