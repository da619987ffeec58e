import * as z from 'zod/mini';
import type { Side } from '../../../domain/market/market.ts';
import { getHandicap, type RunnerId } from '../../../domain/market/runner-id.ts';
import { type Money, toDecimal } from '../../../domain/money/money.ts';
import { type MarketPrice, toDecimalPrice } from '../../../domain/odds/odds.ts';
import { endpoint } from '../../endpoint.ts';
import { placedBets } from './bet-row.ts';

/**
 * Time limit in milliseconds. The server holds a bet for the market's delay, and delays of ten seconds and more are in
 * use.
 */
const PLACE_TIMEOUT_MS = 30_000;

const backOrLay = z.union([z.literal(0), z.literal(1)]);
const selectionId = z.union([z.string(), z.number()]);

/** Places a bet or a cash-out. Responds after the delay: placed, or refused with a reason. */
export const saveBet = endpoint({
  method: 'POST',
  path: '/bet/saveBet',
  access: 'session',
  encoding: 'json',
  responseShape: 'data',
  timeoutMs: PLACE_TIMEOUT_MS,
  request: z.object({
    market_id: z.string(),
    selection_id: selectionId,
    stack: z.number(),
    is_back: backOrLay,
    odds: z.number(),
  }),
  response: placedBets,
});

/**
 * Runner ids that a bet may name. The contract has no field for a handicap, so the server would bet on another line.
 */
function toSelectionId(runnerId: RunnerId): number {
  if (getHandicap(runnerId) !== 0) throw new RangeError('a bet cannot name a handicap');
  return runnerId;
}

/** Builds the body of `saveBet`. The odds are those that the bettor saw. */
export const toBetBody = (bet: {
  marketId: string;
  runnerId: RunnerId;
  side: Side;
  price: MarketPrice;
  stake: Money;
}): z.input<typeof saveBet.request> => ({
  market_id: bet.marketId,
  selection_id: toSelectionId(bet.runnerId),
  stack: toDecimal(bet.stake),
  is_back: bet.side === 'back' ? 1 : 0,
  odds: toDecimalPrice(bet.price),
});

/** Places a fancy bet. Run and size must equal the current line. */
export const saveFancyBet = endpoint({
  method: 'POST',
  path: '/bet/saveFancyBet',
  access: 'session',
  encoding: 'json',
  responseShape: 'data',
  timeoutMs: PLACE_TIMEOUT_MS,
  request: z.object({ fancy_id: z.string(), stack: z.number(), is_back: backOrLay, run: z.number(), size: z.number() }),
  response: placedBets,
});

/** Builds the body of `saveFancyBet`. YES is back. */
export const toFancyBetBody = (bet: {
  fancyId: string;
  side: 'yes' | 'no';
  /** Run and size (the payout on 100) as plain numbers, as on the line. */
  run: number;
  size: number;
  stake: Money;
}): z.input<typeof saveFancyBet.request> => ({
  fancy_id: bet.fancyId,
  stack: toDecimal(bet.stake),
  is_back: bet.side === 'yes' ? 1 : 0,
  run: bet.run,
  size: bet.size,
});

/** Places bets on two or more runners of one race. The server places all of them or none. */
export const saveHrBet = endpoint({
  method: 'POST',
  path: '/bet/saveHrBet',
  access: 'session',
  encoding: 'json',
  responseShape: 'data',
  timeoutMs: PLACE_TIMEOUT_MS,
  request: z
    .array(
      z.object({
        selection_id: selectionId,
        selection_name: z.string(),
        market_id: z.string(),
        odds: z.number(),
        is_back: backOrLay,
        stack: z.number(),
      }),
    )
    .check(z.minLength(2)),
  response: placedBets,
});

/** Builds one entry of the body of `saveHrBet`. */
export const toMultiBetBody = (bet: {
  marketId: string;
  runnerId: RunnerId;
  runnerName: string;
  side: Side;
  price: MarketPrice;
  stake: Money;
}): z.input<typeof saveHrBet.request>[number] => ({
  selection_id: toSelectionId(bet.runnerId),
  selection_name: bet.runnerName,
  market_id: bet.marketId,
  odds: toDecimalPrice(bet.price),
  is_back: bet.side === 'back' ? 1 : 0,
  stack: toDecimal(bet.stake),
});
