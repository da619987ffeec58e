import { defineTexts } from '#shared/texts/define-texts.ts';

export const texts = defineTexts('ladder', {
  open: 'Ladder',
  openOf: 'Ladder of {market}',
  title: '{market}: ladder',
});
