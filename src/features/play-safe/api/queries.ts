import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, read } from '#shared/api/call.ts';
import { statements, type StatementRow } from '#shared/api/contract/account.ts';
import { limitBody, limits, setLimits, timeOut } from '#shared/api/contract/play.ts';
import type { PlayLimit, PlayLimitKind, PlayPeriod } from '#shared/domain/play-limit.ts';

const ROWS = 500;
/** Nobody's month has more; a server that counts wrongly must not be asked for ever. */
const MOST_PAGES = 40;
const MINUTE_MS = 60_000;

/** Every row of the statement since a moment, page after page. */
async function rowsSince(from: string, signal: AbortSignal): Promise<readonly StatementRow[]> {
  const rows: StatementRow[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const found = await read(statements, { from_date: from, limit: ROWS, page }, { signal });
    rows.push(...found.rows);
    if (found.received === 0 || (found.total === null ? found.received < ROWS : rows.length >= found.total)) break;
  }
  return rows;
}

const family = ['play'] as const;

export const playQueries = {
  safety: () =>
    queryOptions({
      queryKey: [...family, 'safety'],
      queryFn: ({ signal }) => read(limits, {}, { signal }),
      refetchInterval: MINUTE_MS,
    }),
  /** `since`: milliseconds. */
  rows: (since: number) =>
    queryOptions({
      queryKey: [...family, 'rows', since],
      queryFn: ({ signal }) => rowsSince(new Date(since).toISOString(), signal),
      staleTime: MINUTE_MS,
    }),
};

const meta = { toast: 'all', refreshes: [[...family, 'safety']] } as const;

export interface LimitChange {
  readonly kind: PlayLimitKind;
  readonly wanted: PlayLimit | null;
  /** What the server is told of a limit that is given up. */
  readonly period: PlayPeriod;
}

/** What the server answers to a change is how things stand: nothing has to be asked again to be shown. */
export function useLimitChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, wanted, period }: LimitChange) => call(setLimits, limitBody(kind, wanted, period)),
    onSuccess: ({ data }) => queries.setQueryData(playQueries.safety().queryKey, data),
    meta,
  });
}

export function useTimeOut() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (hours: number) => call(timeOut, { hours }),
    onSuccess: ({ data }) => queries.setQueryData(playQueries.safety().queryKey, data),
    meta,
  });
}
