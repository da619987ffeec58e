import { useQuery } from '@tanstack/react-query';
import type { WalletRequest } from '#shared/api/contract/wallet.ts';
import { chosenDays, writeDayChoice } from '#shared/format/day-choice.ts';
import { formatDays } from '#shared/format/days.ts';
import { Badge, changeTable, DataTable, DateRange, EmptyState, momentCell, moneyCell, Select, TableExport, textCell, textNotes, type Column, type TableContent, type TableView } from '#ui-kit';
import { everyRequest } from '../api/every-request.ts';
import { walletQueries } from '../api/queries.ts';
import { daysOf, types, typeOf, wantedOf } from '../model/listed.ts';
import { keyOf } from '../model/payment.ts';
import { isOpen } from '../model/steps.ts';
import { texts } from '../texts.ts';
import { Failed } from './Failed.tsx';
import { stateTone } from './stateTone.ts';
import { Filters } from './wallet.styles.ts';

export interface TransactionsProps {
  /** What the reader has set on the table, and how it changes. */
  view: TableView;
  /** Milliseconds: which days "the last 30" are. */
  now: number;
}

const { transactions: words, request } = texts;
const nameOfKind = ({ kind }: WalletRequest): string => request.kind[kind] ?? kind;

const columns: readonly Column<WalletRequest>[] = [
  { id: 'date', header: words.date, value: ({ at }) => momentCell(at), width: 10.5 },
  { id: 'type', header: words.kind, value: (row) => textCell(nameOfKind(row)), width: 7, priority: 2 },
  { id: 'amount', header: words.amount, value: ({ amount }) => moneyCell(amount), align: 'end', width: 8 },
  { id: 'status', header: words.status, value: ({ state }) => textCell(request.state[state]), cell: ({ state }) => <Badge tone={stateTone[state]}>{request.state[state]}</Badge>, width: 7, priority: 1 },
  { id: 'reference', header: words.reference, value: ({ reference }) => textCell(reference), width: 9, priority: 3 },
  { id: 'remark', header: words.remark, value: ({ remark }) => textCell(remark), width: 12, grow: true, priority: 4 },
];
const rowKey = (row: WalletRequest): string => `${row.kind}/${keyOf(row)}`;
/** A request on the page that is under way is followed. */
const FOLLOW_MS = 5_000;

function notesOf(state: TableView['state'], now: number) {
  const days = chosenDays(daysOf(state), now);
  return textNotes([[words.daysNote, days === null ? '' : formatDays(days)], [words.type, words.types[typeOf(state)]]]);
}

/** The bettor's deposits and withdrawals, by type and days, page by page as the server cuts them. */
export function Transactions({ view, now }: TransactionsProps) {
  const { state, onState } = view;
  const wanted = wantedOf(state, now);
  const query = useQuery({
    ...walletQueries.page(wanted ?? { type: null, from: null, to: null, page: 1, limit: 1 }),
    enabled: wanted !== null,
    refetchInterval: ({ state: { data } }) => (data?.rows.some(isOpen) ? FOLLOW_MS : false),
  });
  const { data } = query;
  const filter = (change: Readonly<Record<string, string>>) => onState(changeTable(state, { filters: { ...state.filters, ...change } }));

  const content: TableContent<WalletRequest> =
    data !== undefined
      ? { kind: 'rows', rows: data.rows, total: data.total, busy: query.isPlaceholderData, empty: <EmptyState title={words.empty.title}>{words.empty.why}</EmptyState> }
      : query.error === null
        ? { kind: 'loading' }
        : { kind: 'failed', panel: <Failed words={request.failed} query={query} /> };

  return (
    <DataTable
      label={words.caption}
      columns={columns}
      rowKey={rowKey}
      content={content}
      view={view}
      tools={() => (
        <Filters>
          <Select label={words.type} labelled="hidden" options={types.map((value) => ({ value, name: words.types[value] }))} selected={typeOf(state)} onSelect={(type) => filter({ type })} />
          <DateRange label={words.days} choice={daysOf(state)} onChoice={(choice) => filter({ days: writeDayChoice(choice) })} />
          {wanted !== null && <TableExport name={words.title} columns={columns} rows={(signal, onProgress) => everyRequest(wanted, signal, onProgress)} notes={notesOf(state, now)} />}
        </Filters>
      )}
    />
  );
}
