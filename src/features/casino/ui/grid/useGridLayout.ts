import { type RefObject, useLayoutEffect, useState } from 'react';
import { countColumns } from '../../model/card-grid.ts';
import { CARD_GAP, MIN_CARD_WIDTH, MIN_CARD_WIDTH_NARROW } from './GameGrid.styles.ts';

interface GridLayout {
  readonly columns: number;
  /** Distance from the top of the document to the grid in CSS pixels. */
  readonly top: number;
  /** Estimated row height before the first row renders, in CSS pixels. */
  readonly rowHeight: number;
}

const CAPTION_HEIGHT = 62;
const NARROW_WIDTH = 480;

/** Measures the grid's width and its position in the page, and follows both while content above it changes. */
export function useGridLayout(element: RefObject<HTMLElement | null>): GridLayout | null {
  const [layout, setLayout] = useState<GridLayout | null>(null);
  useLayoutEffect(() => {
    const grid = element.current;
    if (grid === null) return;
    const measure = () => {
      const width = grid.clientWidth;
      // A hidden grid keeps its last layout.
      if (width === 0) return;
      const columns = countColumns(width, width < NARROW_WIDTH ? MIN_CARD_WIDTH_NARROW : MIN_CARD_WIDTH, CARD_GAP);
      const top = Math.round(grid.getBoundingClientRect().top + window.scrollY);
      const rowHeight = Math.round((width - CARD_GAP * (columns - 1)) / columns) + CAPTION_HEIGHT;
      setLayout((previous) =>
        previous?.columns === columns && previous.top === top && previous.rowHeight === rowHeight
          ? previous
          : { columns, top, rowHeight },
      );
    };
    measure();
    const resizeObserver = new ResizeObserver(measure);
    resizeObserver.observe(grid);
    // Content above the grid changes the page height and the grid's position.
    resizeObserver.observe(document.body);
    return () => resizeObserver.disconnect();
  }, [element]);
  return layout;
}
