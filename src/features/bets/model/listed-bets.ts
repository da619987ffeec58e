import type { Bet } from '#shared/domain/bet/bet.ts';

/** Status of a bet in a list. */
export type ListedBetStatus = 'matched' | 'unmatched' | 'void' | 'deleted';

/** Returns the status of a bet. Void and deleted take precedence over matched and unmatched. */
export const getListedBetStatus = ({ state, matched }: Pick<Bet, 'state' | 'matched'>): ListedBetStatus =>
  state !== 'active' ? state : matched ? 'matched' : 'unmatched';

/** Groups bets by match, in the order in which the list first names each match. */
export function groupByMatch(bets: readonly Bet[]): readonly {
  readonly sportId: string;
  readonly matchId: string;
  readonly matchName: string;
  readonly bets: readonly Bet[];
}[] {
  const groups = new Map<string, Bet[]>();
  for (const bet of bets) groups.set(bet.matchId, [...(groups.get(bet.matchId) ?? []), bet]);
  return Array.from(groups, ([matchId, members]) => ({
    sportId: members[0]?.sportId ?? '',
    matchId,
    matchName: members[0]?.matchName ?? '',
    bets: members,
  }));
}

export const calculateLastPageNumber = (total: number, perPage: number): number =>
  Math.max(1, Math.ceil(total / perPage));
