import { PREVIEW_KEY } from './read-boot-hints.ts';
import { safeSessionStorage } from './safe-storage.ts';

/** The signed preview link of this tab (app/boot/preview), which is unchecked. Null without one. */
export const readPreviewToken = (): string | null => safeSessionStorage.read(PREVIEW_KEY);

export const storePreviewToken = (token: string): void => safeSessionStorage.write(PREVIEW_KEY, token);

export const removePreviewToken = (): void => safeSessionStorage.remove(PREVIEW_KEY);
