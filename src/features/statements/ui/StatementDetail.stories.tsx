import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { networkScenarios, toMockUrl } from '#mocks/network-scenarios.ts';
import { plBets } from '#shared/api/contract/betting/reports.ts';
import { startInOddsFormat } from '#shared/odds-format/testing/start-in-odds-format.ts';
import preview from '#storybook/preview.tsx';
import { saveStatementDetail, type StatementDetail as Detail, takeStatementDetail } from '../model/detail-storage.ts';
import { StatementDetail, type StatementDetailProps } from './StatementDetail.tsx';

const detail: Detail = {
  eventId: '1.2345',
  type: '1',
  matchName: 'Mumbai v Chennai',
  eventName: 'Match Odds',
  winnerName: 'Mumbai',
  netProfit: 85_050,
};
const createBet = (index: number, isLay: 0 | 1) => ({
  winner_name: 'Mumbai',
  selection_name: index % 2 === 0 ? 'Mumbai' : 'Chennai Super Kings and a very long name of a side',
  odds: 1.85 + index / 100,
  size: 1000,
  is_back: isLay,
  p_l: index % 2 === 0 ? 850.5 : -1000,
  createdAt: '2026-03-14T10:00:00Z',
  result_settled_at: '2026-03-14T13:00:00Z',
  bet_id: String(100_000_000 + index),
});
const mockBets = (count: number) =>
  http.post(toMockUrl(plBets), () =>
    HttpResponse.json({
      status: true,
      data: Array.from({ length: count }, (_, index) => createBet(index, index % 3 === 0 ? 1 : 0)),
    }),
  );

const meta = preview.meta({
  component: StatementDetail,
  parameters: { picture: true },
  args: { vid: 'filled', userName: 'demo', isInverted: true } satisfies StatementDetailProps,
  beforeEach: ({ args }: { args: Partial<StatementDetailProps> }) => saveStatementDetail(args.vid ?? '', detail),
});

export const Filled = meta.story({
  beforeEach({ msw }) {
    msw.use(mockBets(24));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Mumbai v Chennai - Match Odds' })).toBeVisible();
    await expect(canvas.getByText('+851')).toBeVisible();
    await expect((await canvas.findAllByTitle('Lay'))[0]).toHaveTextContent('L');
    for (const name of ['Print', 'Excel', 'PDF']) await expect(canvas.getByRole('button', { name })).toBeVisible();
    // The page reads it once and removes it.
    await expect(takeStatementDetail('filled')).toBeNull();
  },
});

export const AmericanOdds = meta.story({
  parameters: { picture: false },
  args: { vid: 'american' },
  beforeEach({ msw }) {
    msw.use(mockBets(2));
    return startInOddsFormat('american')();
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('−118'))[0]).toBeVisible();
    await expect(canvas.queryByText('1.85')).toBeNull();
  },
});

export const OneIsBackByConfiguration = meta.story({
  args: { vid: 'not inverted', isInverted: false },
  beforeEach({ msw }) {
    msw.use(mockBets(1));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('Back')).toHaveTextContent('B');
  },
});

export const Loading = meta.story({
  args: { vid: 'loading' },
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(plBets));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading bets')).toBeInTheDocument();
  },
});

/** docs/requirements.md#29-statement-detail: a failure leaves the table empty, without a message. */
export const Failing = meta.story({
  args: { vid: 'failing' },
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(plBets));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Loading bets')).toBeNull());
    await expect(canvas.getByRole('grid')).toBeVisible();
    await expect(canvas.queryByText('No bets')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Empty = meta.story({
  args: { vid: 'empty' },
  beforeEach({ msw }) {
    msw.use(networkScenarios.empty(plBets));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no settled bets behind this row.')).toBeVisible();
    await expect(canvas.queryByText('Loading bets')).toBeNull();
  },
});

export const OpenedByItself = meta.story({
  args: { vid: 'opened by itself' },
  beforeEach: () => void takeStatementDetail('opened by itself'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Open this page from a row/)).toBeVisible();
  },
});

/** docs/requirements.md#8-errors: this page shows no message, because the app goes to the login screen. */
export const SignedOut = meta.story({
  args: { vid: 'signed out' },
  beforeEach({ msw }) {
    msw.use(networkScenarios.signedOut(plBets));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Loading bets')).toBeNull());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
