import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { describeReadError } from '#shared/api/describe-failure.ts';
import { CASINO_MULTIPLIER } from '#shared/domain/money/casino-credits.ts';
import { useRetriableRead } from '#shared/network/useRetriableRead.ts';
import {
  Card,
  createTextNotes,
  DataTable,
  EmptyState,
  ErrorPanel,
  searchRows,
  Stack,
  type TableContent,
  TableExport,
  type TableView,
} from '#ui-kit';
import { casinoOrderQueries, type LatestOrders, readAllOrders } from '../api/queries.ts';
import type { CasinoOrder } from '../model/casino-order.ts';
import { texts } from '../texts.ts';
import { TableNote } from './CasinoOrders.styles.ts';
import { createOrderColumns, createOrderExportColumns } from './order-columns.tsx';
import { OrdersChart } from './OrdersChart.tsx';

export interface CasinoOrdersProps {
  /** Table state (order, page, search) and its setter. */
  view: TableView;
  /** Link in an empty list to where its content comes from. */
  nextStep?: ReactNode;
}

const getKey = ({ key }: CasinoOrder): string => key;

/** Casino order history (docs/requirements.md#28-casino-order-history). */
export function CasinoOrders({ view, nextStep }: CasinoOrdersProps) {
  const query = useQuery(casinoOrderQueries.latest);
  const { data, error, isFetching, refetch } = useRetriableRead(query);
  const { search } = view.state;
  const columns = useMemo(() => createOrderColumns(), []);
  const readExportRows = async (sortedRows: readonly CasinoOrder[], ...reading: Parameters<typeof readAllOrders>) =>
    data !== undefined && data.total <= data.orders.length
      ? sortedRows
      : searchRows(await readAllOrders(...reading), columns, search);
  return (
    <Stack>
      <Card aria-label={texts.title} padding="flush">
        <TableNote>{texts.rule({ times: CASINO_MULTIPLIER })}</TableNote>
        {data !== undefined && error !== null && <TableNote role="status">{texts.late}</TableNote>}
        {data !== undefined && data.total > data.orders.length && (
          <TableNote>{texts.latest({ count: data.orders.length, total: data.total })}</TableNote>
        )}
        <DataTable
          label={texts.title}
          columns={columns}
          getRowKey={getKey}
          content={buildContent(data, error, isFetching, search, () => void refetch(), nextStep)}
          view={view}
          searchLabel={texts.search}
          renderTools={(sortedRows) => (
            <TableExport
              name={texts.title}
              columns={createOrderExportColumns()}
              readRows={(signal, onProgress) => readExportRows(sortedRows, signal, onProgress)}
              notes={createTextNotes([[texts.note, search]])}
            />
          )}
        />
      </Card>
      {data !== undefined && <OrdersChart orders={data.orders} />}
    </Stack>
  );
}

function buildContent(
  data: LatestOrders | undefined,
  error: Error | null,
  busy: boolean,
  search: string,
  onRetry: () => void,
  nextStep: ReactNode,
): TableContent<CasinoOrder> {
  if (data !== undefined) {
    const labels = search === '' ? texts.none : texts.noneFound;
    return {
      kind: 'rows',
      rows: data.orders,
      busy,
      empty: (
        <EmptyState title={labels.title} action={search === '' ? nextStep : undefined}>
          {labels.description}
        </EmptyState>
      ),
    };
  }
  if (error === null) return { kind: 'loading' };
  const panel = (
    <ErrorPanel title={texts.failed.title} onRetry={onRetry} busy={busy}>
      {describeReadError(error, texts.failed.description)}
    </ErrorPanel>
  );
  return { kind: 'failed', panel };
}
