import { useQuery } from '@tanstack/react-query';
import { sum, ZERO } from '#shared/domain/money/money.ts';
import { useOwnBetsInterval } from '#shared/live/react/live-hooks.tsx';
import { Amount } from '#ui-kit';
import { betQueries, REFETCH_MS } from '../api/queries.ts';
import { texts } from '../texts.ts';

export interface MatchResultProps {
  /** Match id of the server. */
  matchId: string;
}

/** Shows the bettor's result on a finished match. Renders nothing without settled bets. */
export function MatchResult({ matchId }: MatchResultProps) {
  const refetchInterval = useOwnBetsInterval(REFETCH_MS);
  const settled = useQuery({ ...betQueries.settledOfMatch(matchId), refetchInterval }).data;
  const open = useQuery({ ...betQueries.ofMatch(matchId), refetchInterval }).data;
  if (settled === undefined || settled.length === 0)
    return open === undefined || open.length === 0 ? null : <span>{texts.result.waiting({ count: open.length })}</span>;
  return (
    <span>
      {texts.result.of({ count: settled.length })}{' '}
      <Amount value={sum(settled.map(({ result }) => result ?? ZERO))} sign="always" />
    </span>
  );
}
