import type { Balance, Bet } from '#shared/domain/bet.ts';
import type { Levels, Runner } from '#shared/domain/market.ts';
import { decimal, type Money } from '#shared/domain/money.ts';
import { oddsDecimal } from '#shared/domain/odds.ts';
import { handicapOf, type RunnerId, selectionIdOf } from '#shared/domain/runner-id.ts';

/** Domain words back to wire words: what a server of this contract sends. */

export const amountOf = (amount: Money | null) => (amount === null ? null : decimal(amount));

export const upper = <Word extends string>(word: Word) => word.toUpperCase() as Uppercase<Word>;

const offersOf = (levels: Levels) => levels.map((offer) => (offer === null ? null : { price: oddsDecimal(offer.price), size: decimal(offer.size) }));

/** A runner without a handicap says nothing of one. */
export const handicapIn = (runnerId: RunnerId) =>
  handicapOf(runnerId) === 0 ? {} : { handicap: handicapOf(runnerId) / 100 };

export const runnerOf = (runner: Runner) => ({
  selectionId: selectionIdOf(runner.runnerId),
  ...handicapIn(runner.runnerId),
  selection_name: runner.name,
  status: upper(runner.status),
  ex: { availableToBack: offersOf(runner.back), availableToLay: offersOf(runner.lay) },
  ...(runner.metadata === undefined
    ? {}
    : { metadata: { jockey: runner.metadata.jockey ?? null, trainer: runner.metadata.trainer ?? null, draw: runner.metadata.draw ?? null, colours: runner.metadata.colours ?? null } }),
});

export const balanceOf = (balance: Balance) => ({ balance: decimal(balance.available), liability: decimal(balance.exposure), profit_loss: decimal(balance.profitAndLoss) });

const deleteStatus = { active: 0, deleted: 1, void: 2 } as const satisfies Record<Bet['state'], number>;

export const betOf = (bet: Bet) => ({
  bet_id: bet.betId,
  sport_id: bet.sportId,
  match_id: bet.matchId,
  match_name: bet.matchName,
  market_id: bet.marketId,
  market_name: bet.marketName,
  event_type: bet.sportId,
  selection_name: bet.selectionName,
  odds: oddsDecimal(bet.price),
  size: bet.size / 100,
  stack: decimal(bet.stake),
  liability: decimal(bet.liability),
  profit: decimal(bet.profit),
  p_l: amountOf(bet.result),
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
