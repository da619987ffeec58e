import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, type RefObject } from 'react';
import { measureVisibleRow } from './measure-visible-row.ts';

/** A row's height before it is measured, in CSS pixels. */
const ESTIMATE = 44;
const OVERSCAN = 8;
/** Up to here every row is drawn: the reader can search the page, and print it. */
export const MAX_UNWINDOWED_ROWS = 100;

export interface WindowItem {
  readonly index: number;
  /** Room left out before it, in CSS pixels. */
  readonly gap: number;
}

export interface RowWindow {
  readonly items: readonly WindowItem[];
  /** Room left out after the last. */
  readonly trailingGap: number;
  readonly measure: ((element: HTMLTableSectionElement | null) => void) | undefined;
  reveal(index: number): void;
}

/** The rows to draw of very many: those in view, some around them, and the one that holds the focus, so that it is not lost by scrolling. */
export function useRowWindow(count: number, frame: RefObject<HTMLElement | null>, pinnedRow: number | null): RowWindow {
  const isUnwindowed = count <= MAX_UNWINDOWED_ROWS;
  const extract = useCallback(
    (range: Range): number[] => {
      const visible = defaultRangeExtractor(range);
      return pinnedRow === null || pinnedRow < 0 || pinnedRow >= range.count || visible.includes(pinnedRow)
        ? visible
        : [...visible, pinnedRow].sort((a, b) => a - b);
    },
    [pinnedRow],
  );
  const virtualizer = useVirtualizer({
    count,
    enabled: !isUnwindowed,
    getScrollElement: () => frame.current,
    estimateSize: () => ESTIMATE,
    measureElement: measureVisibleRow,
    overscan: OVERSCAN,
    rangeExtractor: extract,
  });
  if (isUnwindowed)
    return {
      items: Array.from({ length: count }, (_, index) => ({ index, gap: 0 })),
      trailingGap: 0,
      measure: undefined,
      reveal: () => undefined,
    };
  const visible = virtualizer.getVirtualItems();
  return {
    items: visible.map(({ index, start }, at) => ({ index, gap: start - (visible[at - 1]?.end ?? 0) })),
    trailingGap: virtualizer.getTotalSize() - (visible.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
    reveal: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
}
