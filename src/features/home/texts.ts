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
    noneNext: 'Press the star at the head of a market, on any match.',
    of: '{market} · {match}',
    more: '{count, plural, one {1 more} other {# more}}',
  },
  quick: 'Go to',
});
