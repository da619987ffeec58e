import type { OfferedLanguage } from 'virtual:texts/language-names';
import { createStore } from 'zustand/vanilla';
import { getLanguage } from '#shared/texts/load-texts.ts';

export interface LanguageState {
  /** BCP 47. What is on screen has its texts. */
  readonly language: string;
  /** The chosen language while its messages download. */
  readonly pending: string | null;
  readonly hasFailed: boolean;
  /** The languages of the list, where config.json names them. Null: the languages of the build. */
  readonly offered: readonly OfferedLanguage[] | null;
  /** Restores what was typed, and the focus, once the new language is on screen. */
  readonly restore: (() => void) | null;
}

export const languageStore = createStore<LanguageState>(() => ({
  language: getLanguage(),
  pending: null,
  hasFailed: false,
  offered: null,
  restore: null,
}));
