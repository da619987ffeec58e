import { type RefObject, useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Side } from '../domain/market.ts';
import type { RunnerId } from '../domain/runner-id.ts';
import { FLASH_MS } from './flasher.ts';
import type { CellValue, Level } from './live.ts';
import { useFlasher, useLiveFeed } from './react.tsx';

export interface CellPlace {
  readonly marketId: string;
  readonly runnerId: RunnerId;
  readonly side: Side;
  readonly level: Level;
}

/** Puts a value on an element that shows this cell. False: React has to draw it. */
export type WriteCell = (element: HTMLElement, value: CellValue) => boolean;

/**
 * One price, followed while its market is on screen. Its changes are written on the element; only what `write` refuses renders, and
 * `cell` is then the value to render. A price that moves is marked, but not one that moved long ago and is seen only now.
 * `shown`: the value on screen.
 */
export function useWrittenCell({ marketId, runnerId, side, level }: CellPlace, element: RefObject<HTMLElement | null>, write: WriteCell): { readonly cell: CellValue; readonly shown: () => CellValue } {
  const flasher = useFlasher();
  const source = useLiveFeed().prices.cellSource(marketId, runnerId, side, level);
  const latest = useRef({ write, value: source.read(), movedAt: NaN });

  const show = useCallback(
    (value: CellValue): boolean => {
      const { current: target } = element;
      if (target === null || !latest.current.write(target, value)) return false;
      const { price, previousPrice, changedAt } = value;
      const moved = changedAt !== latest.current.movedAt && price !== null && previousPrice !== null && performance.now() - changedAt < FLASH_MS;
      latest.current = { ...latest.current, value, movedAt: changedAt };
      if (moved) flasher.mark(target, price > previousPrice ? 'up' : 'down');
      return true;
    },
    [element, flasher],
  );
  const subscribe = useCallback(
    (changed: () => void) =>
      source.subscribeWhileVisible(() => {
        if (!show(source.read())) changed();
      }),
    [source, show],
  );
  const cell = useSyncExternalStore(subscribe, source.read);
  useLayoutEffect(() => {
    latest.current = { ...latest.current, write, value: cell };
    // React knows only what it drew itself: what it held for unchanged may have been written since.
    show(cell);
  });
  return { cell, shown: useCallback(() => latest.current.value, []) };
}
