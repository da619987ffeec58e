import { toCasino } from '#shared/domain/money/casino-credits.ts';
import { maxMoney, ZERO } from '#shared/domain/money/money.ts';
import { calculateBalance } from '../betting/exposure.ts';
import { type CatalogueGame, findGame, isLotusGame, lotusGames } from '../casino/catalogue.ts';
import type { RoundRecord, SeatRecord } from '../casino/records.ts';
import {
  cashOutRound,
  casinoRefusalMessage,
  placeStake,
  readCasinoRecords,
  refuseRound,
  type RoundDecision,
} from '../casino/rounds.ts';
import { listSelections, planRound } from '../casino/tables/tables.ts';
import type { Core } from '../core.ts';
import type { CasinoOperator, RoundResult, RoundRow, RoundView } from '../interface/casino.ts';
import { type ExchangeState, takeNextNumber } from '../state/state.ts';
import { hash, hashText } from '../world/rng.ts';
import { paginate } from './paging.ts';

/** Lifetime of a seat: half a day. */
const SEAT_MS = 12 * 3_600_000;

const getOperatorId = ({ provider }: CatalogueGame): string => String(1000 + (hashText(provider.code) % 9000));

export function createCasinoService(core: Core): CasinoOperator {
  const { clock, world, seed } = core;

  const findSeat = (state: ExchangeState, token: string): SeatRecord | undefined =>
    readCasinoRecords(state).seats.find((seat) => seat.token === token && clock.now() - seat.openedAt < SEAT_MS);

  const mayPlay = (seat: SeatRecord, gameId: string): boolean =>
    seat.gameId === null ? isLotusGame(gameId) : seat.gameId === gameId;

  function toRoundView(round: RoundRecord): RoundView {
    const { roundId, selectionId, stake, at, price, outcome } = round;
    const game = findGame(seed, round.gameId);
    const roundOutcome =
      outcome === null || game === undefined
        ? null
        : { payout: outcome.payout, result: outcome.result, price, show: planRound(seed, game.table, round).show };
    return { roundId, selectionId, stake, elapsedMs: (outcome?.at ?? clock.now()) - at, outcome: roundOutcome };
  }

  const toRoundResult = (decision: RoundDecision): RoundResult =>
    decision.kind === 'refused' ? decision : { kind: 'round', round: toRoundView(decision.round) };

  function toRoundRow(round: RoundRecord): RoundRow {
    const { roundId, gameId, runnerName, price, stake, at, outcome } = round;
    const game = findGame(seed, gameId);
    return {
      roundId,
      gameName: game?.name ?? gameId,
      operatorId: game ? getOperatorId(game) : '',
      runnerName,
      price,
      stake,
      result: outcome?.result ?? ZERO,
      at,
    };
  }

  return {
    openSeat: (userId, gameId) =>
      core.changeState((state, now) => {
        if (gameId !== null && findGame(seed, gameId) === undefined) return null;
        const number = takeNextNumber(state);
        const token = [1, 2, 3].map((part) => hash(seed, number, hashText(userId), part).toString(36)).join('');
        const { seats, rounds } = readCasinoRecords(state);
        state.casino = {
          rounds,
          seats: [...seats.filter((seat) => now - seat.openedAt < SEAT_MS), { token, userId, gameId, openedAt: now }],
        };
        return token;
      }),

    listGames(token) {
      const seat = findSeat(core.read(), token);
      if (seat === undefined) return [];
      if (seat.gameId === null) return lotusGames;
      const game = findGame(seed, seat.gameId);
      return game === undefined ? [] : [game];
    },

    findTable(token, gameId) {
      const state = core.read();
      const seat = findSeat(state, token);
      const game = findGame(seed, gameId);
      if (seat === undefined || game === undefined || !mayPlay(seat, gameId)) return null;
      const last = readCasinoRecords(state).rounds.findLast(
        (round) => round.userId === seat.userId && round.gameId === gameId,
      );
      const { available } = calculateBalance(world, state, seat.userId, clock.now());
      return {
        game,
        selections: listSelections(game.table),
        casinoBalance: toCasino(maxMoney(available, ZERO)),
        round: last === undefined ? null : toRoundView(last),
      };
    },

    placeStake: async (token, staking) =>
      toRoundResult(
        await core.changeState((state, now) => {
          const seat = findSeat(state, token);
          if (seat === undefined || !mayPlay(seat, staking.gameId)) return refuseRound(casinoRefusalMessage.closed);
          return placeStake(world, state, { ...staking, userId: seat.userId }, now);
        }),
      ),

    cashOut: async (token, roundId) =>
      toRoundResult(
        await core.changeState((state, now) => {
          const seat = findSeat(state, token);
          return seat === undefined
            ? refuseRound(casinoRefusalMessage.closed)
            : cashOutRound(state, seat.userId, roundId, now);
        }),
      ),

    listRounds(userId, { lotus = false, ...page }) {
      const ownRounds = readCasinoRecords(core.read()).rounds.filter(
        (round) => round.userId === userId && round.outcome !== null && (!lotus || isLotusGame(round.gameId)),
      );
      const pageOfRounds = paginate(
        [...ownRounds].sort((a, b) => b.at - a.at),
        page,
      );
      return { ...pageOfRounds, rows: pageOfRounds.rows.map(toRoundRow) };
    },
  };
}
