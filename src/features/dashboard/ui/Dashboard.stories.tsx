import { expect } from 'storybook/test';
import { createClock } from '#mocks/exchange/clock.ts';
import { createExchange } from '#mocks/exchange/create.ts';
import preview from '#storybook/preview.tsx';
import { OddsCell } from '#ui-kit';
import { formatBoardFilter, unfiltered } from '../model/board-filter.ts';
import type { HomeScenario } from '../testing/home-feed.ts';
import { WithHomeFeed } from '../testing/WithHomeFeed.tsx';
import { Dashboard, type DashboardProps } from './Dashboard.tsx';
import { MatchProgress } from './matches/MatchProgress.tsx';

const exchange = createExchange({
  seed: 7,
  clock: createClock({ now: Date.parse('2026-03-14T13:05:00Z'), mode: 'stopped' }),
});
const rows = exchange.board.listHomeMatches();
const failure = { kind: 'unreachable', code: 'FETCH_ERROR' } as const;
const filled: HomeScenario = { of: 'filled', rows };
const oneSport = rows[0]?.sportId ?? null;

/** Fixed prices. The market feature renders the live ones; those of the featured match have no draw. */
function StaticOdds({ matchId, teamsOnly = false }: { matchId: string; teamsOnly?: boolean }) {
  const runners = (rows.find((row) => row.matchId === matchId)?.runners ?? []).slice(0, teamsOnly ? 2 : undefined);
  return (
    <div style={{ display: 'flex', gap: 2 }}>
      {runners.flatMap(({ runnerId, name, back, lay }) => [
        <OddsCell
          key={`${runnerId} back`}
          side="back"
          level={0}
          kind="odds"
          runner={name}
          price={back[0]?.price ?? null}
          size={back[0]?.size ?? null}
        />,
        <OddsCell
          key={`${runnerId} lay`}
          side="lay"
          level={0}
          kind="odds"
          runner={name}
          price={lay[0]?.price ?? null}
          size={lay[0]?.size ?? null}
        />,
      ])}
    </div>
  );
}

const meta = preview.meta({
  component: Dashboard,
  parameters: { route: true, scenario: filled },
  decorators: [
    (Story, { parameters }) => (
      <WithHomeFeed scenario={parameters['scenario'] as HomeScenario}>
        <Story />
      </WithHomeFeed>
    ),
  ],
  args: {
    filter: unfiltered,
    toHref: (filter) => `/dashboard${formatBoardFilter(filter)}`,
    toMatchHref: (row) => `/details/${row.sportId}/${row.matchId}`,
    renderOdds: (row) => <StaticOdds matchId={row.matchId} />,
    renderFeaturedOdds: (row) => <StaticOdds matchId={row.matchId} teamsOnly />,
  } satisfies DashboardProps,
});

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Cricket · In-play' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Upcoming' })).toBeVisible();
  },
});

export const Scored = meta.story({
  args: {
    renderScore: (_row, details) => (
      <MatchProgress scores={['188/6', '121/5']} phase="14.2 ov" details={details} scored />
    ),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('14.2 ov'))[0]).toBeVisible();
  },
});

export const InPlayOnly = meta.story({
  args: { filter: { ...unfiltered, isInPlayOnly: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('In-Play');
    await expect(canvas.queryByRole('heading', { name: /^Upcoming/ })).toBeNull();
  },
});

export const OneSport = meta.story({
  args: { filter: { ...unfiltered, sportId: oneSport } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Competitions' })).toBeVisible();
  },
});

export const Loading = meta.story({ parameters: { scenario: { of: 'loading' } } });

export const Empty = meta.story({
  parameters: { scenario: { of: 'filled', rows: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matches here')).toBeVisible();
  },
});

export const NothingInPlay = meta.story({
  args: { filter: { ...unfiltered, isInPlayOnly: true } },
  parameters: { scenario: { of: 'filled', rows: rows.filter((row) => !row.inPlay) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Show all matches' })).toHaveAttribute('href', '/dashboard');
  },
});

export const Failing = meta.story({
  parameters: { scenario: { of: 'failing', failure } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The exchange cannot be reached');
    await expect(canvas.getByRole('button', { name: /try again/i })).toBeVisible();
  },
});

export const TookTooLong = meta.story({
  parameters: { scenario: { of: 'failing', failure: { kind: 'unreachable', code: 'TIMEOUT_ERROR' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The exchange took too long to answer.');
  },
});

export const KeepsTheLastMatches = meta.story({
  parameters: { scenario: { of: 'old', rows, failure } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/These matches may be out of date/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: /In-play$/ })).toBeVisible();
  },
});
