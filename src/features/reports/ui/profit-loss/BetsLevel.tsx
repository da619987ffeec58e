import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { StatementBet } from '#shared/api/contract/betting/reports.ts';
import { readReportedKind } from '#shared/domain/market/reported-kind.ts';
import type { DayRange } from '#shared/format/days.ts';
import { useRetriableRead } from '#shared/network/useRetriableRead.ts';
import type { TableView } from '#ui-kit';
import { reportQueries } from '../../api/queries.ts';
import { profitTexts } from '../../texts.ts';
import { LateNotice } from '../LateNotice.tsx';
import { createTableContent } from '../table-content.tsx';
import { createStatementBetColumns } from './bet-columns.tsx';
import { ProfitTable } from './ProfitTable.tsx';

export interface BetsLevelProps {
  kind: 'market' | 'fancy';
  eventId: string;
  getBetSide: (bet: StatementBet) => 'back' | 'lay';
  view: TableView;
  days: DayRange | null;
  subject: string;
}

const getRowKey = ({ betId }: StatementBet) => betId;
const none: readonly StatementBet[] = [];

/** The bets on one market or session, the last level of the report. */
export function BetsLevel({ kind, eventId, getBetSide, ...rest }: BetsLevelProps) {
  const betsQuery = useQuery(reportQueries.bets(kind, eventId));
  const bets = useRetriableRead(betsQuery);
  const rows = bets.data ?? none;
  const marketKind = readReportedKind(kind, rest.subject);
  const columns = useMemo(() => createStatementBetColumns(getBetSide, marketKind), [getBetSide, marketKind]);
  return (
    <>
      <LateNotice query={bets} />
      <ProfitTable
        {...rest}
        title={profitTexts.bets}
        columns={columns}
        getRowKey={getRowKey}
        content={createTableContent(bets, rows, { ...profitTexts, none: profitTexts.noBets })}
      />
    </>
  );
}
