import { defineTexts } from '#shared/texts/define-texts.ts';
export const texts = defineTexts('pinned', {
  marketOf: '{market} of {match}',
  pin: 'Pin {market}',
  pinItem: 'Pin',
  pinnedItem: 'Pinned',
  full: 'Pin {market}: {most} markets are pinned, and no more find room. Unpin one first.',
});
