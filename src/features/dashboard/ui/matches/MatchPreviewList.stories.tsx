import { expect } from 'storybook/test';
import { createClock } from '#mocks/exchange/clock.ts';
import { createExchange } from '#mocks/exchange/create.ts';
import preview from '#storybook/preview.tsx';
import type { HomeScenario } from '../../testing/home-feed.ts';
import { WithHomeFeed } from '../../testing/WithHomeFeed.tsx';
import { MatchPreviewList, type MatchPreviewListProps } from './MatchPreviewList.tsx';

const rows = createExchange({
  seed: 7,
  clock: createClock({ now: Date.parse('2026-03-14T13:05:00Z'), mode: 'stopped' }),
}).board.listHomeMatches();

const meta = preview.meta({
  component: MatchPreviewList,
  parameters: { route: true, scenario: { of: 'filled', rows } satisfies HomeScenario },
  decorators: [
    (Story, { parameters }) => (
      <WithHomeFeed scenario={parameters['scenario'] as HomeScenario}>
        <Story />
      </WithHomeFeed>
    ),
  ],
  args: {
    title: 'In play now',
    show: 'in-play',
    limit: 4,
    toMatchHref: (row) => `/details/${row.sportId}/${row.matchId}`,
    renderOdds: () => null,
  } satisfies MatchPreviewListProps,
});

export const AFew = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'In play now' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
});

export const NothingInPlay = meta.story({
  parameters: { scenario: { of: 'filled', rows: rows.filter((row) => !row.inPlay) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No match is in play')).toBeVisible();
  },
});

export const Failing = meta.story({
  parameters: { scenario: { of: 'failing', failure: { kind: 'unreachable', code: 'FETCH_ERROR' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The matches could not be loaded');
  },
});
