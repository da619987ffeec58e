import { expect, waitFor } from 'storybook/test';
import type { Exchange } from '#mocks/exchange/exchange.ts';
import { readSession } from '#shared/storage/session.ts';
import { pendingBetRows } from '../api/pending-bets-storage.ts';
import { findOpenMarket, findSelectionIn } from './exchange-samples.ts';
import type { SlipOnMatchProps } from './SlipOnMatch.tsx';

export const PLACE_BUTTON_NAME = /^Place back bet · 500/;
/** Longer than the market's bet delay. Milliseconds. */
export const DELAY_OVER_MS = 8_000;

export type StorySetup = (exchange: Exchange) => Omit<SlipOnMatchProps, 'exchange'>;

/** Story parameters that open the slip as `setUp` says. */
export const toSetupParameters = (setUp: StorySetup): { setUp: StorySetup } => ({ setUp });

/** A back bet at the lowest odds matches at the price on offer, wherever that moves. */
export const prepareBackAt101: StorySetup = (exchange) => ({
  selection: findSelectionIn(findOpenMarket(exchange), 'back'),
  odds: '1.01',
  stake: '500',
});

/** Removes the pending bet of a story, so that the next story does not check it. */
export const clearPendingBets = () => pendingBetRows.remove();

interface Screen {
  readonly canvas: {
    findByText(text: RegExp): Promise<HTMLElement>;
    findByRole(role: 'button', options: { name: RegExp }): Promise<HTMLElement>;
  };
}

/**
 * Advances past the bet delay once the exchange holds the bet. Advancing earlier would skip the delay before it
 * starts.
 */
export async function passBetDelay({ betting, clock }: Exchange): Promise<void> {
  await waitFor(() => expect(betting.getBalance(readSession()?.userId ?? '').exposure).toBeLessThan(0));
  clock.advance(DELAY_OVER_MS);
}

/** Finds the submit button once the market's limits and delay are loaded. */
export async function findPlaceButton({ canvas }: Screen): Promise<HTMLElement> {
  await canvas.findByText(/^Min /);
  return canvas.findByRole('button', { name: PLACE_BUTTON_NAME });
}
