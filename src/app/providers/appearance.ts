import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readTheme, type StoredTheme, writeTheme } from '#shared/storage/preferences.ts';
import { applyTheme } from '#ui-kit';

const store = createStore<{ readonly theme: StoredTheme }>(() => ({ theme: readTheme() ?? 'system' }));

/** Applies the colours that this browser stored, or those of the system. */
export function startAppearance(): void {
  applyTheme(store.getState().theme);
}

export function chooseTheme(theme: StoredTheme): void {
  writeTheme(theme);
  applyTheme(theme);
  store.setState({ theme });
}

export const useThemeChoice = (): StoredTheme => useStore(store, (state) => state.theme);
