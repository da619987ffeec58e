import { toCasino } from '#shared/domain/casino.ts';
import { greater, ZERO } from '#shared/domain/money.ts';
import { standingOf } from '../betting/exposure.ts';
import { gameNamed, lotusGames, type Game } from '../casino/catalogue.ts';
import type { RoundRecord, SeatRecord } from '../casino/records.ts';
import { cashOutRound, casinoRefusal, recordsOf, stakeOn } from '../casino/rounds.ts';
import { courseOf, selectionsOf } from '../casino/tables/tables.ts';
import type { Core } from '../core.ts';
import type { Casino, Round, RoundAnswer, RoundView } from '../interface/casino.ts';
import { nextNumber, type State } from '../state/state.ts';
import { hash, hashText } from '../world/rng.ts';
import { paged } from './page.ts';

/** A seat is given up after half a day. */
const SEAT_MS = 12 * 3_600_000;

const isLotus = (gameId: string): boolean => lotusGames.some((game) => game.gameId === gameId);
const operatorOf = ({ provider }: Game): string => String(1000 + (hashText(provider.code) % 9000));

export function casinoDesk(core: Core): Casino {
  const { clock, world, seed } = core;

  const seatIn = (state: State, token: string): SeatRecord | undefined =>
    recordsOf(state).seats.find((seat) => seat.token === token && clock.now() - seat.openedAt < SEAT_MS);

  const mayPlay = (seat: SeatRecord, gameId: string): boolean => (seat.gameId === null ? isLotus(gameId) : seat.gameId === gameId);

  function viewOf(round: RoundRecord): RoundView {
    const { roundId, selectionId, stake, at, price, outcome } = round;
    const game = gameNamed(seed, round.gameId);
    const over = outcome === null || game === undefined ? null : { payout: outcome.payout, result: outcome.result, price, show: courseOf(seed, game.table, round).show };
    return { roundId, selectionId, stake, elapsedMs: (outcome?.at ?? clock.now()) - at, outcome: over };
  }

  const answer = (made: RoundRecord | string): RoundAnswer => (typeof made === 'string' ? { kind: 'refused', message: made } : { kind: 'round', round: viewOf(made) });

  function rowOf(round: RoundRecord): Round {
    const { roundId, gameId, runnerName, price, stake, at, outcome } = round;
    const game = gameNamed(seed, gameId);
    return { roundId, gameName: game?.name ?? gameId, operatorId: game ? operatorOf(game) : '', runnerName, price, stake, result: outcome?.result ?? ZERO, at };
  }

  return {
    seat: (userId, gameId) =>
      core.command((state, now) => {
        if (gameId !== null && gameNamed(seed, gameId) === undefined) return null;
        const number = nextNumber(state);
        const token = [1, 2, 3].map((part) => hash(seed, number, hashText(userId), part).toString(36)).join('');
        const { seats, rounds } = recordsOf(state);
        state.casino = { rounds, seats: [...seats.filter((seat) => now - seat.openedAt < SEAT_MS), { token, userId, gameId, openedAt: now }] };
        return token;
      }),

    games(token) {
      const seat = seatIn(core.read(), token);
      if (seat === undefined) return [];
      if (seat.gameId === null) return lotusGames;
      const game = gameNamed(seed, seat.gameId);
      return game === undefined ? [] : [game];
    },

    table(token, gameId) {
      const state = core.read();
      const seat = seatIn(state, token);
      const game = gameNamed(seed, gameId);
      if (seat === undefined || game === undefined || !mayPlay(seat, gameId)) return null;
      const last = recordsOf(state).rounds.findLast((round) => round.userId === seat.userId && round.gameId === gameId);
      const { available } = standingOf(world, state, seat.userId, clock.now());
      return { game, selections: selectionsOf(game.table), purse: toCasino(greater(available, ZERO)), round: last === undefined ? null : viewOf(last) };
    },

    stake: async (token, staking) =>
      answer(
        await core.command((state, now) => {
          const seat = seatIn(state, token);
          if (seat === undefined || !mayPlay(seat, staking.gameId)) return casinoRefusal.closed;
          return stakeOn(world, state, { ...staking, userId: seat.userId }, now);
        }),
      ),

    cashOut: async (token, roundId) =>
      answer(
        await core.command((state, now) => {
          const seat = seatIn(state, token);
          return seat === undefined ? casinoRefusal.closed : cashOutRound(state, seat.userId, roundId, now);
        }),
      ),

    rounds(userId, { lotus = false, ...page }) {
      const mine = recordsOf(core.read()).rounds.filter((round) => round.userId === userId && round.outcome !== null && (!lotus || isLotus(round.gameId)));
      const found = paged([...mine].sort((a, b) => b.at - a.at), page);
      return { ...found, rows: found.rows.map(rowOf) };
    },
  };
}
