import { expect, waitFor } from 'storybook/test';
import type { Exchange } from '#mocks/exchange/exchange.ts';
import { createHandlers } from '#mocks/handlers/index.ts';
import { networkScenarios } from '#mocks/network-scenarios.ts';
import { bets } from '#shared/api/contract/betting/bet-list.ts';
import { saveBet } from '#shared/api/contract/betting/bet-place.ts';
import { readSession } from '#shared/storage/session.ts';
import preview from '#storybook/preview.tsx';
import { type PendingBet, pendingBetRows } from '../api/pending-bets-storage.ts';
import { findOpenMarket, findSelectionIn } from '../testing/exchange-samples.ts';
import {
  clearPendingBets,
  DELAY_OVER_MS,
  findPlaceButton,
  passBetDelay,
  PLACE_BUTTON_NAME,
  prepareBackAt101,
  type StorySetup,
} from '../testing/placing-a-bet.ts';
import { emptySlotArgs, renderSlipOfSetup, withSlipWidth } from '../testing/slip-story.tsx';
import { BetSlipSlot } from './BetSlipSlot.tsx';

const meta = preview.meta({
  component: BetSlipSlot,
  beforeEach: clearPendingBets,
  args: emptySlotArgs,
  parameters: { picture: true, setUp: prepareBackAt101 },
  decorators: [withSlipWidth],
  render: renderSlipOfSetup,
});

const listBets = (exchange: Exchange) =>
  exchange.betting.listByMatch(readSession()?.userId ?? '', findOpenMarket(exchange).matchId);

export const Held = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await findPlaceButton({ canvas }));
    await expect(await canvas.findByText(/^Held: Back /)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Placing the bet' })).toBeVisible();
  },
});

export const TenFastClicksSendOneBet = meta.story({
  play: async ({ canvas, userEvent, exchange }) => {
    const { matchId } = findOpenMarket(exchange);
    const button = await findPlaceButton({ canvas });
    for (let click = 0; click < 10; click++) button.click();
    await userEvent.keyboard('{Enter}{Enter}');
    await canvas.findByText(/^Held: Back /);
    await passBetDelay(exchange);
    await expect(await canvas.findByText('No bet selected')).toBeVisible();
    exchange.clock.advance(DELAY_OVER_MS);
    await expect(exchange.betting.listByMatch(readSession()?.userId ?? '', matchId)).toHaveLength(1);
  },
});

export const Placed = meta.story({
  play: async ({ canvas, userEvent, exchange }) => {
    await userEvent.click(await findPlaceButton({ canvas }));
    await canvas.findByText(/^Held: Back /);
    await passBetDelay(exchange);
    await expect(await canvas.findByText(/^Placed: Back .* · 500 @ 1.01$/)).toBeVisible();
    await expect(canvas.getByText(/^Matched at .*, asked 1.01$/)).toBeVisible();
    await expect(canvas.getByText('No bet selected')).toBeVisible();
  },
});

export const RefusedKeepsTheTicket = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.refused(saveBet, 'Odds suspended!'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await findPlaceButton({ canvas }));
    await expect(await canvas.findByText('Odds suspended!')).toBeVisible();
    await expect(canvas.getByText('Wait until it opens again. What you typed stays here.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Stake' })).toHaveValue('500');
    await expect(canvas.getByRole('button', { name: PLACE_BUTTON_NAME })).not.toHaveAttribute('aria-disabled', 'true');
  },
});

export const RefusedWithoutAWord = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.refused(saveBet, ''));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await findPlaceButton({ canvas }));
    await expect(await canvas.findByText('Something went wrong while placing your bet.')).toBeVisible();
  },
});

export const Unverified = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.lostRequest(saveBet));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await findPlaceButton({ canvas }));
    await expect(await canvas.findByText(/Not in your bets yet/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'This bet is being checked' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const LostAndFound = meta.story({
  beforeEach({ msw, exchange }) {
    msw.use(networkScenarios.lostResponse(saveBet, createHandlers(exchange)));
  },
  play: async ({ canvas, userEvent, exchange }) => {
    await userEvent.click(await findPlaceButton({ canvas }));
    await canvas.findByText(/^Held: Back /);
    await passBetDelay(exchange);
    await expect(await canvas.findByText(/We found the bet in your bets/)).toBeVisible();
    await expect(listBets(exchange).length).toBeLessThanOrEqual(1);
  },
});

/** Stores a bet that was pending when the page reloaded. */
const preparePendingBet = (ageMs: number) => (exchange: Exchange) => {
  const selection = findSelectionIn(findOpenMarket(exchange), 'back');
  const bet: PendingBet = {
    reference: 'pending-bet',
    matchId: selection.matchId,
    marketId: selection.marketId,
    selectionId: selection.runnerId,
    selectionName: selection.runnerName,
    runnerName: selection.runnerName,
    kind: 'odds',
    side: 'back',
    price: selection.price,
    stake: 50_000,
    sentAt: new Date(Date.now() - ageMs).toISOString(),
    delaySeconds: 5,
    knownBetIds: [],
  };
  pendingBetRows.tab.write([{ owner: readSession()?.userId ?? null, bet }]);
  return () => pendingBetRows.remove();
};

export const ReloadedAndNotPlaced = meta.story({
  parameters: {
    setUp: ((exchange) => ({
      selection: findSelectionIn(findOpenMarket(exchange), 'lay'),
      stake: '',
    })) satisfies StorySetup,
  },
  beforeEach: ({ exchange }) => preparePendingBet(60_000)(exchange),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/This bet was not placed\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByText(/This bet was not placed/)).toBeNull());
  },
});

export const ReloadedAndUnreadable = meta.story({
  beforeEach({ msw, exchange }) {
    msw.use(networkScenarios.unreachable(bets));
    return preparePendingBet(2_000)(exchange);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your bets are unavailable right now/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'This bet is being checked' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});
