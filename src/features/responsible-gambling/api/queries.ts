import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApiResponse, call, read } from '#shared/api/client/call.ts';
import { limits, setLimits, timeOut, toLimitBody } from '#shared/api/contract/account/gambling-limits.ts';
import { type StatementRow, statements } from '#shared/api/contract/account/statements.ts';
import type {
  GamblingLimit,
  GamblingLimitKind,
  GamblingLimits,
  LimitPeriod,
} from '#shared/domain/market/gambling-limit.ts';
import { MINUTE_MS } from '#shared/format/durations.ts';
import { readUserId } from '#shared/storage/session.ts';

const PAGE_SIZE = 500;
/** More than a month can have. It stops a server that reports a wrong count. */
const MAX_PAGES = 40;

/** Reads every statement row since a time, page by page. */
async function readRowsSince(from: string, signal: AbortSignal): Promise<readonly StatementRow[]> {
  const rows: StatementRow[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const response = await read(statements, { from_date: from, limit: PAGE_SIZE, page }, { signal });
    rows.push(...response.rows);
    if (
      response.received === 0 ||
      (response.total === null ? response.received < PAGE_SIZE : rows.length >= response.total)
    )
      break;
  }
  return rows;
}

const baseKey = ['play'] as const;

export const responsibleGamblingQueries = {
  status: () =>
    queryOptions({
      queryKey: [...baseKey, 'safety'],
      queryFn: ({ signal }) => read(limits, {}, { signal }),
      refetchInterval: MINUTE_MS,
    }),
  /** `since` in milliseconds since 1970. */
  rows: (since: number) =>
    queryOptions({
      queryKey: [...baseKey, 'rows', since],
      queryFn: ({ signal }) => readRowsSince(new Date(since).toISOString(), signal),
      staleTime: MINUTE_MS,
    }),
};

export interface LimitChange {
  readonly kind: GamblingLimitKind;
  readonly limit: GamblingLimit | null;
  /** Sent with the removal of a limit. */
  readonly period: LimitPeriod;
}

/** Options of a change. It shows the state that the server responds with, unless another bettor has signed in. */
const createChangeOptions = (queryClient: QueryClient) =>
  ({
    onMutate: readUserId,
    onSuccess: ({ data }: ApiResponse<GamblingLimits>, _variables: unknown, user: string | null) => {
      if (readUserId() === user)
        queryClient.setQueryData(responsibleGamblingQueries.status().queryKey, (last) => last && data);
    },
    meta: { toast: 'all', refreshes: [[...baseKey, 'safety']] },
  }) as const;

/** Changes a limit. */
export function useChangeLimit() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, limit, period }: LimitChange) => call(setLimits, toLimitBody(kind, limit, period)),
    ...createChangeOptions(queryClient),
  });
}

export function useStartTimeOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (hours: number) => call(timeOut, { hours }),
    ...createChangeOptions(queryClient),
  });
}
