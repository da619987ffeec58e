import { toCredits } from '#shared/domain/money/casino-credits.ts';
import { type Money, negate, scaleMoney, subtract, units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { calculateBalance } from '../betting/exposure.ts';
import { refusalMessage } from '../betting/messages.ts';
import { findLossRefusal, findTimeOutRefusal } from '../betting/responsible-gambling.ts';
import { postCash } from '../state/ledger.ts';
import { type ExchangeState, takeNextNumber } from '../state/state.ts';
import { hash } from '../world/rng.ts';
import type { World } from '../world/world.ts';
import { type CatalogueGame, findGame, isLotusGame, lotusSport, qtechSport } from './catalogue.ts';
import type { CasinoRecords, RoundRecord } from './records.ts';
import { calculateFactor } from './tables/crash.ts';
import type { TableSelection } from './tables/table.ts';
import { hasFixedPrice, listSelections, planRound } from './tables/tables.ts';

const EMPTY: CasinoRecords = { seats: [], rounds: [] };
export const MIN_CASINO_STAKE = units(10);
export const MAX_CASINO_STAKE = units(10_000);

export const casinoRefusalMessage = {
  closed: 'This table is closed.',
  noSelection: 'Choose what to stake on.',
  minStake: 'The least stake is 10.',
  maxStake: 'The largest stake is 10,000.',
  stakeNotWhole: 'Stakes are whole amounts.',
  roundOpen: 'A round is under way.',
  tooLate: 'Too late: the flight is over.',
} as const;

export const readCasinoRecords = (state: ExchangeState): CasinoRecords => state.casino ?? EMPTY;

function saveRound(state: ExchangeState, round: RoundRecord): RoundRecord {
  const { seats, rounds } = readCasinoRecords(state);
  const isSaved = rounds.some((each) => each.roundId === round.roundId);
  state.casino = {
    seats,
    rounds: isSaved ? rounds.map((each) => (each.roundId === round.roundId ? round : each)) : [...rounds, round],
  };
  return round;
}

export interface StakeRequest {
  readonly userId: string;
  readonly gameId: string;
  readonly selectionId: string;
  readonly stake: Money;
  readonly reference: string;
}

function findStakeRefusal(
  world: World,
  state: ExchangeState,
  { userId, gameId, stake }: StakeRequest,
  now: number,
): string | null {
  const switches = state.users[userId]?.switches;
  if (switches === undefined || switches.accountLocked === true) return refusalMessage.accountLocked;
  if (switches.bettingLocked === true) return refusalMessage.bettingLocked;
  if (stake % units(1) !== 0) return casinoRefusalMessage.stakeNotWhole;
  if (stake < MIN_CASINO_STAKE) return casinoRefusalMessage.minStake;
  if (stake > MAX_CASINO_STAKE) return casinoRefusalMessage.maxStake;
  if (listOpenRounds(state).some((round) => round.userId === userId && round.gameId === gameId))
    return casinoRefusalMessage.roundOpen;
  const { available, exposure } = calculateBalance(world, state, userId, now);
  if (available < toCredits(stake)) return refusalMessage.balance;
  return (
    findTimeOutRefusal(state, userId, now) ??
    findLossRefusal(state, userId, { before: exposure, after: subtract(exposure, toCredits(stake)) }, now)
  );
}

const findGameName = (state: ExchangeState, round: RoundRecord): string =>
  findGame(state.seed, round.gameId)?.name ?? round.gameId;

const postRoundEntry = (state: ExchangeState, round: RoundRecord, label: string, credits: Money, at: number): void =>
  postCash(state, {
    userId: round.userId,
    at,
    kind: 'casino',
    amount: credits,
    description: `Casino ${label} · ${findGameName(state, round)}`,
    remark: round.roundId,
    sportId: (isLotusGame(round.gameId) ? lotusSport : qtechSport).sportId,
  });

/** Opens a round and takes ten times its stake from the account. */
export function openRound(
  state: ExchangeState,
  game: CatalogueGame,
  selection: TableSelection,
  staking: StakeRequest,
  now: number,
): RoundRecord {
  const number = takeNextNumber(state);
  const roundId = `R${number}${hash(state.seed, number).toString(36).toUpperCase()}`;
  const endsAt = now + planRound(state.seed, game.table, { roundId, selectionId: selection.id }).endsAfterMs;
  const round: RoundRecord = {
    ...staking,
    roundId,
    runnerName: selection.name,
    price: selection.price,
    at: now,
    endsAt,
    outcome: null,
  };
  postRoundEntry(state, round, 'stake', negate(toCredits(round.stake)), now);
  return round;
}

/** The round that a request opened or closed, or why the table refused the request. */
export type RoundDecision =
  { readonly kind: 'round'; readonly round: RoundRecord } | { readonly kind: 'refused'; readonly message: string };

export const refuseRound = (message: string): RoundDecision => ({ kind: 'refused', message });

/** Opens a round or refuses it. A repeated reference returns its round. */
export function placeStake(world: World, state: ExchangeState, staking: StakeRequest, now: number): RoundDecision {
  const { userId, gameId, selectionId, reference } = staking;
  const repeatedRound = readCasinoRecords(state).rounds.find(
    (round) => round.userId === userId && round.reference === reference,
  );
  if (repeatedRound !== undefined) return { kind: 'round', round: repeatedRound };
  const game = findGame(state.seed, gameId);
  if (game === undefined) return refuseRound(casinoRefusalMessage.closed);
  const selection = listSelections(game.table).find((each) => each.id === selectionId);
  if (selection === undefined) return refuseRound(casinoRefusalMessage.noSelection);
  const refusalReason = findStakeRefusal(world, state, staking, now);
  if (refusalReason !== null) return refuseRound(refusalReason);
  return { kind: 'round', round: saveRound(state, openRound(state, game, selection, staking, now)) };
}

/** Closes a round at its payout per 100 of stake, and pays ten times that amount. */
function closeRound(
  state: ExchangeState,
  round: RoundRecord,
  game: CatalogueGame,
  pays: number,
  at: number,
): RoundRecord {
  const payout = scaleMoney(round.stake, pays, 100);
  // A table with several prizes records the paid factor. A lost crash round records the factor it reached.
  const paidFactor = pays > 0 ? pays : Number(planRound(state.seed, game.table, round).show['crash'] ?? round.price);
  const price = hasFixedPrice(game.table) ? round.price : odds(paidFactor);
  const closedRound = { ...round, price, outcome: { at, payout, result: subtract(payout, round.stake) } };
  if (payout > 0) postRoundEntry(state, closedRound, payout > round.stake ? 'win' : 'returned', toCredits(payout), at);
  return closedRound;
}

/** Settles a round at its natural end. */
export const completeRound = (state: ExchangeState, round: RoundRecord, game: CatalogueGame, at: number): RoundRecord =>
  closeRound(state, round, game, planRound(state.seed, game.table, round).pays, at);

export const listOpenRounds = (state: ExchangeState): readonly RoundRecord[] =>
  readCasinoRecords(state).rounds.filter((round) => round.outcome === null);

/** Settles a round whose time is over, even when no request arrives. */
export function settleRound(state: ExchangeState, roundId: string, at: number): void {
  const round = listOpenRounds(state).find((each) => each.roundId === roundId);
  const game = round && findGame(state.seed, round.gameId);
  if (round === undefined || game === undefined) return;
  saveRound(state, completeRound(state, round, game, at));
}

/** Cashes out a crash round at its current factor. */
export function cashOutRound(state: ExchangeState, userId: string, roundId: string, now: number): RoundDecision {
  const round = listOpenRounds(state).find((each) => each.roundId === roundId && each.userId === userId);
  const game = round && findGame(state.seed, round.gameId);
  if (round === undefined || game?.table !== 'crash') return refuseRound(casinoRefusalMessage.tooLate);
  return {
    kind: 'round',
    round: saveRound(state, closeRound(state, round, game, calculateFactor(now - round.at), now)),
  };
}
