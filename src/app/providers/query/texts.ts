import { defineTexts } from '#shared/texts/define-texts.ts';
export const texts = defineTexts('app.providers.query', {
  /** A failure without a message (docs/requirements.md#8-errors). */
  failed: 'Something went wrong',
});
