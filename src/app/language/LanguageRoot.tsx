import { Fragment, type ReactNode, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { languageStore } from './language-store.ts';

/** Renders its content again when the language changes, and restores what was typed and the focus. */
export function LanguageRoot({ children }: { children: ReactNode }) {
  const { language, restore } = useStore(languageStore);
  useLayoutEffect(() => restore?.(), [restore]);
  return <Fragment key={language}>{children}</Fragment>;
}
