import { useQuery } from '@tanstack/react-query';
import { whyUnread } from '#shared/api/why.ts';
import { Card, DataTable, EmptyState, ErrorPanel, rowsFound, TableExport, textNotes, type TableContent, type TableView } from '#ui-kit';
import { historyQueries, readEveryOrder, type LatestOrders } from '../api/queries.ts';
import type { Order } from '../model/order.ts';
import { texts } from '../texts.ts';
import { Remark } from './CasinoOrders.styles.ts';
import { exportColumns, orderColumns } from './columns.tsx';

export interface CasinoOrdersProps {
  /** What the reader has set on the table, and how it changes. */
  view: TableView;
}

const keyOf = ({ key }: Order): string => key;

/** The casino order history (specification 2): what was staked at the tables, and what came of it. */
export function CasinoOrders({ view }: CasinoOrdersProps) {
  const { data, error, isFetching, refetch } = useQuery(historyQueries.latest);
  const { search } = view.state;
  const everyOrder = async (arranged: readonly Order[], ...reading: Parameters<typeof readEveryOrder>) =>
    data !== undefined && data.total <= data.orders.length ? arranged : rowsFound(await readEveryOrder(...reading), orderColumns, search);
  return (
    <Card aria-label={texts.title} padding="flush">
      <Remark>{texts.rule}</Remark>
      {data !== undefined && error !== null && <Remark role="status">{texts.late}</Remark>}
      {data !== undefined && data.total > data.orders.length && <Remark>{texts.latest(data.orders.length, data.total)}</Remark>}
      <DataTable
        label={texts.title}
        columns={orderColumns}
        rowKey={keyOf}
        content={contentOf(data, error, isFetching, search, () => void refetch())}
        view={view}
        searchLabel={texts.search}
        tools={(arranged) => (
          <TableExport
            name={texts.title}
            columns={exportColumns}
            rows={(signal, onProgress) => everyOrder(arranged, signal, onProgress)}
            notes={textNotes([[texts.note, search]])}
          />
        )}
      />
    </Card>
  );
}

function contentOf(data: LatestOrders | undefined, error: Error | null, busy: boolean, search: string, onRetry: () => void): TableContent<Order> {
  if (data !== undefined) {
    const words = search === '' ? texts.none : texts.noneFound;
    return { kind: 'rows', rows: data.orders, busy, empty: <EmptyState title={words.title}>{words.why}</EmptyState> };
  }
  if (error === null) return { kind: 'loading' };
  const panel = (
    <ErrorPanel title={texts.failed.title} onRetry={onRetry} retrying={busy}>
      {whyUnread(error, texts.failed.why)}
    </ErrorPanel>
  );
  return { kind: 'failed', panel };
}
