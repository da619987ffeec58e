import { add, type Money, subtract, units } from '#shared/domain/money/money.ts';
import { DAY_MS, HOUR_MS } from '#shared/format/durations.ts';
import { calculateWorstEventResult } from '../betting/exposure.ts';
import { findRemovalTime } from '../betting/offered-market.ts';
import { deleteBet, settleEvent, voidRunner } from '../betting/settlement.ts';
import { planCasinoHistory } from '../casino/casino-history.ts';
import type { RoundRecord } from '../casino/records.ts';
import { readCasinoRecords } from '../casino/rounds.ts';
import type { HistoryPlan } from '../interface/operator.ts';
import { postCash, readCash } from '../state/ledger.ts';
import {
  type BetRecord,
  EXCHANGE_ACCOUNT,
  type ExchangeState,
  type LedgerRecord,
  takeNextNumber,
} from '../state/state.ts';
import { createRng, hashText, type Rng } from '../world/rng.ts';
import type { World } from '../world/world.ts';
import { generatePastBets } from './past-bets.ts';
import { selectPastFixtures } from './past-fixtures.ts';
import { createPastPayments } from './past-payments.ts';

const FIRST_DEPOSIT = units(25_000);
const ONE_IN_DELETED = 150;
const reasons = ['Placed at a wrong price', 'Placed after the event', 'Broke the betting rules'] as const;

function generateBets(
  world: World,
  state: ExchangeState,
  userId: string,
  plan: HistoryPlan,
  now: number,
  rng: Rng,
): BetRecord[] {
  const fixtures = selectPastFixtures(world, plan, now, rng);
  const bets: BetRecord[] = [];
  fixtures.forEach((fixture, index) => {
    const betCount = Math.round(((index + 1) * plan.bets) / fixtures.length) - bets.length;
    for (const { leg, placedAt } of generatePastBets(world, world.getMatch(fixture), betCount, rng)) {
      const betId = String(100_000_000 + takeNextNumber(state));
      bets.push({
        ...leg,
        betId,
        orderId: `h${betId}`,
        userId,
        placedAt,
        reference: null,
        state: 'active',
        result: null,
        settledAt: null,
        winnerName: null,
        deletedReason: null,
      });
    }
  });
  return bets;
}

/** Bets on one market or line, at the moment of its result. */
interface PastEvent {
  readonly eventId: string;
  readonly bets: readonly BetRecord[];
  readonly at: number;
}

function sortByResultTime(world: World, bets: readonly BetRecord[]): PastEvent[] {
  const byEvent = new Map<string, BetRecord[]>();
  for (const bet of bets) {
    const group = byEvent.get(bet.eventId);
    if (group === undefined) byEvent.set(bet.eventId, [bet]);
    else group.push(bet);
  }
  const pastEvents = [...byEvent].map(([eventId, group]): PastEvent => {
    const source = group[0]?.kind === 'fancy' ? world.findLine(eventId) : world.findMarket(eventId);
    return { eventId, bets: group, at: source?.settlesAt ?? 0 };
  });
  return pastEvents.sort((a, b) => a.at - b.at || (a.eventId < b.eventId ? -1 : 1));
}

/** Settles the bets of one market by the usual rules: first removed runners, then the operator, then the result. */
function settlePastEvent(
  world: World,
  state: ExchangeState,
  { eventId, bets, at }: PastEvent,
  commissionPercent: number,
  rng: Rng,
): readonly BetRecord[] {
  state.bets = [...bets];
  const market = bets[0]?.kind === 'fancy' ? null : world.findMarket(eventId);
  for (const { runnerId, betId, placedAt } of bets) {
    const removed = market === null || runnerId === null ? null : findRemovalTime(state, market, runnerId);
    if (removed !== null && runnerId !== null) voidRunner(state, eventId, runnerId, removed);
    if (rng.integer(1, ONE_IN_DELETED) === 1)
      deleteBet(
        state,
        betId,
        reasons[Number(betId) % reasons.length] ?? reasons[0],
        Math.min(at, placedAt + 5 * 60_000),
      );
  }
  settleEvent(world, state, eventId, at, commissionPercent);
  return state.bets;
}

/** Events of one time: settled bets, or a visit to the casino. */
interface Episode {
  readonly at: number;
  /** Loss in the worst case, 0 or below. */
  readonly worstResult: Money;
  play(): void;
}

/**
 * Gives an account a history of bets on past matches, at their prices and results, and of casino rounds. The usual
 * rules book all of them. Deposits and withdrawals between them are accepted requests of the wallet. The opening moves
 * to the first day, and the cash stays unchanged.
 *
 * The same seed, user and plan give the same history. Does nothing when the account already has one.
 */
export function seedHistory(
  world: World,
  state: ExchangeState,
  userId: string,
  plan: HistoryPlan,
  now: number,
  commissionPercent: number,
): void {
  const opening = state.entries.find((entry) => entry.userId === userId && entry.kind === 'opening');
  const hasBets = state.bets.some((bet) => bet.userId === userId);
  const hasRounds = readCasinoRecords(state).rounds.some((round) => round.userId === userId);
  if (opening === undefined || (plan.bets > 0 && hasBets) || (plan.casino !== undefined && hasRounds)) return;
  const rng = createRng(state.seed, hashText(userId), hashText('history'));
  const previous = { bets: state.bets, entries: state.entries.filter((entry) => entry !== opening) };
  reverseEntry(state, opening);
  const paymentsRng = createRng(state.seed, hashText(userId), hashText('payments'));
  const pastPayments = createPastPayments(state, userId, readCash(state, userId), paymentsRng);
  state.entries = [];
  postCash(state, { ...opening, at: now - plan.days * DAY_MS, amount: FIRST_DEPOSIT });
  const endedBets: BetRecord[] = [];
  const playedRounds: RoundRecord[] = [];
  const bets = plan.bets > 0 ? generateBets(world, state, userId, plan, now, rng) : [];
  const casinoVisits = plan.casino === undefined ? [] : planCasinoHistory(state.seed, userId, plan.casino, now);
  const episodes: Episode[] = [
    ...sortByResultTime(world, bets).map((pastEvents) => ({
      at: pastEvents.at,
      worstResult: calculateWorstEventResult(world, state, pastEvents.eventId, pastEvents.bets, pastEvents.at),
      play: () => void endedBets.push(...settlePastEvent(world, state, pastEvents, commissionPercent, rng)),
    })),
    ...casinoVisits.map(({ at, worstResult, play }) => ({
      at,
      worstResult,
      play: () => void playedRounds.push(...play(state)),
    })),
  ];
  for (const { at, worstResult, play } of episodes.sort((a, b) => a.at - b.at)) {
    pastPayments.keepInRange(at, worstResult);
    play();
  }
  pastPayments.finishAt(opening.amount, now - HOUR_MS);
  state.entries = [...state.entries, ...previous.entries].sort((a, b) => a.at - b.at);
  state.bets = [
    ...endedBets.sort((a, b) => a.placedAt - b.placedAt || Number(a.betId) - Number(b.betId)),
    ...previous.bets,
  ];
  if (playedRounds.length > 0)
    state.casino = { ...readCasinoRecords(state), rounds: [...playedRounds, ...readCasinoRecords(state).rounds] };
}

function reverseEntry(state: ExchangeState, { userId, amount }: LedgerRecord): void {
  state.cash[userId] = subtract(readCash(state, userId), amount);
  state.cash[EXCHANGE_ACCOUNT] = add(readCash(state, EXCHANGE_ACCOUNT), amount);
}
