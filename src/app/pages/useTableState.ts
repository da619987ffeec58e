import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  hasTableParams,
  type PageLength,
  pageLengths,
  readTableState,
  type TableState,
  type TableView,
  writeTableState,
} from '#ui-kit';
import { readSavedTableState, saveTableState } from './table-state-storage.ts';

/**
 * Keeps a table's state in the address, so that links, the back button and a reload restore it. An address without
 * table state restores what this user left within the last 7200 seconds. `table` names
 * the state in storage; `fresh` must stay the same object. `remembers` says which states to store, all by default.
 */
export function useTableState(
  table: string,
  fresh: TableState,
  lengths: readonly PageLength[] = pageLengths,
  remembers: (state: TableState) => boolean = () => true,
): TableView {
  const [params, setParams] = useSearchParams();
  const isBare = !hasTableParams(params, fresh);
  const [restored, setRestored] = useState(() => (isBare ? readSavedTableState(table, Date.now()) || null : null));
  // Restored once: a bare address later in the visit means a fresh table.
  if (restored !== null && !isBare) setRestored(null);
  const state = useMemo(
    () => readTableState(restored !== null && isBare ? new URLSearchParams(restored) : params, fresh),
    [restored, isBare, params, fresh],
  );

  useEffect(() => {
    if (restored === null) return;
    setParams((current) => writeTableState(current, readTableState(new URLSearchParams(restored), fresh), fresh), {
      replace: true,
      preventScrollReset: true,
    });
  }, [restored, fresh, setParams]);

  const onState = (next: TableState) => {
    const written = writeTableState(params, next, fresh);
    if (remembers(next))
      saveTableState(table, writeTableState(new URLSearchParams(), next, fresh).toString(), Date.now());
    setParams(written, { replace: true, preventScrollReset: true });
  };
  return { state, onState, lengths };
}
