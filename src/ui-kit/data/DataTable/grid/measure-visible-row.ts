import { measureElement, type Virtualizer } from '@tanstack/react-virtual';

/**
 * How a virtual list measures a row, in CSS pixels. In a part of the page that is hidden for a moment everything is 0 high: taken at its word,
 * one row more would always fit, and the list would draw all of them in one go, until React gives up.
 */
export function measureVisibleRow<Scroller extends Element | Window, Row extends Element>(
  row: Row,
  entry: ResizeObserverEntry | undefined,
  list: Virtualizer<Scroller, Row>,
): number {
  const height = measureElement(row, entry, list);
  return height > 0 ? height : list.options.estimateSize(list.indexFromElement(row));
}
