import { defineTexts } from '#shared/texts/define-texts.ts';
export const texts = defineTexts('home', {
  title: 'Overview',
  tiles: {
    label: 'Your account at a glance',
    balance: 'Balance',
    exposure: 'Exposure',
    today: 'Result today',
    open: 'Open bets',
  },
  unread: '–',
  pinned: {
    title: 'Pinned markets',
    none: 'No markets pinned',
    noneNext: 'Pin a market with the star at its head, or on a phone in its menu.',
    of: '{market} · {match}',
    more: '{count, plural, one {1 more} other {# more}}',
  },
  quick: 'Go to',
});
