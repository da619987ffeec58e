import { useQuery } from '@tanstack/react-query';
import { useOwnPace } from '#shared/live/react.tsx';
import { Card, EmptyState, type RenderLink } from '#ui-kit';
import { AGAIN_MS, betQueries } from '../api/queries.ts';
import { texts } from '../texts.ts';
import { BetRows, LoadingBets, UnreadBets } from './BetRows.tsx';
import { Late, Onward } from './OpenBets.styles.ts';

export interface MatchBetsProps {
  /** The match, as the server names it. */
  matchId: string;
  /** Where all open bets are. */
  allHref: string;
  /** Draws the links: the app's router does, a story draws plain ones. */
  link: RenderLink;
}

const ROWS_WHILE_LOADING = 2;

/** The open bets of one match, beside its markets. */
export function MatchBets({ matchId, allHref, link }: MatchBetsProps) {
  const { data, error, isFetching, refetch } = useQuery({ ...betQueries.ofMatch(matchId), refetchInterval: useOwnPace(AGAIN_MS) });
  const again = () => void refetch();
  const title = data === undefined || data.length === 0 ? texts.openBets : texts.openBetsCount(data.length);
  return (
    <Card title={title} padding="flush" action={<Onward>{link({ href: allHref, className: '', children: texts.all })}</Onward>}>
      {data === undefined && (error === null ? <LoadingBets rows={ROWS_WHILE_LOADING} /> : <UnreadBets error={error} onRetry={again} retrying={isFetching} />)}
      {data !== undefined && error !== null && <Late role="status">{texts.late}</Late>}
      {data?.length === 0 && <EmptyState title={texts.noneHere.title}>{texts.noneHere.why}</EmptyState>}
      {data !== undefined && data.length > 0 && <BetRows label={texts.openBets} bets={data} />}
    </Card>
  );
}
