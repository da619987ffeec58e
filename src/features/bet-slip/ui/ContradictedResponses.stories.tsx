import { expect, waitFor } from 'storybook/test';
import { createHandlers } from '#mocks/handlers/index.ts';
import { networkScenarios } from '#mocks/network-scenarios.ts';
import { saveBet } from '#shared/api/contract/betting/bet-place.ts';
import { readSession } from '#shared/storage/session.ts';
import preview from '#storybook/preview.tsx';
import { findOpenMarket } from '../testing/exchange-samples.ts';
import {
  clearPendingBets,
  DELAY_OVER_MS,
  findPlaceButton,
  passBetDelay,
  prepareBackAt101,
} from '../testing/placing-a-bet.ts';
import { emptySlotArgs, withSlipWidth } from '../testing/slip-story.tsx';
import { SlipOnMatch } from '../testing/SlipOnMatch.tsx';
import { BetSlipSlot } from './BetSlipSlot.tsx';

/** Responses that contradict their envelope or the list of bets. */
const meta = preview.meta({
  component: BetSlipSlot,
  beforeEach: clearPendingBets,
  args: emptySlotArgs,
  decorators: [withSlipWidth],
  render: (_, { exchange }) => <SlipOnMatch exchange={exchange} {...prepareBackAt101(exchange)} />,
});

export const RefusedInsideTheResponse = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.refusedInData(saveBet));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await findPlaceButton({ canvas }));
    await expect(await canvas.findByText('Something went wrong while placing your bet.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Stake' })).toHaveValue('500');
    await expect(canvas.queryByText(/^Placed/)).toBeNull();
  },
});

export const TakenTwice = meta.story({
  beforeEach({ msw, exchange }) {
    msw.use(networkScenarios.processedTwice(saveBet, createHandlers(exchange)));
  },
  play: async ({ canvas, userEvent, exchange }) => {
    await userEvent.click(await findPlaceButton({ canvas }));
    await canvas.findByText(/^Held: Back /);
    await passBetDelay(exchange);
    // The exchange holds the second bet for its own delay.
    const { matchId } = findOpenMarket(exchange);
    await waitFor(async () => {
      exchange.clock.advance(DELAY_OVER_MS);
      await expect(exchange.betting.listByMatch(readSession()?.userId ?? '', matchId)).toHaveLength(2);
    });
    await expect(await canvas.findByText('2 bets found')).toBeVisible();
    await expect(canvas.getByText(/contact your operator/)).toBeVisible();
  },
});

export const RefusedAfterItWasTaken = meta.story({
  beforeEach({ msw, exchange }) {
    msw.use(networkScenarios.refusedAfterProcessing(saveBet, createHandlers(exchange), 'Odds suspended!'));
  },
  play: async ({ canvas, userEvent, exchange }) => {
    await userEvent.click(await findPlaceButton({ canvas }));
    await canvas.findByText(/^Held: Back /);
    await passBetDelay(exchange);
    await expect(await canvas.findByText('1 bet found')).toBeVisible();
    await expect(canvas.getByText(/The answer was “Odds suspended!”, but your bets show this bet/)).toBeVisible();
  },
});
