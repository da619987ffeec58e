import { installTexts } from '#shared/texts/define-texts.ts';
import { DEFAULT_LANGUAGE, findLanguage, setLanguage } from '#shared/texts/load-texts.ts';
import { installMarkedTexts, shouldMarkTexts } from './mark-texts.ts';
import { translateToPseudo } from './pseudo-locale.ts';

let current = DEFAULT_LANGUAGE;

/**
 * Installs the texts of a choice of the toolbar, before a story renders. The pseudo-locale changes the English ones.
 */
export async function showLanguage(choice: string): Promise<void> {
  if (choice === current && !shouldMarkTexts()) return;
  const language = findLanguage(choice);
  // In Storybook this file has the messages of every page.
  const { install, catalogues } = await language.first();
  install();
  if (shouldMarkTexts()) installMarkedTexts(catalogues);
  if (choice === 'pseudo')
    installTexts(
      DEFAULT_LANGUAGE,
      Object.fromEntries(Object.entries(catalogues).map(([id, texts]) => [id, translateToPseudo(texts)])),
    );
  // Parts of the app that load later would otherwise install English.
  setLanguage(choice === 'pseudo' ? DEFAULT_LANGUAGE : choice);
  current = choice;
}
