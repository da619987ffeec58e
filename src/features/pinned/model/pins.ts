import { useSyncExternalStore } from 'react';
import { onPinsChange, readPins, writePins, type Pin } from '#shared/storage/pins.ts';
import { createPinBoard } from './board.ts';

/** The pins of this browser. */
export const pinBoard = createPinBoard({ read: readPins, write: writePins, onChange: onPinsChange });

export const usePins = (): readonly Pin[] => useSyncExternalStore(pinBoard.subscribe, pinBoard.read);

/** Where a pinned market stands on its page, for links to it. */
export const pinnedId = (marketId: string): string => `pinned-${marketId}`;
