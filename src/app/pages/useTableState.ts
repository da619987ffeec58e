import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readSavedTableState, saveTableState } from '#shared/storage/table-state.ts';
import {
  pageLengths,
  readTableState,
  hasTableParams,
  writeTableState,
  type PageLength,
  type TableState,
  type TableView,
} from '#ui-kit';

/**
 * A table's state in the address: it can be shared, gone back to, and loaded again. Where the address says nothing of the table, it
 * is as this user left it within the last 7200 seconds (specification 9). `table` names it in storage; `fresh` must stay the same object.
 * `remembers` says which states are kept for the next visit: all of them when left out.
 */
export function useTableState(
  table: string,
  fresh: TableState,
  lengths: readonly PageLength[] = pageLengths,
  remembers: (state: TableState) => boolean = () => true,
): TableView {
  const [params, setParams] = useSearchParams();
  const silent = !hasTableParams(params, fresh);
  const [left, setLeft] = useState(() => (silent ? readSavedTableState(table, Date.now()) || null : null));
  // Once it stands in the address it has done its work: going back to a bare address means a fresh table.
  if (left !== null && !silent) setLeft(null);
  const state = useMemo(
    () => readTableState(left !== null && silent ? new URLSearchParams(left) : params, fresh),
    [left, silent, params, fresh],
  );

  useEffect(() => {
    if (left === null) return;
    setParams((current) => writeTableState(current, readTableState(new URLSearchParams(left), fresh), fresh), {
      replace: true,
      preventScrollReset: true,
    });
  }, [left, fresh, setParams]);

  const onState = (next: TableState) => {
    const written = writeTableState(params, next, fresh);
    if (remembers(next))
      saveTableState(table, writeTableState(new URLSearchParams(), next, fresh).toString(), Date.now());
    setParams(written, { replace: true, preventScrollReset: true });
  };
  return { state, onState, lengths };
}
