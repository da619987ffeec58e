import * as z from 'zod/mini';
import { safeLocalStorage } from './safe-storage.ts';
import { createTextEntry } from './storage-entry.ts';

export type StoredTheme = 'light' | 'dark' | 'system';
export type StoredDensity = 'comfortable' | 'compact';

const themeEntry = createTextEntry(safeLocalStorage, 'theme@1', z.literal(['light', 'dark', 'system']));
const densityEntry = createTextEntry(safeLocalStorage, 'density@1', z.literal(['comfortable', 'compact']));

/** `null` without a choice: the caller follows the system. */
export const readTheme = (): StoredTheme | null => themeEntry.read();
export const writeTheme = (choice: StoredTheme): void => themeEntry.write(choice);

export const readDensity = (): StoredDensity | null => densityEntry.read();
export const writeDensity = (density: StoredDensity): void => densityEntry.write(density);
