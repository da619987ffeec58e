import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { isRightToLeft } from '../../../primitives/focus/reading-direction.ts';
import { type CellPosition, focusCell, HEAD_ROW, movePosition, readPosition, setOnlyTabStop } from './cell-position.ts';

interface GridNavigationOptions {
  readonly grid: RefObject<HTMLTableElement | null>;
  readonly rows: number;
  readonly columns: number;
  /** The head has buttons. */
  readonly hasHeadStops: boolean;
  /** Draws a row that is not in view. */
  readonly reveal: (row: number) => void;
  /** Receives the row that takes the focus. */
  readonly onRowFocus: (row: number) => void;
}

const PAGE_ROWS = 10;

/** One tab stop, and arrow keys from cell to cell. */
export function useGridNavigation({ grid, rows, columns, hasHeadStops, reveal, onRowFocus }: GridNavigationOptions) {
  const activePosition = useRef<CellPosition>({ row: 0, column: 0 });
  const focusPending = useRef(false);

  useLayoutEffect(() => {
    if (grid.current === null) return;
    if (focusPending.current && focusCell(grid.current, activePosition.current)) focusPending.current = false;
    else setOnlyTabStop(grid.current, activePosition.current);
  });

  const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const start = readPosition(event.target);
    if (start === null || event.altKey || event.metaKey) return;
    const next = movePosition(start, event.key, event.ctrlKey, {
      rows,
      columns,
      firstRow: hasHeadStops ? HEAD_ROW : 0,
      pageRows: PAGE_ROWS,
      isRightToLeft: isRightToLeft(event.currentTarget),
    });
    if (next === null) return;
    event.preventDefault();
    activePosition.current = next;
    focusPending.current = !focusCell(event.currentTarget, next);
    if (next.row !== HEAD_ROW) reveal(next.row);
  };

  const handleFocus = (event: FocusEvent<HTMLTableElement>) => {
    const focusedPosition = readPosition(event.target);
    if (focusedPosition === null) return;
    activePosition.current = focusedPosition;
    setOnlyTabStop(event.currentTarget, focusedPosition);
    onRowFocus(focusedPosition.row);
  };
  return { handleKeyDown, handleFocus };
}
