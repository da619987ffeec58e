import {
  calculateBestFancyResult,
  calculateRunBands,
  calculateWorstFancyResult,
  toFancyBet,
} from '#shared/domain/bet/fancy.ts';
import { type Money, sum } from '#shared/domain/money/money.ts';
import {
  calculateBalance,
  calculateEventPositions,
  calculateReserves,
  groupByEvent,
  listActiveBets,
} from '../../betting/exposure.ts';
import { acceptOrder, listOrderBets } from '../../betting/orders.ts';
import type { Core } from '../../core.ts';
import type { BetListFilter, BetListKind, Betting, PlaceOutcome } from '../../interface/betting.ts';
import { isProfit } from '../../state/ledger.ts';
import type { BetRecord, OrderLeg } from '../../state/state.ts';
import { paginate, parseTimeSpan } from '../paging.ts';
import { toBet } from './bet-view.ts';
import { listExposureRows } from './exposure-rows.ts';
import { createFancyLeg, createMarketLeg } from './order-legs.ts';

const stateOfList: Readonly<Record<BetListKind, BetRecord['state']>> = {
  open: 'active',
  settled: 'settled',
  void: 'void',
  deleted: 'deleted',
};

function matchesFilter(bet: BetRecord, filter: BetListFilter): boolean {
  const { from, to } = parseTimeSpan(filter);
  // A settled bet counts on the day of its result, as in the statement.
  const at = bet.settledAt ?? bet.placedAt;
  if (at < from || at > to) return false;
  if (filter.matchId && bet.matchId !== filter.matchId) return false;
  if (filter.sportId && bet.sportId !== filter.sportId) return false;
  const searchText = filter.search?.trim().toLowerCase();
  return (
    !searchText ||
    [bet.matchName, bet.eventName, bet.selectionName, bet.betId].some((text) => text.toLowerCase().includes(searchText))
  );
}

const compareNewestFirst = (a: BetRecord, b: BetRecord) =>
  (b.settledAt ?? b.placedAt) - (a.settledAt ?? a.placedAt) || Number(b.betId) - Number(a.betId);

export function createBettingService(core: Core): Betting {
  async function submit(userId: string, legs: readonly OrderLeg[], reference?: string): Promise<PlaceOutcome> {
    const order = await core.changeState((state, now) =>
      acceptOrder(core.world, state, userId, legs, reference ?? null, now),
    );
    const decided = order.state === 'held' ? await core.waitForDecision(order.orderId) : order;
    if (decided.state !== 'placed') return { kind: 'refused', message: decided.message };
    return { kind: 'placed', bets: listOrderBets(core.read(), decided).map(toBet), message: decided.message };
  }

  const listOwnBets = (userId: string, isIncluded: (bet: BetRecord) => boolean) =>
    core
      .read()
      .bets.filter((bet) => bet.userId === userId && isIncluded(bet))
      .sort(compareNewestFirst);
  const groupActiveBets = (userId: string) => groupByEvent(listActiveBets(core.read(), userId));

  return {
    place: (userId, order, reference) => submit(userId, [createMarketLeg(core, order)], reference),
    placeFancy: (userId, order, reference) => submit(userId, [createFancyLeg(core, order)], reference),
    async placeMany(userId, orders, reference) {
      if (orders.length < 2) return { kind: 'refused', message: 'Please select minimum two runners.' };
      return submit(
        userId,
        orders.map((order) => createMarketLeg(core, order)),
        reference,
      );
    },
    listByMatch: (userId, matchId) =>
      listOwnBets(userId, (bet) => bet.state === 'active' && bet.matchId === matchId).map(toBet),
    list(userId, which, filter) {
      const page = paginate(
        listOwnBets(userId, (bet) => bet.state === stateOfList[which] && matchesFilter(bet, filter)),
        filter,
      );
      return { ...page, rows: page.rows.map(toBet) };
    },
    countPlacedByMatch(userId) {
      const counts = new Map<string, number>();
      for (const bet of core.read().bets)
        if (bet.userId === userId) counts.set(bet.matchId, (counts.get(bet.matchId) ?? 0) + 1);
      return counts;
    },
    listByEvent: (userId, eventId) =>
      listOwnBets(userId, (bet) => bet.state === 'settled' && bet.eventId === eventId).map(toBet),
    getPositions(userId, matchId) {
      const state = core.read();
      const now = core.clock.now();
      const markets = [...groupActiveBets(userId)].filter(
        ([, bets]) => bets[0]?.matchId === matchId && bets[0].kind !== 'fancy',
      );
      return Object.fromEntries(
        markets.map(([marketId, bets]) => [marketId, calculateEventPositions(core.world, state, marketId, bets, now)]),
      );
    },
    getFancyPosition(userId, fancyId) {
      const bets = (groupActiveBets(userId).get(fancyId) ?? []).map(toFancyBet);
      const bands = calculateRunBands(bets);
      return { bets, worstResult: calculateWorstFancyResult(bands), bestResult: calculateBestFancyResult(bands) };
    },
    getFancyLiabilities(userId, matchId) {
      const lines = [...groupActiveBets(userId)].filter(
        ([, bets]) => bets[0]?.kind === 'fancy' && (!matchId || bets[0].matchId === matchId),
      );
      return Object.fromEntries(
        lines.map(([fancyId, bets]): [string, Money] => [
          fancyId,
          calculateWorstFancyResult(calculateRunBands(bets.map(toFancyBet))),
        ]),
      );
    },
    getExposures: (userId) =>
      listExposureRows(core.read(), userId, calculateReserves(core.world, core.read(), userId, core.clock.now())),
    getBalance(userId) {
      const state = core.read();
      const { available, exposure } = calculateBalance(core.world, state, userId, core.clock.now());
      const played = state.entries.filter((entry) => entry.userId === userId && isProfit(entry));
      return { available, exposure, profitAndLoss: sum(played.map((entry) => entry.amount)) };
    },
  };
}
