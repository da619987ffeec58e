import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { networkScenarios, toMockUrl } from '#mocks/network-scenarios.ts';
import { getwalletsummary } from '#shared/api/contract/wallet/wallet.ts';
import { units, ZERO } from '#shared/domain/money/money.ts';
import preview from '#storybook/preview.tsx';
import { pageLengths, type TableState } from '#ui-kit';
import { initialTransactionTable } from '../../model/transaction-filter.ts';
import { DECIDED_MS, submitDeposit } from '../../testing/wallet-scenes.ts';
import { WalletSummary } from '../WalletSummary.tsx';
import { LatestRequest, type LatestRequestProps } from './LatestRequest.tsx';
import { Transactions } from './Transactions.tsx';

/** The list refreshes every few seconds while a request is pending. */
const soon = { timeout: 10_000 };

const meta = preview.meta({
  component: LatestRequest,
  args: { kind: 'deposit' } satisfies LatestRequestProps,
});

export const FollowsByItself = meta.story({
  beforeEach: ({ exchange }) => submitDeposit(exchange),
  play: async ({ canvas, exchange }) => {
    await waitFor(
      () => expect(canvas.getByRole('region', { name: 'Latest deposit' })).toHaveTextContent('Pending'),
      soon,
    );
    exchange.clock.advance(DECIDED_MS);
    await expect(await canvas.findByText('The amount is in your balance.', {}, soon)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Deposit of ₹2,500.00: Accepted');
  },
});

export const Rejected = meta.story({
  beforeEach: async ({ exchange }) => {
    await submitDeposit(exchange, '123456780000');
    exchange.clock.advance(DECIDED_MS);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Latest deposit', {}, soon));
    await expect(canvas.getByText('The bank does not know this reference number.')).toBeVisible();
  },
});

export const NotRead = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(getwalletsummary));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, soon)).toHaveTextContent('Your requests could not be read');
  },
});

export const Summary = meta.story({
  beforeEach: ({ exchange }) => submitDeposit(exchange),
  render: () => <WalletSummary balance={{ available: units(47_500), exposure: units(-500) }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2,500.00', {}, soon)).toBeVisible();
    await expect(canvas.getByText('−500.00')).toBeVisible();
  },
});

export const SummaryUnread = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(getwalletsummary));
  },
  render: () => <WalletSummary balance={{ available: ZERO, exposure: ZERO }} />,
});

/** The days around the date of the story's exchange. */
const then: TableState = { ...initialTransactionTable, filters: { type: 'all', days: '2026-03-13..2026-03-15' } };

function Listed() {
  const [state, onState] = useState(then);
  return <Transactions view={{ state, onState, lengths: pageLengths }} now={Date.parse('2026-03-14T13:05:00Z')} />;
}

export const List = meta.story({
  beforeEach: async ({ exchange }) => {
    await submitDeposit(exchange, '123456780000');
    exchange.clock.advance(DECIDED_MS);
    await submitDeposit(exchange);
  },
  render: () => <Listed />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Rejected', {}, soon)).toBeVisible();
    await expect(canvas.getAllByText('2,500.00')).toHaveLength(2);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), 'Withdrawals');
    await expect(await canvas.findByText('No transactions here', {}, soon)).toBeVisible();
  },
});

/** The server pages the list: the app loads one page at a time. */
export const ListOfTenThousand = meta.story({
  beforeEach({ msw }) {
    const requests = Array.from({ length: 25 }, (_, index) => ({
      amount: 2500,
      generated_at: '2026-03-14T12:00:00.000Z',
      statement_type: 'DEPOSIT',
      status: 'ACCEPTED',
      remark: '',
      reference_no: String(900_000_000_000 + index),
    }));
    msw.use(
      http.post(toMockUrl(getwalletsummary), () =>
        HttpResponse.json({ status: true, data: requests, metadata: { total: 10_000, page: 1 } }),
      ),
    );
  },
  render: () => <Listed />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–25 of 10,000', {}, soon)).toBeVisible();
  },
});

export const ListFailing = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.malformed(getwalletsummary));
  },
  render: () => <Listed />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, soon)).toHaveTextContent('Your requests could not be read');
  },
});

export const ListLoading = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(getwalletsummary));
  },
  render: () => <Listed />,
});

export const ListSignedOut = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.signedOut(getwalletsummary));
  },
  render: () => <Listed />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, soon)).toHaveTextContent('Your session is over. Sign in again.');
  },
});
