import { type RefObject, useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { PriceLevel, Side } from '../../domain/market/market.ts';
import type { RunnerId } from '../../domain/market/runner-id.ts';
import type { PriceCellValue } from '../live-feed.ts';
import { markFirstPrice } from './first-price.ts';
import { FLASH_MS } from './flasher.ts';
import { useFlasher, useLiveFeed } from './live-hooks.tsx';

export interface CellKey {
  readonly marketId: string;
  readonly runnerId: RunnerId;
  readonly side: Side;
  readonly level: PriceLevel;
}

/** Writes a value into the element of this cell. Returns false when React has to draw it. */
export type WriteCell = (element: HTMLElement, value: PriceCellValue) => boolean;

/**
 * Subscribes to one price while its market is on screen and writes changes into the element. Only a value that `write`
 * refuses renders, and `cell` is then that value.
 *
 * Marks a price that moves, except a move that happened long ago. `getDisplayed` returns the value on screen.
 */
export function useDirectCell(
  { marketId, runnerId, side, level }: CellKey,
  element: RefObject<HTMLElement | null>,
  write: WriteCell,
): { readonly cell: PriceCellValue; readonly getDisplayed: () => PriceCellValue } {
  const flasher = useFlasher();
  const source = useLiveFeed().prices.getCellSource(marketId, runnerId, side, level);
  const latest = useRef({ write, value: source.read(), movedAt: NaN });

  const writeValue = useCallback(
    (value: PriceCellValue): boolean => {
      const { current: target } = element;
      if (target === null || !latest.current.write(target, value)) return false;
      const { price, previousPrice, changedAt } = value;
      const hasMoved =
        changedAt !== latest.current.movedAt &&
        price !== null &&
        previousPrice !== null &&
        performance.now() - changedAt < FLASH_MS;
      latest.current.value = value;
      latest.current.movedAt = changedAt;
      if (hasMoved) flasher.mark(target, price > previousPrice ? 'up' : 'down');
      return true;
    },
    [element, flasher],
  );
  const subscribe = useCallback(
    (onChange: () => void) =>
      source.subscribeWhileVisible(() => {
        if (!writeValue(source.read())) onChange();
      }),
    [source, writeValue],
  );
  const cell = useSyncExternalStore(subscribe, source.read, source.read);
  useLayoutEffect(() => {
    latest.current.write = write;
    latest.current.value = cell;
    // React knows only its own renders: a prop that React considers unchanged may have been overwritten since.
    writeValue(cell);
    if (element.current !== null) markFirstPrice(element.current);
  });
  const getDisplayed = useCallback(() => latest.current.value, []);
  return { cell, getDisplayed };
}
