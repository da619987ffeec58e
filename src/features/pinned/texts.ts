import { defineTexts } from '#shared/texts/define-texts.ts';
export const texts = defineTexts('pinned', {
  marketOf: '{market} of {match}',
  pin: 'Pin {market}',
  /** Begins with the visible text of the menu item, so that speech input can name it (WCAG 2.5.3). */
  pinned: 'Pinned: {market}',
  pinItem: 'Pin',
  pinnedItem: 'Pinned',
  full: 'Pin {market}: {most} markets are pinned, and no more fit. Unpin one first.',
  fullNote: '{most} markets are pinned, and no more fit. Unpin one first.',
});
