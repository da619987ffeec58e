import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { describeReadError } from '#shared/api/describe-failure.ts';
import { LIMIT_PERIODS, periodDays } from '#shared/domain/market/gambling-limit.ts';
import { useCurrentTime } from '#shared/timers/useCurrentTime.ts';
import { Amount, Card, ErrorPanel, Skeleton, Stack, VisuallyHidden } from '#ui-kit';
import { responsibleGamblingQueries } from '../../api/queries.ts';
import {
  getLongestPeriodStart,
  type PlaySummary,
  summarizePeriods,
  type SummaryRow,
} from '../../model/play-summary.ts';
import { getElapsedMs } from '../../model/session-timer.ts';
import { useSessionTimer } from '../../model/useSessionTimer.ts';
import { texts } from '../../texts.ts';
import { LeadText, SummaryTable } from '../ResponsibleGamblingPanel.styles.ts';

const REFRESH_MS = 10_000;

export interface SummaryCardProps {
  /** Milliseconds since 1970. Defaults to now. */
  asOf?: number | undefined;
}

/** Statement totals of the last day, week and month, and the duration of this session. */
export function SummaryCard({ asOf }: SummaryCardProps) {
  const [openedAt] = useState(() => asOf ?? Date.now());
  const { data, error, isFetching, refetch } = useQuery(
    responsibleGamblingQueries.rows(getLongestPeriodStart(openedAt)),
  );
  return (
    <Card title={texts.summary.title} aria-busy={isFetching}>
      {data === undefined && error !== null ? (
        <ErrorPanel title={texts.summary.failed} onRetry={() => void refetch()} busy={isFetching}>
          {describeReadError(error, texts.description)}
        </ErrorPanel>
      ) : (
        <Stack>
          <PeriodTable rows={data ?? null} now={openedAt} />
          <SessionDurationText />
        </Stack>
      )}
    </Card>
  );
}

function SessionDurationText() {
  const { time } = useSessionTimer();
  const now = useCurrentTime(REFRESH_MS);
  // A line even before the time is known, so that the next card does not move.
  return (
    <LeadText>
      {time === null ? '\u00a0' : texts.summary.now(texts.formatDuration(getElapsedMs(time.since, now)))}
    </LeadText>
  );
}

const summaryLines: readonly (readonly [name: string, of: (summary: PlaySummary, days: number) => ReactNode])[] = [
  [texts.summary.rows.deposits, ({ deposits }) => <Amount value={deposits} decimals="none" tone="neutral" />],
  [texts.summary.rows.withdrawals, ({ withdrawals }) => <Amount value={withdrawals} decimals="none" tone="neutral" />],
  [texts.summary.rows.betting, ({ betting }) => <Amount value={betting} decimals="none" sign="always" />],
  [texts.summary.rows.casino, ({ casino }) => <Amount value={casino} decimals="none" sign="always" />],
  [texts.summary.rows.days, ({ daysPlayed }, days) => texts.summary.days(Math.min(daysPlayed, days), days)],
];

/** The table has the same rows while loading, so nothing moves when the data arrives. */
function PeriodTable({ rows, now }: { rows: readonly SummaryRow[] | null; now: number }) {
  const summaries = rows === null ? null : summarizePeriods(rows, now);
  return (
    <SummaryTable aria-busy={rows === null}>
      <VisuallyHidden as="caption">{rows === null ? texts.summary.loading : texts.summary.table}</VisuallyHidden>
      <thead>
        <tr>
          <td />
          {LIMIT_PERIODS.map((period) => (
            <th key={period} scope="col">
              {texts.summary.period(period)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {summaryLines.map(([name, of]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {LIMIT_PERIODS.map((period) => (
              <td key={period}>{summaries === null ? <Skeleton /> : of(summaries[period], periodDays[period])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </SummaryTable>
  );
}
