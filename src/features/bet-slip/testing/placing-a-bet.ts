import { expect, waitFor } from 'storybook/test';
import type { Exchange } from '#mocks/exchange/exchange.ts';
import { removePendingBet, readPendingBets } from '#shared/storage/pending-bets.ts';
import { readSession } from '#shared/storage/session.ts';
import { findOpenMarket, selectionIn } from './exchange-samples.ts';
import type { SlipOnMatchProps } from './SlipOnMatch.tsx';

export const PLACE_BUTTON_NAME = /^Place back bet · 500/;
/** Longer than the market holds a bet. */
export const DELAY_OVER_MS = 8_000;

export type StorySetup = (exchange: Exchange) => Omit<SlipOnMatchProps, 'exchange'>;

/** A back at the lowest odds is matched at the price on offer, wherever that moves. */
export const backAt101: StorySetup = (exchange) => ({
  selection: selectionIn(findOpenMarket(exchange), 'back'),
  odds: '1.01',
  stake: '500',
});

/** A story that ends with a bet on its way leaves nothing for the next one to look for. */
export const clearPendingBets = () => readPendingBets().forEach(({ reference }) => removePendingBet(reference));

interface Screen {
  readonly canvas: {
    findByText(text: RegExp): Promise<HTMLElement>;
    findByRole(role: 'button', options: { name: RegExp }): Promise<HTMLElement>;
  };
}

/** Lets the delay of a bet pass, once the exchange holds it: the request travels, and what is late for its own delay waits for ever. */
export async function passBetDelay({ betting, clock }: Exchange): Promise<void> {
  await waitFor(() => expect(betting.balance(readSession()?.userId ?? '').exposure).toBeLessThan(0));
  clock.advance(DELAY_OVER_MS);
}

/** The button, once the market's limits and delay are read. */
export async function findPlaceButton({ canvas }: Screen): Promise<HTMLElement> {
  await canvas.findByText(/^Min /);
  return canvas.findByRole('button', { name: PLACE_BUTTON_NAME });
}
