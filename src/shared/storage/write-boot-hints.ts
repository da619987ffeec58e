import * as z from 'zod/mini';
import { API_BASE_KEY, toFontKey } from './read-boot-hints.ts';
import { safeLocalStorage } from './safe-storage.ts';
import { createTextEntry } from './storage-entry.ts';

const apiBaseEntry = createTextEntry(safeLocalStorage, API_BASE_KEY, z.string());
const brandEntry = createTextEntry(safeLocalStorage, 'brand@1', z.string());

/** Stores what the next page load can use before it knows its configuration (read-boot-hints.ts). */
export const storeApiBase = (apiBase: string): void => apiBaseEntry.write(apiBase);
export const storeHasFont = (language: string): void =>
  createTextEntry(safeLocalStorage, toFontKey(language), z.literal('loaded')).write('loaded');

/** Stores the operator's brand, so that the next page has it from its first paint. */
export const storeBrand = (variables: string): void => brandEntry.write(variables);
export const removeBrand = (): void => brandEntry.remove();
export const readBrandText = (): string | null => brandEntry.read();
