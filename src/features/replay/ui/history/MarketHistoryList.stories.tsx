import { type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';
import { createLiveFeed } from '#shared/live/create-live-feed.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { createBrowserEnvironment } from '#shared/live/store/browser-environment.ts';
import { idleTransport } from '#shared/live/transport/idle-transport.ts';
import preview from '#storybook/preview.tsx';
import { renderPlainLine } from '../../testing/render-plain-line.tsx';
import { renderPlainMarket } from '../../testing/render-plain-market.tsx';
import { createEventfulLine, openLine } from '../../testing/sample-line.ts';
import { createEventfulMarket, sampleOutline } from '../../testing/sample-market.ts';
import { MarketHistoryList, type MarketHistoryListProps } from './MarketHistoryList.tsx';

type HistoryKind = 'market' | 'line' | 'none';

function WithHistory({ historyKind, children }: { historyKind: HistoryKind; children: ReactNode }) {
  const [feed] = useState(() =>
    createLiveFeed(
      () => idleTransport,
      createBrowserEnvironment(),
      historyKind === 'none'
        ? undefined
        : (historyKind === 'line' ? createEventfulLine() : createEventfulMarket()).marketHistory,
    ),
  );
  return <LiveProvider feed={feed}>{children}</LiveProvider>;
}

const meta = preview.meta({
  component: MarketHistoryList,
  args: { renderMarket: renderPlainMarket, renderLine: renderPlainLine } satisfies MarketHistoryListProps,
  decorators: [
    (Story, { parameters }) => (
      <WithHistory historyKind={(parameters['historyKind'] as HistoryKind | undefined) ?? 'market'}>
        <Story />
      </WithHistory>
    ),
  ],
});

/** Opens a market that has left its page. */
export const Settled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: `Replay ${sampleOutline.name} of ${sampleOutline.matchName}` }),
    );
    await expect(await canvas.findByRole('button', { name: /Mumbai won$/ }, { timeout: 10_000 })).toBeVisible();
  },
});

/** Opens a session line that is closed and no longer listed. */
export const ClosedLine = meta.story({
  parameters: { historyKind: 'line' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Replay ${openLine.name} of Mumbai v Chennai` }));
    await userEvent.click(await canvas.findByRole('button', { name: /Closed$/ }, { timeout: 10_000 }));
    await expect(canvas.getByRole('button', { name: `No to ${openLine.name}, no line` })).toBeVisible();
  },
});

export const Nothing = meta.story({ parameters: { historyKind: 'none' } });
