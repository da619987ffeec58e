import * as z from 'zod/mini';
import { safeLocalStorage } from './safe-storage.ts';
import { createTextEntry } from './storage-entry.ts';
import { subscribeToStorage } from './subscribe-to-storage.ts';

export type StoredTheme = 'light' | 'dark' | 'contrast' | 'system';
export type StoredLiteMode = 'on' | 'off';
export type StoredDensity = 'comfortable' | 'compact';

const themeEntry = createTextEntry(safeLocalStorage, 'theme@1', z.literal(['light', 'dark', 'contrast', 'system']));
const densityEntry = createTextEntry(safeLocalStorage, 'density@1', z.literal(['comfortable', 'compact']));
const languageEntry = createTextEntry(safeLocalStorage, 'language@1', z.string());
const liteModeEntry = createTextEntry(safeLocalStorage, 'lite@1', z.literal(['on', 'off']));

/** `null` without a choice: the caller follows the system. */
export const readTheme = (): StoredTheme | null => themeEntry.read();
export const writeTheme = (choice: StoredTheme): void => themeEntry.write(choice);

/** `null` without a choice: the caller follows the browser. */
export const writeLanguage = (tag: string): void => languageEntry.write(tag);
/** `null` without a choice: the caller follows the browser's data saver. */
export const readLiteChoice = (): StoredLiteMode | null => liteModeEntry.read();
export const writeLiteChoice = (choice: StoredLiteMode): void => liteModeEntry.write(choice);
/** Calls back when another tab changed the choice or cleared the storage. Returns the unsubscribe function. */
export const onLiteChoiceChange = (onChange: () => void): (() => void) =>
  subscribeToStorage([liteModeEntry.key], onChange);

export const readDensity = (): StoredDensity | null => densityEntry.read();
export const writeDensity = (density: StoredDensity): void => densityEntry.write(density);
