import { defineTexts } from '#shared/texts/define-texts.ts';
export const texts = defineTexts('ui-kit.copy-field', {
  copy: 'Copy {label}',
  copied: 'Copied',
  byHand: 'Selected. Press Ctrl+C or Command+C to copy.',
});
