import { useLayoutEffect, useState, type RefObject } from 'react';
import { countColumns } from '../../model/card-grid.ts';
import { CARD_GAP, MIN_CARD_WIDTH, MIN_CARD_WIDTH_NARROW } from './GameGrid.styles.ts';

interface GridLayout {
  readonly columns: number;
  /** How far below the top of the document the grid begins, in CSS pixels. */
  readonly top: number;
  /** What a row is likely to measure, before it is drawn. */
  readonly rowHeight: number;
}

const CAPTION_HEIGHT = 62;
const NARROW_WIDTH = 480;

/** Follows the room a grid of cards has, and where it lies in the page: shelves above it come and go. */
export function useGridLayout(element: RefObject<HTMLElement | null>): GridLayout | null {
  const [layout, setLayout] = useState<GridLayout | null>(null);
  useLayoutEffect(() => {
    const grid = element.current;
    if (grid === null) return;
    const measure = () => {
      const width = grid.clientWidth;
      // Hidden for a moment: it will have the room it had.
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
    // What stands above changes the page's height, and with it where the grid begins.
    resizeObserver.observe(document.body);
    return () => resizeObserver.disconnect();
  }, [element]);
  return layout;
}
