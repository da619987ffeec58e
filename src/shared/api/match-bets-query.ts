import { queryOptions } from '@tanstack/react-query';
import { read } from './client/call.ts';
import { bets } from './contract/betting/bet-list.ts';
import { getMatchBetsKey } from './query-keys.ts';

/** Active bets of one match, newest first. The stream writes to the same key. */
export const createMatchBetsQuery = (matchId: string) =>
  queryOptions({
    queryKey: getMatchBetsKey(matchId),
    queryFn: ({ signal }) => read(bets, { match_id: matchId }, { signal }),
  });
