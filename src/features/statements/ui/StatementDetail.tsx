import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { StatementBet } from '#shared/api/contract/report.ts';
import { money } from '#shared/domain/money.ts';
import type { StatementDetail as Detail } from '#shared/storage/statement.ts';
import {
  Amount, Card, DataTable, EmptyState, freshTable, moneyCell, pageLengths, Spinner, TableExport, textCell, type ExportNotes, type TableState,
} from '#ui-kit';
import { statementQueries } from '../api/queries.ts';
import { kindOfDetail } from '../model/detail.ts';
import { detailLeftFor } from '../model/open-detail.ts';
import { detailTexts as texts } from '../texts.ts';
import { detailColumns } from './detail-columns.tsx';
import { Facts, Head, Sheet, Title, Waiting } from './StatementDetail.styles.ts';

export interface StatementDetailProps {
  /** The window's own name for what it was opened for. */
  vid: string;
  /** Who is signed in, by name. */
  userName: string;
  /** Whether 1 means lay in the rows (specification 3), or back as everywhere else. */
  inverted: boolean;
}

const rowKey = ({ betId }: StatementBet): string => betId;
const none: readonly StatementBet[] = [];

/** The head of the page, for its files and its print. A file has the exact net, where the head has it rounded (specification 2). */
const notesOf = (detail: Detail | null, userName: string): ExportNotes => [
  [texts.winner, textCell(detail?.winnerName ?? null)],
  [texts.net, moneyCell(detail === null ? null : money(detail.netProfit), 'always')],
  [texts.userName, textCell(userName)],
];

/**
 * Specification 2 and 8: the bets behind one row. It waits until reading them has ended, well or not; where it has failed the table
 * stays empty and nothing more is said.
 */
export function StatementDetail({ vid, userName, inverted }: StatementDetailProps) {
  const detail = detailLeftFor(vid);
  const [state, setState] = useState<TableState>(freshTable);
  const asked = detail === null ? null : statementQueries.betsOf(kindOfDetail(detail), detail.eventId);
  const { data, error, isPending } = useQuery({ ...(asked ?? statementQueries.betsOf('market', '')), ...(asked === null && { queryFn: skipToken }), retry: false });
  const columns = useMemo(() => detailColumns(inverted), [inverted]);
  const rows = data ?? none;
  const name = detail === null ? texts.title : texts.header(detail.matchName, detail.eventName) || texts.title;
  const words = detail === null ? texts.missing : texts.none;
  return (
    <Sheet>
      <Head>
        <Title>{name}</Title>
        <Facts>
          <div>
            <dt>{texts.winner}</dt>
            <dd>{detail?.winnerName ?? texts.unnamed}</dd>
          </div>
          <div>
            <dt>{texts.net}</dt>
            <dd>{detail === null ? texts.unnamed : <Amount value={money(detail.netProfit)} sign="always" decimals="whole" />}</dd>
          </div>
          <div>
            <dt>{texts.userName}</dt>
            <dd>{userName}</dd>
          </div>
        </Facts>
      </Head>
      <Card aria-label={texts.table} padding="flush">
        {detail !== null && isPending ? (
          <Waiting>
            <Spinner label={texts.loading} />
          </Waiting>
        ) : (
          <DataTable
            label={texts.table}
            columns={columns}
            rowKey={rowKey}
            content={{ kind: 'rows', rows, empty: error === null ? <EmptyState title={words.title}>{words.why}</EmptyState> : null }}
            view={{ state, onState: setState, lengths: pageLengths }}
            tools={(arranged) => (
              <TableExport
                name={name}
                columns={columns}
                rows={() => arranged}
                notes={notesOf(detail, userName)}
                look="buttons"
                formats={['print', 'excel', 'pdf']}
              />
            )}
          />
        )}
      </Card>
    </Sheet>
  );
}
