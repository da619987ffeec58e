import { useQuery } from '@tanstack/react-query';
import type { FancyStake } from '#shared/domain/bet.ts';
import type { FancyLine } from '#shared/domain/market.ts';
import type { Money } from '#shared/domain/money.ts';
import { whyUnread } from '#shared/api/why.ts';
import { useFancies, useOwnPace } from '#shared/live/react.tsx';
import { Amount, EmptyState, ErrorPanel, Skeleton } from '#ui-kit';
import { AGAIN_MS, fancyQueries } from '../api/queries.ts';
import { bookOf, type FancyBook as Book } from '../model/book.ts';
import { texts } from '../texts.ts';
import { BookChart } from './BookChart.tsx';
import { BookTable } from './BookTable.tsx';
import { Bones, Late, Pair, Sheet, Summary } from './FancyBook.styles.ts';

export interface FancyBookProps {
  /** The session line whose book is shown. */
  line: Pick<FancyLine, 'matchId' | 'fancyId' | 'name'>;
  /** The bet being typed on this line; null where there is none. */
  typed: FancyStake | null;
  /** What the line has come to so far; null where nobody says. */
  reached: number | null;
}

/** What the bets on a line bring at every score: steps over the runs, and the same in figures. */
export function FancyBook({ line, typed, reached }: FancyBookProps) {
  const { data, error, isFetching, refetch } = useQuery({ ...fancyQueries.betsOnLine(line.fancyId), refetchInterval: useOwnPace(AGAIN_MS) });
  const lines = useFancies(line.matchId);
  if (data === undefined && error !== null) {
    return (
      <ErrorPanel title={texts.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
        {whyUnread(error, texts.failed.why)}
      </ErrorPanel>
    );
  }
  if (data === undefined) return <Loading />;
  const bets = data;
  if (bets.length === 0 && typed === null) return <EmptyState title={texts.empty.title}>{texts.empty.why}</EmptyState>;
  const book = bookOf(bets, typed);
  const shown = lines.phase === 'ready' ? lines.value.find(({ fancyId }) => fancyId === line.fancyId) : undefined;
  return (
    <Sheet>
      {error !== null && <Late role="status">{texts.late}</Late>}
      <Totals book={book} />
      <Pair>
        <BookChart name={line.name} bands={book.bands} reached={reached} offered={shown?.yes?.run ?? null} />
        <BookTable name={line.name} bands={book.bands} reached={reached} />
      </Pair>
    </Sheet>
  );
}

function Totals({ book }: { book: Book }) {
  return (
    <Summary>
      <Total name={texts.worst} now={book.worst} whatIf={book.whatIf?.worst ?? null} />
      <Total name={texts.best} now={book.best} whatIf={book.whatIf?.best ?? null} />
    </Summary>
  );
}

function Total({ name, now, whatIf }: { name: string; now: Money; whatIf: Money | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Amount value={now} sign="always" />
        {whatIf !== null && (
          <>
            {' '}
            {texts.arrow} <Amount value={whatIf} sign="always" tone="quiet" />
          </>
        )}
      </dd>
    </div>
  );
}

function Loading() {
  return (
    <Bones role="group" aria-label={texts.loading}>
      <Skeleton width="60%" />
      <Skeleton shape="block" height="12rem" />
    </Bones>
  );
}
