import preview from '#workshop/preview.tsx';
import { expect } from 'storybook/test';
import { createClock } from '#mocks/exchange/clock.ts';
import { createExchange } from '#mocks/exchange/create.ts';
import type { HomeFate } from '../testing/home-feed.ts';
import { WithHome } from '../testing/WithHome.tsx';
import { MatchesNow, type MatchesNowProps } from './MatchesNow.tsx';

const rows = createExchange({ seed: 7, clock: createClock({ now: Date.parse('2026-03-14T13:05:00Z'), mode: 'stopped' }) }).board.homeMatches();

const meta = preview.meta({
  component: MatchesNow,
  parameters: { route: true, fate: { of: 'filled', rows } satisfies HomeFate },
  decorators: [
    (Story, { parameters }) => (
      <WithHome fate={parameters['fate'] as HomeFate}>
        <Story />
      </WithHome>
    ),
  ],
  args: { title: 'In play now', of: 'in-play', most: 4, matchHref: (row) => `/details/${row.sportId}/${row.matchId}`, renderOdds: () => null } satisfies MatchesNowProps,
});

export const AFew = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'In play now' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
});

export const NothingInPlay = meta.story({
  parameters: { fate: { of: 'filled', rows: rows.filter((row) => !row.inPlay) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No match is in play')).toBeVisible();
  },
});

export const Failing = meta.story({
  parameters: { fate: { of: 'failing', failure: { kind: 'unreachable', code: 'FETCH_ERROR' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The matches could not be loaded');
  },
});
