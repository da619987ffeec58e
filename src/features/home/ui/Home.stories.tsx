import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { networkScenarios, toMockUrl } from '#mocks/network-scenarios.ts';
import { openBets } from '#shared/api/contract/betting/bet-list.ts';
import { sportsPL } from '#shared/api/contract/betting/reports.ts';
import { money, units } from '#shared/domain/money/money.ts';
import type { Pin } from '#shared/storage/pins.ts';
import preview from '#storybook/preview.tsx';
import { renderPlainLink } from '#ui-kit';
import { AccountTiles, type AccountTilesProps } from './AccountTiles.tsx';
import { PinnedLinks } from './PinnedLinks.tsx';
import { QuickLinks } from './QuickLinks.tsx';

const balance = { available: units(48_250), exposure: money(-175_000), profitAndLoss: units(-1_750) };
const createPin = (place: number): Pin => ({
  sportId: '4',
  matchId: '31',
  marketId: `1.${place}`,
  kind: 'odds',
  matchName: 'Royal Challengers of the North v Sunrisers of the South',
  marketName: 'Match Odds',
});
const links = ['In-Play', 'Racing', 'My Bets', 'Responsible play'].map((name) => ({ href: `#${name}`, name }));

const today = http.post(toMockUrl(sportsPL), () =>
  HttpResponse.json({
    status: true,
    data: [
      { sport_id: '4', sport_name: 'Cricket', type: 1, total: 1_250.5, commission: -50.5 },
      { sport_id: '4', sport_name: 'Cricket', type: 2, total: -300, commission: 0 },
    ],
  }),
);

const meta = preview.meta({
  component: AccountTiles,
  args: {
    balance,
    hrefs: { balance: '#balance', exposure: '#exposure', today: '#today', open: '#open' },
    link: renderPlainLink,
    now: Date.parse('2026-03-14T13:05:00Z'),
  } satisfies AccountTilesProps,
});

export const Tiles = meta.story({
  beforeEach({ msw }) {
    msw.use(today);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+900.00')).toBeVisible();
    await expect(canvas.getByText('−1,750.00')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open bets' })).toHaveAttribute('href', '#open');
  },
});

export const TilesWaiting = meta.story({
  args: { balance: null },
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(sportsPL), networkScenarios.loading(openBets));
  },
});

/** A figure that fails to load is a dash; the others stay. */
export const TilesFailing = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(sportsPL));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0')).toBeVisible();
    await expect(canvas.getByText('48,250.00')).toBeVisible();
    await expect(canvas.getByText('–')).toBeVisible();
  },
});

export const Pinned = meta.story({
  render: () => (
    <PinnedLinks
      pins={Array.from({ length: 8 }, (_, index) => createPin(index))}
      toHref={({ marketId }) => `#${marketId}`}
      allHref="#all"
      link={renderPlainLink}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
    await expect(canvas.getByRole('link', { name: '2 more' })).toHaveAttribute('href', '#all');
  },
});

export const NothingPinned = meta.story({
  render: () => <PinnedLinks pins={[]} toHref={() => '#'} allHref="#all" link={renderPlainLink} />,
});

export const Quick = meta.story({ render: () => <QuickLinks links={links} link={renderPlainLink} /> });
