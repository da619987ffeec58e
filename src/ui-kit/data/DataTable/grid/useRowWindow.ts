import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback } from 'react';
import { measureVisibleRow } from './measure-visible-row.ts';

/** Estimated heights of a row and of a card, in CSS pixels. */
const ROW_ESTIMATE = 44;
const CARD_ESTIMATE = 136;
const OVERSCAN = 8;
/** Up to this number every row is drawn, so the browser's page search and print include all of them. */
export const MAX_UNWINDOWED_ROWS = 100;

export interface WindowItem {
  readonly index: number;
  /** Space before the row, in CSS pixels. */
  readonly gap: number;
}

export interface RowWindow {
  readonly items: readonly WindowItem[];
  /** Space after the last row, in CSS pixels. */
  readonly trailingGap: number;
  readonly measure: ((element: HTMLTableSectionElement | null) => void) | undefined;
  reveal(index: number): void;
}

/**
 * Selects the rows to draw: those in view, some around them, and the focused one, so that scrolling does not lose the
 * focus.
 */
export function useRowWindow(
  count: number,
  frame: RefObject<HTMLElement | null>,
  pinnedRow: number | null,
  isCards: boolean,
): RowWindow {
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
    estimateSize: () => (isCards ? CARD_ESTIMATE : ROW_ESTIMATE),
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
