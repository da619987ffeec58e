import { useQuery } from '@tanstack/react-query';
import { describeReadError } from '#shared/api/describe-failure.ts';
import type { FancyBet } from '#shared/domain/bet/bet.ts';
import type { FancyLine } from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { useOwnBetsInterval } from '#shared/live/react/live-hooks.tsx';
import { useFancies } from '#shared/live/react/match-hooks.ts';
import { useRetriableRead } from '#shared/network/useRetriableRead.ts';
import { Amount, EmptyState, ErrorPanel, RefreshNotice, Skeleton, Stack } from '#ui-kit';
import { fancyQueries, REFETCH_MS } from '../api/queries.ts';
import { buildFancyBook, type FancyBookFigures as Book } from '../model/fancy-book.ts';
import { texts } from '../texts.ts';
import { BookChart } from './BookChart.tsx';
import { BookTable } from './BookTable.tsx';
import { BookLayout, ChartAndTable, Summary } from './FancyBook.styles.ts';

export interface FancyBookProps {
  /** Session line of the book. */
  line: Pick<FancyLine, 'matchId' | 'fancyId' | 'name'>;
  /** Draft bet on this line; null without one. */
  draftBet: FancyBet | null;
  /** Current score of the line; null when the server sends none. */
  currentScore: number | null;
}

/** Shows the result of a line's bets at every score, as a chart and as a table. */
export function FancyBook({ line, draftBet, currentScore }: FancyBookProps) {
  const refetchInterval = useOwnBetsInterval(REFETCH_MS);
  const query = useQuery({ ...fancyQueries.betsOnLine(line.fancyId), refetchInterval });
  const { data, error, isFetching, refetch } = useRetriableRead(query);
  const lines = useFancies(line.matchId);
  if (data === undefined && error !== null) {
    return (
      <ErrorPanel title={texts.failed.title} onRetry={() => void refetch()} busy={isFetching}>
        {describeReadError(error, texts.failed.description)}
      </ErrorPanel>
    );
  }
  if (data === undefined) return <LoadingBook />;
  const bets = data;
  if (bets.length === 0 && draftBet === null)
    return <EmptyState title={texts.empty.title}>{texts.empty.description}</EmptyState>;
  const book = buildFancyBook(bets, draftBet);
  const currentLine = lines.phase === 'ready' ? lines.value.find(({ fancyId }) => fancyId === line.fancyId) : undefined;
  return (
    <BookLayout>
      {error !== null && (
        <RefreshNotice size="small" role="status">
          {texts.late}
        </RefreshNotice>
      )}
      <Totals book={book} />
      <ChartAndTable>
        <BookChart
          name={line.name}
          bands={book.bands}
          currentScore={currentScore}
          offeredRun={currentLine?.yes?.run ?? null}
        />
        <BookTable name={line.name} bands={book.bands} currentScore={currentScore} />
      </ChartAndTable>
    </BookLayout>
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

function LoadingBook() {
  return (
    <Stack gap="snug" role="group" aria-label={texts.loading}>
      <Skeleton width="60%" />
      <Skeleton variant="block" height="12rem" />
    </Stack>
  );
}
