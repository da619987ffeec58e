import type { Balance, Bet } from '#shared/domain/bet/bet.ts';
import type { Levels, Runner } from '#shared/domain/market/market.ts';
import { getHandicap, type RunnerId, toSelectionId } from '#shared/domain/market/runner-id.ts';
import { type Money, toDecimal } from '#shared/domain/money/money.ts';
import { toDecimalPrice } from '#shared/domain/odds/odds.ts';

/** Converts an amount to the wire format. */

export const toWireAmount = (amount: Money | null) => (amount === null ? null : toDecimal(amount));

export const toUpperWord = <Word extends string>(word: Word) => word.toUpperCase() as Uppercase<Word>;

const toWireOffers = (levels: Levels) =>
  levels.map((offer) => (offer === null ? null : { price: toDecimalPrice(offer.price), size: toDecimal(offer.size) }));

/** Returns the handicap of a runner, or nothing without one. */
export const readHandicap = (runnerId: RunnerId) =>
  getHandicap(runnerId) === 0 ? {} : { handicap: getHandicap(runnerId) / 100 };

export const toWireRunner = (runner: Runner) => ({
  selectionId: toSelectionId(runner.runnerId),
  ...readHandicap(runner.runnerId),
  selection_name: runner.name,
  status: toUpperWord(runner.status),
  ex: { availableToBack: toWireOffers(runner.back), availableToLay: toWireOffers(runner.lay) },
  ...(runner.metadata === undefined
    ? {}
    : {
        metadata: {
          jockey: runner.metadata.jockey ?? null,
          trainer: runner.metadata.trainer ?? null,
          draw: runner.metadata.draw ?? null,
          colours: runner.metadata.colours ?? null,
        },
      }),
});

export const toWireBalance = (balance: Balance) => ({
  balance: toDecimal(balance.available),
  liability: toDecimal(balance.exposure),
  profit_loss: toDecimal(balance.profitAndLoss),
});

const deleteStatus = { active: 0, deleted: 1, void: 2 } as const satisfies Record<Bet['state'], number>;

export const toWireBet = (bet: Bet) => ({
  bet_id: bet.betId,
  sport_id: bet.sportId,
  match_id: bet.matchId,
  match_name: bet.matchName,
  market_id: bet.marketId,
  market_name: bet.marketName,
  event_type: bet.sportId,
  selection_name: bet.selectionName,
  odds: toDecimalPrice(bet.price),
  size: bet.size / 100,
  stack: toDecimal(bet.stake),
  liability: toDecimal(bet.liability),
  profit: toDecimal(bet.profit),
  p_l: toWireAmount(bet.result),
  is_back: bet.side === 'back' ? 1 : 0,
  is_fancy: bet.kind === 'fancy' ? 1 : 0,
  is_matched: bet.matched ? 1 : 0,
  winner_name: bet.winnerName,
  delete_status: deleteStatus[bet.state],
  deleted_reason: bet.deletedReason,
  createdAt: bet.placedAt,
  result_settled_at: bet.settledAt,
  reference: bet.reference,
});
