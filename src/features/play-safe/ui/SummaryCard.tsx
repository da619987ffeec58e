import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { whyUnread } from '#shared/api/why.ts';
import { periodDays, PLAY_PERIODS } from '#shared/domain/play-limit.ts';
import { Amount, Card, ErrorPanel, Skeleton, VisuallyHidden } from '#ui-kit';
import { playQueries } from '../api/queries.ts';
import { elapsed } from '../model/play-watch.ts';
import { longestSince, summarise, type Summary, type SummaryRow } from '../model/summary.ts';
import { useNow, useWatched } from '../model/watch.ts';
import { texts } from '../texts.ts';
import { Figures, Lead, Part } from './PlaySafe.styles.ts';

const EVERY_MS = 10_000;

export interface SummaryCardProps {
  /** Milliseconds: seen from when; left out, from now. */
  seenFrom?: number | undefined;
}

/** What the statement says of the last day, week and month, and how long this session has lasted. */
export function SummaryCard({ seenFrom }: SummaryCardProps) {
  const [openedAt] = useState(() => seenFrom ?? Date.now());
  const { data, error, isFetching, refetch } = useQuery(playQueries.rows(longestSince(openedAt)));
  return (
    <Card title={texts.summary.title} aria-busy={isFetching}>
      {data === undefined && error !== null ? (
        <ErrorPanel title={texts.summary.failed} onRetry={() => void refetch()} retrying={isFetching}>
          {whyUnread(error, texts.why)}
        </ErrorPanel>
      ) : (
        <Part>
          <Periods rows={data ?? null} now={openedAt} />
          <SignedIn />
        </Part>
      )}
    </Card>
  );
}

function SignedIn() {
  const { time } = useWatched();
  const now = useNow(EVERY_MS);
  return time === null ? null : <Lead>{texts.summary.now(texts.spanned(elapsed(time.since, now)))}</Lead>;
}

const lines: readonly (readonly [name: string, of: (summary: Summary, days: number) => ReactNode])[] = [
  [texts.summary.rows.deposits, ({ deposits }) => <Amount value={deposits} decimals="whole" tone="plain" />],
  [texts.summary.rows.withdrawals, ({ withdrawals }) => <Amount value={withdrawals} decimals="whole" tone="plain" />],
  [texts.summary.rows.betting, ({ betting }) => <Amount value={betting} decimals="whole" sign="always" />],
  [texts.summary.rows.casino, ({ casino }) => <Amount value={casino} decimals="whole" sign="always" />],
  [texts.summary.rows.days, ({ daysPlayed }, days) => texts.summary.days(Math.min(daysPlayed, days), days)],
];

/** The same table while the rows are on their way: nothing moves when they come. */
function Periods({ rows, now }: { rows: readonly SummaryRow[] | null; now: number }) {
  const summaries = rows === null ? null : summarise(rows, now);
  return (
    <Figures aria-busy={rows === null}>
      <VisuallyHidden as="caption">{rows === null ? texts.summary.loading : texts.summary.table}</VisuallyHidden>
      <thead>
        <tr>
          <td />
          {PLAY_PERIODS.map((period) => (
            <th key={period} scope="col">
              {texts.summary.period(period)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(([name, of]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {PLAY_PERIODS.map((period) => (
              <td key={period}>{summaries === null ? <Skeleton /> : of(summaries[period], periodDays[period])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Figures>
  );
}
