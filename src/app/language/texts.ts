import { defineTexts } from '#shared/texts/define-texts.ts';

export const texts = defineTexts('app.language', {
  /** Label of the list of languages. */
  label: 'Language',
  /** A language in the list that waits for a reviewer. {name}: in the language itself. */
  draft: '{name} (draft)',
  /** Below the list, when the messages of the language could not be downloaded. */
  failed: 'This language could not be loaded. Check your connection and choose it again.',
});
