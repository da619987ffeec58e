import { toCredits } from '#shared/domain/casino.ts';
import { add, negate, share, subtract, units, type Money } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import { refusal } from '../betting/messages.ts';
import { standingOf } from '../betting/exposure.ts';
import { lossRefusal, timeOutRefusal } from '../betting/play.ts';
import { postCash } from '../state/ledger.ts';
import { nextNumber, type State } from '../state/state.ts';
import { hash } from '../world/rng.ts';
import type { World } from '../world/world.ts';
import { gameNamed, type Game } from './catalogue.ts';
import type { CasinoRecords, RoundRecord } from './records.ts';
import { factorAfter } from './tables/crash.ts';
import type { Selection } from './tables/table.ts';
import { courseOf, hasFixedPrice, selectionsOf } from './tables/tables.ts';

const EMPTY: CasinoRecords = { seats: [], rounds: [] };
export const LEAST_STAKE = units(10);
export const LARGEST_STAKE = units(10_000);

export const casinoRefusal = {
  closed: 'This table is closed.',
  noSelection: 'Choose what to stake on.',
  minStake: 'The least stake is 10.',
  maxStake: 'The largest stake is 10,000.',
  wholeStake: 'Stakes are whole amounts.',
  underWay: 'A round is under way.',
  tooLate: 'Too late: the flight is over.',
} as const;

export const recordsOf = (state: State): CasinoRecords => state.casino ?? EMPTY;

function keep(state: State, round: RoundRecord): RoundRecord {
  const { seats, rounds } = recordsOf(state);
  const known = rounds.some((each) => each.roundId === round.roundId);
  state.casino = { seats, rounds: known ? rounds.map((each) => (each.roundId === round.roundId ? round : each)) : [...rounds, round] };
  return round;
}

export interface Staking {
  readonly userId: string;
  readonly gameId: string;
  readonly selectionId: string;
  readonly stake: Money;
  readonly reference: string;
}

function whyNot(world: World, state: State, { userId, gameId, stake }: Staking, now: number): string | null {
  const switches = state.users[userId]?.switches;
  if (switches === undefined || switches.accountLocked === true) return refusal.accountLocked;
  if (switches.bettingLocked === true) return refusal.bettingLocked;
  if (stake % units(1) !== 0) return casinoRefusal.wholeStake;
  if (stake < LEAST_STAKE) return casinoRefusal.minStake;
  if (stake > LARGEST_STAKE) return casinoRefusal.maxStake;
  if (openRounds(state).some((round) => round.userId === userId && round.gameId === gameId)) return casinoRefusal.underWay;
  const { available, exposure } = standingOf(world, state, userId, now);
  if (available < toCredits(stake)) return refusal.balance;
  return timeOutRefusal(state, userId, now) ?? lossRefusal(state, userId, { before: exposure, after: subtract(exposure, toCredits(stake)) }, now);
}

const titleOf = (state: State, round: RoundRecord): string => gameNamed(state.seed, round.gameId)?.name ?? round.gameId;

const bookTo = (state: State, round: RoundRecord, what: string, credits: Money, at: number): void =>
  postCash(state, { userId: round.userId, at, kind: 'casino', amount: credits, description: `Casino ${what} · ${titleOf(state, round)}`, remark: round.roundId });

/** A new round, its stake taken from the account ten times over. */
export function opened(state: State, game: Game, selection: Selection, staking: Staking, now: number): RoundRecord {
  const number = nextNumber(state);
  const roundId = `R${number}${hash(state.seed, number).toString(36).toUpperCase()}`;
  const endsAt = now + courseOf(state.seed, game.table, { roundId, selectionId: selection.id }).endsAfterMs;
  const round: RoundRecord = { ...staking, roundId, runnerName: selection.name, price: selection.price, at: now, endsAt, outcome: null };
  bookTo(state, round, 'stake', negate(toCredits(round.stake)), now);
  return round;
}

/** Opens a round, or says why not. A reference seen before is answered with its round. */
export function stakeOn(world: World, state: State, staking: Staking, now: number): RoundRecord | string {
  const { userId, gameId, selectionId, reference } = staking;
  const again = recordsOf(state).rounds.find((round) => round.userId === userId && round.reference === reference);
  if (again !== undefined) return again;
  const game = gameNamed(state.seed, gameId);
  if (game === undefined) return casinoRefusal.closed;
  const selection = selectionsOf(game.table).find((each) => each.id === selectionId);
  if (selection === undefined) return casinoRefusal.noSelection;
  return whyNot(world, state, staking, now) ?? keep(state, opened(state, game, selection, staking, now));
}

/** The end of a round at what it pays on 100 of its stake; ten times that is paid out. */
function ended(state: State, round: RoundRecord, game: Game, pays: number, at: number): RoundRecord {
  const payout = share(round.stake, pays, 100);
  // A table whose prize is known only afterwards writes what was paid; a flight that was lost, how far it came.
  const reached = pays > 0 ? pays : Number(courseOf(state.seed, game.table, round).show['crash'] ?? round.price);
  const price = hasFixedPrice(game.table) ? round.price : odds(reached);
  const over = { ...round, price, outcome: { at, payout, result: subtract(payout, round.stake) } };
  if (payout > 0) bookTo(state, over, payout > round.stake ? 'win' : 'returned', toCredits(payout), at);
  return over;
}

/** The end that a round comes to by itself. */
export const endOf = (state: State, round: RoundRecord, game: Game, at: number): RoundRecord =>
  ended(state, round, game, courseOf(state.seed, game.table, round).pays, at);

export const openRounds = (state: State): readonly RoundRecord[] => recordsOf(state).rounds.filter((round) => round.outcome === null);

/** What a round comes to when its time is over, whether anybody looks or not. */
export function settleRound(state: State, roundId: string, at: number): void {
  const round = openRounds(state).find((each) => each.roundId === roundId);
  const game = round && gameNamed(state.seed, round.gameId);
  if (round === undefined || game === undefined) return;
  keep(state, endOf(state, round, game, at));
}

/** Ends a flight at the factor it has reached by now. */
export function cashOutRound(state: State, userId: string, roundId: string, now: number): RoundRecord | string {
  const round = openRounds(state).find((each) => each.roundId === roundId && each.userId === userId);
  const game = round && gameNamed(state.seed, round.gameId);
  if (round === undefined || game?.table !== 'crash') return casinoRefusal.tooLate;
  return keep(state, ended(state, round, game, factorAfter(now - round.at), now));
}

/** What the rounds of a user have brought so far, in credits: the casino's part of the ledger. */
export const creditsOf = (rounds: readonly RoundRecord[]): Money =>
  rounds.reduce((total, { stake, outcome }) => add(total, toCredits(outcome === null ? negate(stake) : outcome.result)), units(0));
