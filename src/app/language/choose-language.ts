import { writeLanguage } from '#shared/storage/preferences.ts';
import { hasFont } from '#shared/storage/read-boot-hints.ts';
import { switchLanguage } from '#shared/texts/switch-language.ts';
import { captureFields } from './capture-fields.ts';
import { waitForFonts } from './download-fonts.ts';
import { languageStore } from './language-store.ts';

/** Shows the app in another language and keeps the choice for the next visit. The last of several choices wins. */
export async function chooseLanguage(tag: string): Promise<void> {
  languageStore.setState({ pending: tag, hasFailed: false });
  try {
    await switchLanguage(tag, () => languageStore.getState().pending === tag, waitForFonts(tag));
  } catch {
    if (languageStore.getState().pending === tag) languageStore.setState({ pending: null, hasFailed: true });
    return;
  }
  if (languageStore.getState().pending !== tag) return;
  writeLanguage(tag);
  // The page may have begun with the fonts of the system.
  if (hasFont(tag)) delete document.documentElement.dataset['font'];
  const restoreFields = captureFields(document);
  languageStore.setState({
    language: tag,
    pending: null,
    restore() {
      restoreFields();
      focusChoice();
    },
  });
}

/** Puts the focus back on the list of languages, or on the button of the menu that held it. */
function focusChoice(): void {
  const target =
    document.querySelector<HTMLElement>('[data-language-choice]') ??
    document.querySelector<HTMLElement>('[data-account] button');
  target?.focus({ preventScroll: true });
}
