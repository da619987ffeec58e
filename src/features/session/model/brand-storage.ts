import * as z from 'zod/mini';
import { safeLocalStorage } from '#shared/storage/safe-storage.ts';
import { createJsonEntry, createTextEntry } from '#shared/storage/storage-entry.ts';

const url = z.string().check(z.minLength(1), z.maxLength(2048));
const logoSchema = z.object({ url, selfHost: z.optional(z.boolean()) });

export type StoredLogo = z.output<typeof logoSchema>;

/**
 * Cached from content/getLogo. Stored addresses still pass `toSafeUrl` before use: another script of this origin may
 * have written them.
 */
const logo = createJsonEntry(safeLocalStorage, 'logo', logoSchema);
const favicon = createTextEntry(safeLocalStorage, 'favicon', url);

export const readLogo = (): StoredLogo | null => logo.read();
export const writeLogo = (value: StoredLogo): void => logo.write(value);
export const readFavicon = (): string | null => favicon.read();
export const writeFavicon = (value: string): void => favicon.write(value);
