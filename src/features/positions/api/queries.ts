import { queryOptions, skipToken } from '@tanstack/react-query';
import { read } from '#shared/api/call.ts';
import { getExposures, getTeamPosition } from '#shared/api/contract/bet-list.ts';
import { getUserBalanceV1 } from '#shared/api/contract/user.ts';
import { family } from '#shared/api/families.ts';

/** Results settle bets without anybody asking: figures that are on screen are read again this often where no stream tells them. */
export const AGAIN_MS = { balance: 10_000, positions: 20_000 } as const;

export const positionQueries = {
  /** By market id; only markets with a bet. */
  ofMatch: (matchId: string) =>
    queryOptions({
      queryKey: [...family.positions, matchId],
      queryFn: ({ signal }) => read(getTeamPosition, { match_id: matchId }, { signal }),
    }),
  exposures: () =>
    queryOptions({
      queryKey: family.exposures,
      queryFn: ({ signal }) => read(getExposures, {}, { signal }),
    }),
  /** Null: nobody is signed in, and nothing is asked. */
  balance: (userId: string | null) =>
    queryOptions({
      queryKey: [...family.balance, userId],
      queryFn: userId === null ? skipToken : ({ signal }) => read(getUserBalanceV1, { userid: userId }, { signal }),
    }),
};
