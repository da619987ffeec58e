import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { networkScenarios, toMockUrl } from '#mocks/network-scenarios.ts';
import { settledBets } from '#shared/api/contract/betting/bet-list.ts';
import { toDecimal } from '#shared/domain/money/money.ts';
import preview from '#storybook/preview.tsx';
import { defaultTableState, pageLengths } from '#ui-kit';
import { createSampleRounds } from '../testing/sample-rounds.ts';
import { CasinoOrders, type CasinoOrdersProps } from './CasinoOrders.tsx';

const meta = preview.meta({
  component: CasinoOrders,
  parameters: { picture: true },
  args: { view: { state: defaultTableState, onState: fn(), lengths: pageLengths } } satisfies CasinoOrdersProps,
  render: function StatefulCasinoOrders(args) {
    const [state, onState] = useState(args.view.state);
    return <CasinoOrders view={{ ...args.view, state, onState }} />;
  },
});

const onRequest = fn();
const respondWithOrders = (count: number, total = count) =>
  http.post(toMockUrl(settledBets), async ({ request }) => {
    onRequest(await request.json());
    const rows = createSampleRounds(count).map((round) => ({
      roundId: round.roundId,
      matchName: round.matchName,
      operatorId: round.operatorId,
      runnerName: round.runnerName,
      odds: 1.98,
      stake: round.stake === null ? null : toDecimal(round.stake),
      pnl: round.result === null ? null : toDecimal(round.result),
      createdAt: round.placedAt,
    }));
    return HttpResponse.json({ status: true, data: rows, metadata: { total, page: 1 } });
  });

export const Filled = meta.story({
  beforeEach({ msw }) {
    onRequest.mockClear();
    msw.use(respondWithOrders(37));
  },
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Star Casino - Order History' });
    await expect(onRequest).toHaveBeenCalledWith({ bets_type: 'settled', limit: 100, page: 1 });
    await expect(
      within(grid)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['ID', 'Event', 'Runner', 'Price', 'Size', 'P & L', 'Status', 'Date']);
    await expect(
      within(grid)
        .getAllByRole('gridcell')
        .slice(0, 7)
        .map((cell) => cell.textContent),
    ).toEqual([
      '88000000',
      'Teen Patti#op7',
      'Player A',
      '1.98',
      '100.00= 1,000 credits',
      '+98.00= +980 credits',
      'Settled',
    ]);
    await expect(
      within(canvas.getByLabelText('Rows'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['10', '25', '50', '100']);
    await expect(canvas.getByText('1–10 of 37')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'lucky');
    await waitFor(() => expect(canvas.getByText('1–10 of 12')).toBeVisible());
  },
});

export const MoreThanAPage = meta.story({
  beforeEach({ msw }) {
    msw.use(respondWithOrders(100, 250));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('These are the latest 100 of 250 orders. An export holds all of them.'),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.empty(settledBets));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No orders yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(settledBets));
  },
});

export const Failing = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(settledBets));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your casino orders could not be read');
  },
});

export const SignedOut = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.signedOut(settledBets));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your session is over. Sign in again.');
  },
});

export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.refused(settledBets, 'Reports are closed until 10:00.'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Reports are closed until 10:00.');
  },
});
