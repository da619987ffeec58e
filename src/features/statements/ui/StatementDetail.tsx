import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { StatementBet } from '#shared/api/contract/betting/reports.ts';
import { readReportedKind } from '#shared/domain/market/reported-kind.ts';
import { money } from '#shared/domain/money/money.ts';
import {
  Amount,
  Card,
  DataTable,
  defaultTableState,
  EmptyState,
  type ExportNotes,
  pageLengths,
  Spinner,
  Stack,
  TableExport,
  type TableState,
  toMoneyCell,
  toTextCell,
} from '#ui-kit';
import { statementQueries } from '../api/queries.ts';
import type { StatementDetail as Detail } from '../model/detail-storage.ts';
import { readWindowDetail } from '../model/detail-window.ts';
import { formatDetailHeading, getDetailKind } from '../model/statement-detail.ts';
import { detailTexts as texts } from '../texts.ts';
import { createDetailColumns } from './detail-columns.tsx';
import { DetailFacts, DetailTitle, LoadingArea } from './StatementDetail.styles.ts';

export interface StatementDetailProps {
  /** Key of the detail in session storage. */
  vid: string;
  /** Name of the signed-in user. */
  userName: string;
  /** Whether 1 means lay in the rows: docs/requirements.md#33-fields-with-a-rule-of-their-own. */
  isInverted: boolean;
}

const getRowKey = ({ betId }: StatementBet): string => betId;
const NO_BETS: readonly StatementBet[] = [];

/** Heading lines of the exported files and the print. They have the exact net result, where the page rounds it. */
const createNotes = (detail: Detail | null, userName: string): ExportNotes => [
  [texts.winner, toTextCell(detail?.winnerName ?? null)],
  [texts.net, toMoneyCell(detail === null ? null : money(detail.netProfit), 'always')],
  [texts.userName, toTextCell(userName)],
];

function useDetailColumns(detail: Detail | null, isInverted: boolean) {
  const [type, eventName] = detail === null ? [null, ''] : [getDetailKind(detail), detail.eventName];
  return useMemo(
    () => createDetailColumns(isInverted, type === null ? 'odds' : readReportedKind(type, eventName)),
    [isInverted, type, eventName],
  );
}

/**
 * The bets of one statement row: docs/requirements.md#29-statement-detail.
 * A spinner shows until the request ends. A failure leaves the table empty, without a message.
 */
export function StatementDetail({ vid, userName, isInverted }: StatementDetailProps) {
  const detail = readWindowDetail(vid);
  const [state, setState] = useState<TableState>(defaultTableState);
  const betsQuery = detail === null ? null : statementQueries.bets(getDetailKind(detail), detail.eventId);
  const { data, error, isPending } = useQuery({
    ...(betsQuery ?? statementQueries.bets('market', '')),
    ...(betsQuery === null && { queryFn: skipToken }),
    retry: false,
  });
  const columns = useDetailColumns(detail, isInverted);
  const rows = data ?? NO_BETS;
  const name = detail === null ? texts.title : formatDetailHeading(detail) || texts.title;
  const emptyTexts = detail === null ? texts.missing : texts.none;
  return (
    <Stack>
      <Stack as="header" gap="snug">
        <DetailTitle>{name}</DetailTitle>
        <DetailFacts>
          <div>
            <dt>{texts.winner}</dt>
            <dd>{detail?.winnerName ?? texts.unnamed}</dd>
          </div>
          <div>
            <dt>{texts.net}</dt>
            <dd>
              {detail === null ? (
                texts.unnamed
              ) : (
                <Amount value={money(detail.netProfit)} sign="always" decimals="none" />
              )}
            </dd>
          </div>
          <div>
            <dt>{texts.userName}</dt>
            <dd>{userName}</dd>
          </div>
        </DetailFacts>
      </Stack>
      <Card aria-label={texts.table} padding="flush">
        {detail !== null && isPending ? (
          <LoadingArea>
            <Spinner label={texts.loading} />
          </LoadingArea>
        ) : (
          <DataTable
            label={texts.table}
            columns={columns}
            getRowKey={getRowKey}
            content={{
              kind: 'rows',
              rows,
              empty: error === null ? <EmptyState title={emptyTexts.title}>{emptyTexts.description}</EmptyState> : null,
            }}
            view={{ state, onState: setState, lengths: pageLengths }}
            renderTools={(arranged) => (
              <TableExport
                name={name}
                columns={columns}
                readRows={() => arranged}
                notes={createNotes(detail, userName)}
                variant="buttons"
                formats={['print', 'excel', 'pdf']}
              />
            )}
          />
        )}
      </Card>
    </Stack>
  );
}
