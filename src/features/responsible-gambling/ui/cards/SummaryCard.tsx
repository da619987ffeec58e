import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { describeReadError } from '#shared/api/describe-failure.ts';
import { LIMIT_PERIODS, periodDays } from '#shared/domain/market/gambling-limit.ts';
import { useRetriableRead } from '#shared/network/useRetriableRead.ts';
import { useCurrentTime } from '#shared/timers/useCurrentTime.ts';
import { Amount, Card, ErrorPanel, Stack, VisuallyHidden } from '#ui-kit';
import { responsibleGamblingQueries } from '../../api/queries.ts';
import { formatPlayTime } from '../../model/describe-duration.ts';
import {
  getLongestPeriodStart,
  type PlaySummary,
  summarizePeriods,
  type SummaryRow,
} from '../../model/play-summary.ts';
import { getElapsedMs } from '../../model/session-timer.ts';
import { useSessionTimer } from '../../model/useSessionTimer.ts';
import { panelTexts } from '../../panel-texts.ts';
import { LeadText, SummaryTable, ValuePlace } from '../ResponsibleGamblingPanel.styles.ts';

const REFRESH_MS = 10_000;

export interface SummaryCardProps {
  /** Milliseconds since 1970. Defaults to now. */
  asOf?: number | undefined;
}

/** Statement totals of the last day, week and month, and the duration of this session. */
export function SummaryCard({ asOf }: SummaryCardProps) {
  const [openedAt] = useState(() => asOf ?? Date.now());
  const query = useQuery(responsibleGamblingQueries.rows(getLongestPeriodStart(openedAt)));
  const { data, error, isFetching, refetch } = useRetriableRead(query);
  return (
    <Card title={panelTexts.summary.title} aria-busy={isFetching}>
      {data === undefined && error !== null ? (
        <ErrorPanel title={panelTexts.summary.failed} onRetry={() => void refetch()} busy={isFetching}>
          {describeReadError(error, panelTexts.description)}
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
      {time === null ? '\u00a0' : panelTexts.summary.now({ span: formatPlayTime(getElapsedMs(time.since, now)) })}
    </LeadText>
  );
}

type SummaryLine = readonly [name: string, of: (summary: PlaySummary, days: number) => ReactNode];

const createSummaryLines = (): readonly SummaryLine[] => [
  [panelTexts.summary.rows.deposits, ({ deposits }) => <Amount value={deposits} decimals="none" tone="neutral" />],
  [
    panelTexts.summary.rows.withdrawals,
    ({ withdrawals }) => <Amount value={withdrawals} decimals="none" tone="neutral" />,
  ],
  [panelTexts.summary.rows.betting, ({ betting }) => <Amount value={betting} decimals="none" sign="always" />],
  [panelTexts.summary.rows.casino, ({ casino }) => <Amount value={casino} decimals="none" sign="always" />],
  [
    panelTexts.summary.rows.days,
    ({ daysPlayed }, days) => panelTexts.summary.days({ played: Math.min(daysPlayed, days), of: days }),
  ],
];

/** While it loads, the table has the same rows, and the column widths of an account without bets. */
function PeriodTable({ rows, now }: { rows: readonly SummaryRow[] | null; now: number }) {
  const summaries = rows === null ? null : summarizePeriods(rows, now);
  const nothingPlayed = summarizePeriods([], now);
  return (
    <SummaryTable aria-busy={rows === null}>
      <VisuallyHidden as="caption">
        {rows === null ? panelTexts.summary.loading : panelTexts.summary.table}
      </VisuallyHidden>
      <thead>
        <tr>
          <td />
          {LIMIT_PERIODS.map((period) => (
            <th key={period} scope="col">
              {panelTexts.summary.periods[period]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {createSummaryLines().map(([name, of]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {LIMIT_PERIODS.map((period) => (
              <td key={period}>
                {summaries === null ? (
                  <ValuePlace aria-hidden>
                    <span>{of(nothingPlayed[period], periodDays[period])}</span>
                  </ValuePlace>
                ) : (
                  of(summaries[period], periodDays[period])
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </SummaryTable>
  );
}
