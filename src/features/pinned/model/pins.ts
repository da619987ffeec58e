import { useSyncExternalStore } from 'react';
import { onPinsChange, readPins, writePins, type Pin } from '#shared/storage/pins.ts';
import { createPinBoard } from './board.ts';
import { isPinned } from './pin-list.ts';

/** The pins of this browser. */
export const pinBoard = createPinBoard({ read: readPins, write: writePins, onChange: onPinsChange });

export const usePins = (): readonly Pin[] => useSyncExternalStore(pinBoard.subscribe, pinBoard.read);

export const useIsPinned = (marketId: string): boolean => useSyncExternalStore(pinBoard.subscribe, () => isPinned(pinBoard.read(), marketId));
