import { useQuery } from '@tanstack/react-query';
import { useOwnBetsInterval } from '#shared/live/react/live-hooks.tsx';
import { Card, EmptyState, RefreshNotice, type RenderLink } from '#ui-kit';
import { betQueries, REFETCH_MS } from '../api/queries.ts';
import { texts } from '../texts.ts';
import { BetRows, MissingBets } from './BetRows.tsx';
import { AllBetsLink } from './OpenBets.styles.ts';

export interface MatchBetsProps {
  /** Match id of the server. */
  matchId: string;
  /** Address of the page with all open bets. */
  allHref: string;
  /** Renders links: with the router in the app, as plain anchors in stories. */
  link: RenderLink;
}

const ROWS_WHILE_LOADING = 2;

/** Lists the open bets of one match, beside its markets. */
export function MatchBets({ matchId, allHref, link }: MatchBetsProps) {
  const refetchInterval = useOwnBetsInterval(REFETCH_MS);
  const query = useQuery({
    ...betQueries.ofMatch(matchId),
    refetchInterval,
  });
  const { data, error } = query;
  const title = data === undefined || data.length === 0 ? texts.openBets : texts.openBetsCount({ count: data.length });
  return (
    <Card
      title={title}
      padding="flush"
      action={<AllBetsLink>{link({ href: allHref, className: '', children: texts.all })}</AllBetsLink>}
    >
      {data === undefined && <MissingBets query={query} rows={ROWS_WHILE_LOADING} />}
      {data !== undefined && error !== null && (
        <RefreshNotice tone="quiet" role="status">
          {texts.late}
        </RefreshNotice>
      )}
      {data?.length === 0 && <EmptyState title={texts.noneHere.title}>{texts.noneHere.description}</EmptyState>}
      {data !== undefined && data.length > 0 && <BetRows label={texts.openBets} bets={data} />}
    </Card>
  );
}
