import { defineTexts } from '#shared/texts/define-texts.ts';

export const texts = defineTexts('app.language.operator', {
  /** For an operator, on the browser's console. {tag}: a language tag such as mr. */
  unknown: 'config.json: the page does not offer the language {tag}. Add it to languages.offered or languages.files.',
});
