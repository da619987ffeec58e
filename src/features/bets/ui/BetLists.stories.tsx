import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { networkScenarios } from '#mocks/network-scenarios.ts';
import { deleteBets, openBets, settledBets, voidBets } from '#shared/api/contract/betting/bet-list.ts';
import preview from '#storybook/preview.tsx';
import { pageLengthsAndAll, renderPlainLink } from '#ui-kit';
import { type BetListName, initialBetTable } from '../model/bet-lists.ts';
import { respondWithBets } from '../testing/respond-with-bets.ts';
import { createSettledSamples, sampleBets } from '../testing/sample-bets.ts';
import { BetLists, type BetListsProps } from './BetLists.tsx';

const meta = preview.meta({
  component: BetLists,
  args: {
    link: renderPlainLink,
    toMatchHref: (sportId, matchId) => `/details/${sportId}/${matchId}`,
    view: { state: initialBetTable, onState: fn(), lengths: pageLengthsAndAll },
  } satisfies BetListsProps,
  render: function StatefulBetLists(args) {
    const [state, onState] = useState(args.view.state);
    return <BetLists {...args} view={{ ...args.view, state, onState }} />;
  },
});

const createListView = (list: BetListName, length = initialBetTable.length) => ({
  state: { ...initialBetTable, length, filters: { ...initialBetTable.filters, list } },
  onState: fn(),
  lengths: pageLengthsAndAll,
});

const onRequest = fn();

export const Open = meta.story({
  beforeEach({ msw }) {
    msw.use(respondWithBets(openBets, sampleBets.slice(0, 3)));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Back Mumbai')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Mumbai v Chennai' })[0]).toHaveAttribute(
      'href',
      '/details/4/30192825',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Unmatched' }));
    await expect(await canvas.findByText('Lay Chennai')).toBeVisible();
    await expect(canvas.queryByText('Back Mumbai')).toBeNull();
  },
});

/** On a phone each row shows match, selection, odds, stake and result. */
export const FoldedOpen = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach({ msw }) {
    msw.use(respondWithBets(openBets, sampleBets.slice(0, 3)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.85 × 1,000')).toBeVisible();
    await expect(canvas.getByText('174 @ 100 × 1,000')).toBeVisible();
    await expect(canvas.getAllByText('Mumbai v Chennai / Match odds')[0]).toBeVisible();
    await expect(canvas.getByText('Not matched')).toBeVisible();
  },
});

export const FoldedSettled = meta.story({
  args: { view: createListView('settled') },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach({ msw }) {
    msw.use(respondWithBets(settledBets, createSettledSamples(4)));
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('1.85 × 1,000'))[0]).toBeVisible();
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('Total');
  },
});

/** Pressing a column header reads the full list and sorts all of it. */
export const Settled = meta.story({
  args: { view: createListView('settled') },
  beforeEach({ msw }) {
    onRequest.mockClear();
    msw.use(respondWithBets(settledBets, createSettledSamples(130), onRequest));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1–25 of 130')).toBeVisible();
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('Total of this page');
    await expect(onRequest).toHaveBeenCalledTimes(1);
    await expect(onRequest).toHaveBeenCalledWith(expect.objectContaining({ page: 1, limit: 25 }));
    await userEvent.click(canvas.getByRole('button', { name: 'P & L' }));
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('−129.00'));
    await expect(canvas.getByText('−65.00', { selector: 'tfoot *' })).toBeVisible();
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('Total of 130 rows');
  },
});

/** The table renders only the rows near the window. */
export const TenThousandRows = meta.story({
  args: { view: createListView('settled', 'all') },
  beforeEach({ msw }) {
    msw.use(respondWithBets(settledBets, createSettledSamples(10_000, 10_000)));
  },
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', expect.stringMatching(/^1000\d$/)),
      { timeout: 20_000 },
    );
    await expect(canvas.getAllByRole('row').length).toBeLessThan(200);
  },
});

export const Deleted = meta.story({
  args: { view: createListView('deleted') },
  beforeEach({ msw }) {
    msw.use(respondWithBets(deleteBets, sampleBets.slice(4)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Wrong odds')).toBeVisible();
  },
});

export const Void = meta.story({
  args: { view: createListView('void') },
  beforeEach({ msw }) {
    msw.use(respondWithBets(voidBets, sampleBets.slice(3, 4)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Match abandoned')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.empty(openBets));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No open bets')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(openBets));
  },
});

export const Failing = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(openBets));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your bets could not be read');
  },
});

export const SignedOut = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.signedOut(openBets));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your session is over. Sign in again.');
  },
});

export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.refused(openBets, 'Bet lists are closed until 10:00.'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Bet lists are closed until 10:00.');
  },
});
