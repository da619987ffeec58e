import { useDeferredValue, useEffect, useState } from 'react';

/** As many as a window shows; the second list of the page begins below them. */
const FIRST_ROWS = 10;

let opened = false;

/**
 * The rows of a list, the first of them at once. On the page's first visit the rest is drawn as soon as nothing more urgent waits: on a
 * phone a list of sixty matches takes longer than a reader's patience with a page that answers nothing. Later it comes whole, because
 * going back returns to a place in it.
 */
export function useRowsInTurn<T>(rows: readonly T[]): readonly T[] {
  const [first] = useState(() => (opened ? rows : rows.slice(0, FIRST_ROWS)));
  useEffect(() => {
    opened = true;
  }, []);
  return useDeferredValue(rows, first);
}
