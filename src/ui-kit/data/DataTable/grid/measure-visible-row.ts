import { measureElement, type Virtualizer } from '@tanstack/react-virtual';

/**
 * Measures a row of a virtual list, in CSS pixels.
 *
 * In a hidden part of the page every height is 0. The list would then always find space for one more row, draw all of
 * them, and React would give up.
 */
export function measureVisibleRow<Scroller extends Element | Window, Row extends Element>(
  row: Row,
  entry: ResizeObserverEntry | undefined,
  list: Virtualizer<Scroller, Row>,
): number {
  const height = measureElement(row, entry, list);
  return height > 0 ? height : list.options.estimateSize(list.indexFromElement(row));
}
