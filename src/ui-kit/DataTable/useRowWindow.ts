import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, type RefObject } from 'react';
import { measureShown } from './measureShown.ts';

/** A row's height before it is measured, in CSS pixels. */
const ESTIMATE = 44;
const OVERSCAN = 8;
/** Up to here every row is drawn: the reader can search the page, and print it. */
export const DRAWN_AT_ONCE = 100;

export interface DrawnItem {
  readonly index: number;
  /** Room left out before it, in CSS pixels. */
  readonly gap: number;
}

export interface RowWindow {
  readonly items: readonly DrawnItem[];
  /** Room left out after the last. */
  readonly rest: number;
  readonly measure: ((element: HTMLTableSectionElement | null) => void) | undefined;
  reveal(index: number): void;
}

/** The rows to draw of very many: those in view, some around them, and the one that holds the focus, so that it is not lost by scrolling. */
export function useRowWindow(count: number, frame: RefObject<HTMLElement | null>, held: number | null): RowWindow {
  const all = count <= DRAWN_AT_ONCE;
  const extract = useCallback(
    (range: Range): number[] => {
      const drawn = defaultRangeExtractor(range);
      return held === null || held < 0 || held >= range.count || drawn.includes(held) ? drawn : [...drawn, held].sort((a, b) => a - b);
    },
    [held],
  );
  const virtualizer = useVirtualizer({
    count,
    enabled: !all,
    getScrollElement: () => frame.current,
    estimateSize: () => ESTIMATE,
    measureElement: measureShown,
    overscan: OVERSCAN,
    rangeExtractor: extract,
  });
  if (all) return { items: Array.from({ length: count }, (_, index) => ({ index, gap: 0 })), rest: 0, measure: undefined, reveal: () => undefined };
  const drawn = virtualizer.getVirtualItems();
  return {
    items: drawn.map(({ index, start }, at) => ({ index, gap: start - (drawn[at - 1]?.end ?? 0) })),
    rest: virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
    reveal: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
}
