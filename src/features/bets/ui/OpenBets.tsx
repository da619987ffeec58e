import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnPace } from '#shared/live/react.tsx';
import { Button, Card, EmptyState, type RenderLink } from '#ui-kit';
import { AGAIN_MS, betQueries, PAGE_ROWS } from '../api/queries.ts';
import { groupByMatch, lastPage } from '../model/standing.ts';
import { texts } from '../texts.ts';
import { BetRows, LoadingBets, UnreadBets } from './BetRows.tsx';
import { Late, Matches, Pages } from './OpenBets.styles.ts';

export interface OpenBetsProps {
  /** Draws the links: the app's router does, a story draws plain ones. */
  link: RenderLink;
  /** Where a match is. */
  matchHref: (sportId: string, matchId: string) => string;
}

const ROWS_WHILE_LOADING = 6;

/** Every open bet, under its match, newest first. */
export function OpenBets({ link, matchHref }: OpenBetsProps) {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useQuery({ ...betQueries.open(page), refetchInterval: useOwnPace(AGAIN_MS) });
  if (data === undefined) {
    return (
      <Card aria-label={texts.title} padding="flush">
        {error === null ? <LoadingBets rows={ROWS_WHILE_LOADING} /> : <UnreadBets error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      </Card>
    );
  }
  const last = lastPage(data.total, PAGE_ROWS);
  return (
    <Matches aria-busy={isFetching}>
      {error !== null && <Late role="status">{texts.late}</Late>}
      {data.rows.length === 0 && (
        <Card aria-label={texts.title} padding="flush">
          <EmptyState title={texts.none.open.title}>{texts.none.open.why}</EmptyState>
        </Card>
      )}
      {groupByMatch(data.rows).map(({ sportId, matchId, matchName, bets }) => (
        <Card key={matchId} title={link({ href: matchHref(sportId, matchId), className: '', children: matchName })} padding="flush">
          <BetRows label={matchName} bets={bets} />
        </Card>
      ))}
      {last > 1 && (
        <Pages aria-label={texts.title}>
          <Button size="small" aria-disabled={page <= 1} onClick={() => page > 1 && setPage(page - 1)}>
            {texts.newer}
          </Button>
          {texts.pages(page, last)}
          <Button size="small" aria-disabled={page >= last} onClick={() => page < last && setPage(page + 1)}>
            {texts.older}
          </Button>
        </Pages>
      )}
    </Matches>
  );
}
