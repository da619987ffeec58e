import { useSyncExternalStore } from 'react';
import { onPinsChange, type Pin, readPins, writePins } from '#shared/storage/pins.ts';
import { createStorageStore } from '#shared/storage/storage-store.ts';

/** The pins of this browser. */
export const pinStore = createStorageStore({ read: readPins, write: writePins, onChange: onPinsChange });

export const usePins = (): readonly Pin[] => useSyncExternalStore(pinStore.subscribe, pinStore.read);

/** Element id of a pinned market on its page, for links to it. */
export const getPinElementId = (marketId: string): string => `pinned-${marketId}`;
