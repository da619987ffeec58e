import { type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { MAX_PINS, type Pin, writePins } from '#shared/storage/pins.ts';
import preview from '#storybook/preview.tsx';
import { Card, renderPlainLink } from '#ui-kit';
import { createSampleFeed, createSamplePin, markets } from '../testing/sample-pins.ts';
import { PinnedMarkets, type PinnedMarketsProps } from './PinnedMarkets.tsx';
import { PinToggle } from './PinToggle.tsx';

const [first, second, closed] = markets.map(createSamplePin) as [Pin, Pin, Pin];
const endedPin: Pin = { ...first, marketId: '1.99', marketName: 'Tied Match' };
const fullList = Array.from({ length: MAX_PINS }, (_, index): Pin => ({ ...second, marketId: `2.${index}` }));

function WithSampleFeed({ responses, children }: { responses: 'at-once' | 'silent'; children: ReactNode }) {
  const [feed] = useState(() => createSampleFeed(responses));
  return <LiveProvider feed={feed}>{children}</LiveProvider>;
}

const meta = preview.meta({
  component: PinnedMarkets,
  decorators: [
    (Story, { parameters }) => (
      <WithSampleFeed responses={parameters['responses'] === 'silent' ? 'silent' : 'at-once'}>
        <Story />
      </WithSampleFeed>
    ),
  ],
  args: {
    renderMarket: ({ name, runners }) => <Card title={name}>{runners.map((runner) => runner.name).join(', ')}</Card>,
    toMatchHref: (sportId, matchId) => `/details/${sportId}/${matchId}`,
    link: renderPlainLink,
  } satisfies PinnedMarketsProps,
  beforeEach() {
    writePins([first, second]);
    return () => writePins([]);
  },
});

export const TwoMatches = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Mumbai, Chennai')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Move Match Odds of Delhi v Punjab up' }));
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAccessibleName('Match Odds of Delhi v Punjab');
    await expect(canvas.getByRole('button', { name: 'Move Match Odds of Delhi v Punjab up' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Unpin Match Odds of Delhi v Punjab' }));
    await expect(canvas.getByRole('listitem', { name: 'Match Odds of Mumbai v Chennai' })).toHaveFocus();
  },
});

export const SomeEnded = meta.story({
  beforeEach: () => writePins([first, closed, endedPin]),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2 markets have ended.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove them' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
});

export const Empty = meta.story({
  beforeEach: () => writePins([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No markets pinned')).toBeVisible();
  },
});

export const Loading = meta.story({ parameters: { responses: 'silent' } });

export const Star = meta.story({
  beforeEach: () => writePins([]),
  render: () => (
    <>
      {markets.slice(0, 1).map((outline) => (
        <PinToggle key={outline.marketId} outline={outline} />
      ))}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const star = canvas.getByRole('button', { name: 'Pin Match Odds of Mumbai v Chennai', pressed: false });
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  },
});

export const ListFull = meta.story({
  beforeEach: () => writePins(fullList),
  render: () => (
    <>
      {markets.slice(0, 1).map((outline) => (
        <PinToggle key={outline.marketId} outline={outline} />
      ))}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const star = canvas.getByRole('button', { name: /20 markets are pinned/ });
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'false');
  },
});
