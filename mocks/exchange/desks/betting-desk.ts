import { fancyBest, fancyLiability, runBands } from '#shared/domain/fancy.ts';
import { sum, type Money } from '#shared/domain/money.ts';
import type { Core } from '../core.ts';
import { activeBets, byEvent, fancyStakeOf, positionsIn, reservesOf, standingOf } from '../betting/exposure.ts';
import { betsOfOrder, takeOrder } from '../betting/orders.ts';
import type { Betting, BetFilter, BetList, Outcome } from '../interface/betting.ts';
import { isProfit } from '../state/ledger.ts';
import type { BetRecord, Leg } from '../state/state.ts';
import { betView } from './bet-view.ts';
import { exposureRows } from './exposure-rows.ts';
import { fancyLeg, marketLeg } from './legs.ts';
import { paged, spanOf } from './page.ts';

const listed: Readonly<Record<BetList, BetRecord['state']>> = { open: 'active', settled: 'settled', void: 'void', deleted: 'deleted' };

function fits(bet: BetRecord, filter: BetFilter): boolean {
  const { from, to } = spanOf(filter);
  // An ended bet belongs to the day of its result, as its row of the statement does.
  const at = bet.settledAt ?? bet.placedAt;
  if (at < from || at > to) return false;
  if (filter.matchId && bet.matchId !== filter.matchId) return false;
  if (filter.sportId && bet.sportId !== filter.sportId) return false;
  const wanted = filter.search?.trim().toLowerCase();
  return !wanted || [bet.matchName, bet.eventName, bet.selectionName, bet.betId].some((text) => text.toLowerCase().includes(wanted));
}

const newestFirst = (a: BetRecord, b: BetRecord) => (b.settledAt ?? b.placedAt) - (a.settledAt ?? a.placedAt) || Number(b.betId) - Number(a.betId);

export function bettingDesk(core: Core): Betting {
  async function submit(userId: string, legs: readonly Leg[], reference?: string): Promise<Outcome> {
    const order = await core.command((state, now) => takeOrder(core.world, state, userId, legs, reference ?? null, now));
    const decided = order.state === 'held' ? await core.whenDecided(order.orderId) : order;
    if (decided.state !== 'placed') return { kind: 'refused', message: decided.message };
    return { kind: 'placed', bets: betsOfOrder(core.read(), decided).map(betView), message: decided.message };
  }

  const own = (userId: string, keep: (bet: BetRecord) => boolean) => core.read().bets.filter((bet) => bet.userId === userId && keep(bet)).sort(newestFirst);
  const activeByEvent = (userId: string) => byEvent(activeBets(core.read(), userId));

  return {
    place: (userId, order, reference) => submit(userId, [marketLeg(core, order)], reference),
    placeFancy: (userId, order, reference) => submit(userId, [fancyLeg(core, order)], reference),
    async placeMany(userId, orders, reference) {
      if (orders.length < 2) return { kind: 'refused', message: 'Please select minimum two runners.' };
      return submit(userId, orders.map((order) => marketLeg(core, order)), reference);
    },
    ofMatch: (userId, matchId) => own(userId, (bet) => bet.state === 'active' && bet.matchId === matchId).map(betView),
    list(userId, which, filter) {
      const page = paged(own(userId, (bet) => bet.state === listed[which] && fits(bet, filter)), filter);
      return { ...page, rows: page.rows.map(betView) };
    },
    everPlaced(userId) {
      const counts = new Map<string, number>();
      for (const bet of core.read().bets) if (bet.userId === userId) counts.set(bet.matchId, (counts.get(bet.matchId) ?? 0) + 1);
      return counts;
    },
    ofEvent: (userId, eventId) => own(userId, (bet) => bet.state === 'settled' && bet.eventId === eventId).map(betView),
    positions(userId, matchId) {
      const state = core.read();
      const now = core.clock.now();
      const markets = [...activeByEvent(userId)].filter(([, bets]) => bets[0]?.matchId === matchId && bets[0].kind !== 'fancy');
      return Object.fromEntries(markets.map(([marketId, bets]) => [marketId, positionsIn(core.world, state, marketId, bets, now)]));
    },
    fancyPosition(userId, fancyId) {
      const bets = (activeByEvent(userId).get(fancyId) ?? []).map(fancyStakeOf);
      const bands = runBands(bets);
      return { bets, liability: fancyLiability(bands), profit: fancyBest(bands) };
    },
    fancyLiabilities(userId, matchId) {
      const lines = [...activeByEvent(userId)].filter(([, bets]) => bets[0]?.kind === 'fancy' && (!matchId || bets[0].matchId === matchId));
      return Object.fromEntries(lines.map(([fancyId, bets]): [string, Money] => [fancyId, fancyLiability(runBands(bets.map(fancyStakeOf)))]));
    },
    exposures: (userId) => exposureRows(core.read(), userId, reservesOf(core.world, core.read(), userId, core.clock.now())),
    balance(userId) {
      const state = core.read();
      const { available, exposure } = standingOf(core.world, state, userId, core.clock.now());
      const played = state.entries.filter((entry) => entry.userId === userId && isProfit(entry));
      return { available, exposure, profitAndLoss: sum(played.map((entry) => entry.amount)) };
    },
  };
}
