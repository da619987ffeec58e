import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { WalletRequest } from '#shared/api/contract/wallet/wallet.ts';
import { resolveDayChoice, serializeDayChoice } from '#shared/format/day-choice.ts';
import { formatDays } from '#shared/format/days.ts';
import { useRetriableRead } from '#shared/network/useRetriableRead.ts';
import {
  Badge,
  Card,
  Cluster,
  type Column,
  createTextNotes,
  DataTable,
  DateRange,
  EmptyState,
  RefreshNotice,
  Select,
  Stack,
  type TableContent,
  TableExport,
  type TableView,
  toMoneyCell,
  toTextCell,
  toTimestampCell,
  updateTableState,
} from '#ui-kit';
import { walletQueries } from '../../api/queries.ts';
import { readAllRequests } from '../../api/read-all-requests.ts';
import { getRequestKey } from '../../model/payment/payment.ts';
import { getRequestKindName, isOpenRequest } from '../../model/payment/request-steps.ts';
import { getDayChoice, getTransactionType, toRequestFilter, transactionTypes } from '../../model/transaction-filter.ts';
import { texts } from '../../texts.ts';
import { ReadErrorPanel } from '../ReadErrorPanel.tsx';
import { PaymentsChart } from './PaymentsChart.tsx';
import { stateTone } from './state-tone.ts';
import { transactionTexts as labels } from './transaction-texts.ts';

export interface TransactionsProps {
  /** Table state that the reader controls, and its setter. */
  view: TableView;
  /** Milliseconds since 1970. Anchors "the last 30 days". */
  now: number;
  /** Link in an empty list to where its content comes from. */
  nextStep?: ReactNode;
}

const createColumns = (): readonly Column<WalletRequest>[] => [
  { id: 'date', phone: 'subtitle', header: labels.date, getValue: ({ at }) => toTimestampCell(at), width: 10.5 },
  {
    id: 'type',
    phone: 'title',
    header: labels.kind,
    getValue: ({ kind }) => toTextCell(getRequestKindName(kind)),
    width: 7,
    priority: 2,
  },
  {
    id: 'amount',
    phone: 'lead',
    header: labels.amount,
    getValue: ({ amount }) => toMoneyCell(amount),
    align: 'end',
    width: 8,
  },
  {
    id: 'status',
    phone: 'lead',
    header: labels.status,
    getValue: ({ state }) => toTextCell(texts.request.state[state]),
    renderCell: ({ state }) => <Badge tone={stateTone[state]}>{texts.request.state[state]}</Badge>,
    width: 7,
    priority: 1,
  },
  {
    id: 'reference',
    header: labels.bankReferenceOrId,
    getValue: ({ bankReferenceOrId }) => toTextCell(bankReferenceOrId),
    width: 9,
    priority: 3,
  },
  {
    id: 'remark',
    header: labels.remark,
    getValue: ({ remark }) => toTextCell(remark),
    width: 12,
    grow: true,
    priority: 4,
  },
];
const getRowKey = (row: WalletRequest): string => `${row.kind}/${getRequestKey(row)}`;
/** Milliseconds. Applies while the page has a pending request. */
const REFETCH_MS = 5_000;

function createTransactionNotes(state: TableView['state'], now: number) {
  const days = resolveDayChoice(getDayChoice(state), now);
  return createTextNotes([
    [labels.daysNote, days === null ? '' : formatDays(days)],
    [labels.type, labels.types[getTransactionType(state)]],
  ]);
}

/** The bettor's deposits and withdrawals by type and days, paged by the server. */
export function Transactions({ view, now, nextStep }: TransactionsProps) {
  const { state, onState } = view;
  const requestFilter = toRequestFilter(state, now);
  const pageQuery = useQuery({
    ...walletQueries.page(requestFilter ?? { type: null, from: null, to: null, page: 1, limit: 1 }),
    enabled: requestFilter !== null,
    refetchInterval: ({ state: { data } }) => (data?.rows.some(isOpenRequest) ? REFETCH_MS : false),
  });
  const query = useRetriableRead(pageQuery);
  const { data } = query;
  const columns = useMemo(() => createColumns(), []);
  const changeFilters = (change: Readonly<Record<string, string>>) =>
    onState(updateTableState(state, { filters: { ...state.filters, ...change } }));

  const content: TableContent<WalletRequest> =
    data !== undefined
      ? {
          kind: 'rows',
          rows: data.rows,
          total: data.total,
          busy: pageQuery.isPlaceholderData,
          empty: (
            <EmptyState title={labels.empty.title} action={nextStep}>
              {labels.empty.description}
            </EmptyState>
          ),
        }
      : query.error === null
        ? { kind: 'loading' }
        : { kind: 'failed', panel: <ReadErrorPanel message={texts.request.failed} query={query} /> };

  return (
    <Stack>
      <Card aria-label={labels.title} padding="flush">
        {data !== undefined && query.error !== null && (
          <RefreshNotice role="status">{texts.request.late}</RefreshNotice>
        )}
        <DataTable
          label={labels.caption}
          columns={columns}
          getRowKey={getRowKey}
          content={content}
          view={view}
          renderTools={() => (
            <Cluster>
              <Select
                label={labels.type}
                labelDisplay="hidden"
                options={transactionTypes.map((value) => ({ value, name: labels.types[value] }))}
                selected={getTransactionType(state)}
                onSelect={(type) => changeFilters({ type })}
              />
              <DateRange
                label={labels.days}
                choice={getDayChoice(state)}
                onChoice={(choice) => changeFilters({ days: serializeDayChoice(choice) })}
              />
              {requestFilter !== null && (
                <TableExport
                  name={labels.title}
                  columns={columns}
                  readRows={(signal, onProgress) => readAllRequests(requestFilter, signal, onProgress)}
                  notes={createTransactionNotes(state, now)}
                />
              )}
            </Cluster>
          )}
        />
      </Card>
      {requestFilter !== null && data !== undefined && (
        <PaymentsChart filter={requestFilter} rows={data.rows} total={data.total} />
      )}
    </Stack>
  );
}
