import { useLayoutEffect, useState, type RefObject } from 'react';
import { columnsIn } from '../model/grid.ts';
import { GAP, LEAST_CARD, LEAST_CARD_PHONE } from './GameGrid.styles.ts';

interface GridRoom {
  readonly columns: number;
  /** How far below the top of the document the grid begins, in CSS pixels. */
  readonly top: number;
  /** What a row is likely to measure, before it is drawn. */
  readonly rowHeight: number;
}

const CAPTION = 62;
const NARROW = 480;

/** Follows the room a grid of cards has, and where it lies in the page: shelves above it come and go. */
export function useGridRoom(element: RefObject<HTMLElement | null>): GridRoom | null {
  const [room, setRoom] = useState<GridRoom | null>(null);
  useLayoutEffect(() => {
    const grid = element.current;
    if (grid === null) return;
    const measure = () => {
      const width = grid.clientWidth;
      // Hidden for a moment: it will have the room it had.
      if (width === 0) return;
      const columns = columnsIn(width, width < NARROW ? LEAST_CARD_PHONE : LEAST_CARD, GAP);
      const top = Math.round(grid.getBoundingClientRect().top + window.scrollY);
      const rowHeight = Math.round((width - GAP * (columns - 1)) / columns) + CAPTION;
      setRoom((before) => (before?.columns === columns && before.top === top && before.rowHeight === rowHeight ? before : { columns, top, rowHeight }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(grid);
    // What stands above changes the page's height, and with it where the grid begins.
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [element]);
  return room;
}
