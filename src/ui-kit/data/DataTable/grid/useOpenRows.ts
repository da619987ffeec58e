import { useCallback, useState } from 'react';
import type { TableEntry } from '../model/table-model.ts';

/** Rows whose details are open, by key, and a function that opens or closes those of a row on the page. */
export function useOpenRows<Row>(rows: readonly TableEntry<Row>[]) {
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(() => new Set());
  const toggleDetails = useCallback(
    (index: number) => {
      const key = rows[index]?.key;
      if (key !== undefined)
        setOpenKeys((keys) => new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]));
    },
    [rows],
  );
  return { openKeys, toggleDetails };
}
