import preview from '#workshop/preview.tsx';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { addressOf, fates } from '#mocks/fates.ts';
import { betOf } from '#mocks/handlers/wire.ts';
import { deleteBets, openBets, settledBets, voidBets } from '#shared/api/contract/bet-list.ts';
import type { Bet } from '#shared/domain/bet.ts';
import { units } from '#shared/domain/money.ts';
import { pageLengthsAndAll, plainLink } from '#ui-kit';
import { freshBets } from '../model/lists.ts';
import { someBets } from '../testing/some-bets.ts';
import { BetLists, type BetListsProps } from './BetLists.tsx';

const meta = preview.meta({
  component: BetLists,
  args: { link: plainLink, matchHref: (sportId, matchId) => `/details/${sportId}/${matchId}`, view: { state: freshBets, onState: fn(), lengths: pageLengthsAndAll } } satisfies BetListsProps,
  render: function Held(args) {
    const [state, onState] = useState(args.view.state);
    return <BetLists {...args} view={{ ...args.view, state, onState }} />;
  },
});

const asked = fn();
const [first] = someBets;
const many: readonly Bet[] = Array.from({ length: 130 }, (_, at) => ({
  ...(first as Bet), betId: String(1000 + at), selectionName: `Over ${at}`, result: units(at % 2 === 0 ? at : -at), settledAt: '2026-03-14T16:00:00.000Z', winnerName: 'Mumbai',
}));
const listed = (endpoint: typeof openBets | typeof settledBets | typeof voidBets | typeof deleteBets, bets: readonly Bet[]) =>
  http.post(addressOf(endpoint), async ({ request }) => {
    const { page, limit, ...filter } = (await request.json()) as { page: number; limit: number };
    asked({ page, limit, ...filter });
    return HttpResponse.json({ status: true, data: bets.slice((page - 1) * limit, page * limit).map(betOf), metadata: { total: bets.length, page } });
  });

export const Open = meta.story({
  beforeEach({ msw }) {
    msw.use(listed(openBets, someBets.slice(0, 3)));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Back Mumbai')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Mumbai v Chennai' })[0]).toHaveAttribute('href', '/details/4/30192825');
    await userEvent.click(canvas.getByRole('tab', { name: 'Unmatched' }));
    await expect(await canvas.findByText('Lay Chennai')).toBeVisible();
    await expect(canvas.queryByText('Back Mumbai')).toBeNull();
  },
});

/** A phone: each row says the match, the selection, odds and stake, and what it brings. */
export const FoldedOpen = meta.story({
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}><Story /></div>],
  beforeEach({ msw }) {
    msw.use(listed(openBets, someBets.slice(0, 3)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.85 × 1,000')).toBeVisible();
    await expect(canvas.getByText('174 @ 100 × 1,000')).toBeVisible();
    await expect(canvas.getAllByText('Mumbai v Chennai / Match odds')[0]).toBeVisible();
    await expect(canvas.getByText('Not matched')).toBeVisible();
  },
});

export const FoldedSettled = meta.story({
  args: { view: { state: { ...freshBets, filters: { ...freshBets.filters, list: 'settled' } }, onState: fn(), lengths: pageLengthsAndAll } },
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}><Story /></div>],
  beforeEach({ msw }) {
    msw.use(listed(settledBets, many.slice(0, 4)));
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('1.85 × 1,000'))[0]).toBeVisible();
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('Total');
  },
});

/** The server pages a list; pressing a header reads all of it, and puts all of it in order. */
export const Settled = meta.story({
  args: { view: { state: { ...freshBets, filters: { ...freshBets.filters, list: 'settled' } }, onState: fn(), lengths: pageLengthsAndAll } },
  beforeEach({ msw }) {
    asked.mockClear();
    msw.use(listed(settledBets, many));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1–25 of 130')).toBeVisible();
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('Total of this page');
    await expect(asked).toHaveBeenCalledTimes(1);
    await expect(asked).toHaveBeenCalledWith(expect.objectContaining({ page: 1, limit: 25 }));
    await userEvent.click(canvas.getByRole('button', { name: 'P & L' }));
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('−129.00'));
    await expect(canvas.getByText('−65.00', { selector: 'tfoot *' })).toBeVisible();
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('Total of 130 rows');
  },
});

const countless: readonly Bet[] = Array.from({ length: 10_000 }, (_, at) => ({ ...(many[at % many.length] as Bet), betId: String(10_000 + at) }));

/** All of them in one list: drawn as far as the window shows. */
export const TenThousandRows = meta.story({
  args: { view: { state: { ...freshBets, length: 'all', filters: { ...freshBets.filters, list: 'settled' } }, onState: fn(), lengths: pageLengthsAndAll } },
  beforeEach({ msw }) {
    msw.use(listed(settledBets, countless));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', expect.stringMatching(/^1000\d$/)), { timeout: 20_000 });
    await expect(canvas.getAllByRole('row').length).toBeLessThan(200);
  },
});

export const Deleted = meta.story({
  args: { view: { state: { ...freshBets, filters: { ...freshBets.filters, list: 'deleted' } }, onState: fn(), lengths: pageLengthsAndAll } },
  beforeEach({ msw }) {
    msw.use(listed(deleteBets, someBets.slice(4)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Wrong odds')).toBeVisible();
  },
});

export const Void = meta.story({
  args: { view: { state: { ...freshBets, filters: { ...freshBets.filters, list: 'void' } }, onState: fn(), lengths: pageLengthsAndAll } },
  beforeEach({ msw }) {
    msw.use(listed(voidBets, someBets.slice(3, 4)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Match abandoned')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.empty(openBets));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No open bets')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.loading(openBets));
  },
});

export const Failing = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.unreachable(openBets));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your bets could not be read');
  },
});

export const SignedOut = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.signedOut(openBets));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your session is over. Sign in again.');
  },
});

export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.refused(openBets, 'Bet lists are closed until 10:00.'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Bet lists are closed until 10:00.');
  },
});
