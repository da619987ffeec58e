import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { StatementBet } from '#shared/api/contract/report.ts';
import type { DayRange } from '#shared/format/days.ts';
import type { TableView } from '#ui-kit';
import { reportQueries } from '../api/queries.ts';
import { profitTexts as words } from '../texts.ts';
import { contentOf } from './content.tsx';
import { betColumns } from './profit-columns.tsx';
import { ProfitTable } from './ProfitTable.tsx';

export interface BetsOfProps {
  kind: 'market' | 'fancy';
  eventId: string;
  sideOf: (bet: StatementBet) => 'back' | 'lay';
  view: TableView;
  days: DayRange | null;
  of: string;
}

const betKey = ({ betId }: StatementBet) => betId;
const none: readonly StatementBet[] = [];

/** The bets on one market or session: where the report ends. */
export function BetsOf({ kind, eventId, sideOf, ...rest }: BetsOfProps) {
  const bets = useQuery(reportQueries.bets(kind, eventId));
  const rows = bets.data ?? none;
  const columns = useMemo(() => betColumns(sideOf), [sideOf]);
  return <ProfitTable {...rest} title={words.bets} columns={columns} rowKey={betKey} content={contentOf(bets, rows, { ...words, none: words.noBets })} />;
}
