import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnBetsInterval } from '#shared/live/react/live-hooks.tsx';
import { Button, Card, EmptyState, RefreshNotice, type RenderLink } from '#ui-kit';
import { betQueries, PAGE_ROWS, REFETCH_MS } from '../api/queries.ts';
import { calculateLastPageNumber, groupByMatch } from '../model/listed-bets.ts';
import { texts } from '../texts.ts';
import { BetRows, MissingBets } from './BetRows.tsx';
import { MatchCards, PageNav } from './OpenBets.styles.ts';

export interface OpenBetsProps {
  /** Renders links: with the router in the app, as plain anchors in stories. */
  link: RenderLink;
  /** Builds the address of a match. */
  toMatchHref: (sportId: string, matchId: string) => string;
}

const ROWS_WHILE_LOADING = 6;

/** Whether the first page of open bets has arrived or failed, for content below a list of unknown height. */
export function useHasReadOpenBets(): boolean {
  const { isPending, errorUpdateCount } = useQuery(betQueries.open(1));
  // A retry makes the query pending again.
  return !isPending || errorUpdateCount > 0;
}

/** Lists every open bet, grouped by match, newest first. */
export function OpenBets({ link, toMatchHref }: OpenBetsProps) {
  const [page, setPage] = useState(1);
  const refetchInterval = useOwnBetsInterval(REFETCH_MS);
  const query = useQuery({
    ...betQueries.open(page),
    refetchInterval,
  });
  const { data, error, isFetching } = query;
  if (data === undefined) {
    return (
      <Card aria-label={texts.title} padding="flush">
        <MissingBets query={query} rows={ROWS_WHILE_LOADING} />
      </Card>
    );
  }
  const last = calculateLastPageNumber(data.total, PAGE_ROWS);
  return (
    <MatchCards aria-busy={isFetching}>
      {error !== null && (
        <RefreshNotice tone="quiet" role="status">
          {texts.late}
        </RefreshNotice>
      )}
      {data.rows.length === 0 && (
        <Card aria-label={texts.title} padding="flush">
          <EmptyState title={texts.none.open.title}>{texts.none.open.description}</EmptyState>
        </Card>
      )}
      {groupByMatch(data.rows).map(({ sportId, matchId, matchName, bets }) => (
        <Card
          key={matchId}
          title={link({ href: toMatchHref(sportId, matchId), className: '', children: matchName })}
          padding="flush"
        >
          <BetRows label={matchName} bets={bets} />
        </Card>
      ))}
      {last > 1 && (
        <PageNav aria-label={texts.title}>
          <Button size="small" aria-disabled={page <= 1} onClick={() => page > 1 && setPage(page - 1)}>
            {texts.newer}
          </Button>
          {texts.pages({ page, last })}
          <Button size="small" aria-disabled={page >= last} onClick={() => page < last && setPage(page + 1)}>
            {texts.older}
          </Button>
        </PageNav>
      )}
    </MatchCards>
  );
}
