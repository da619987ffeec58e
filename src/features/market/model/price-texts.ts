import { defineTexts } from '#shared/texts/define-texts.ts';
/** Texts of prices, in a separate file because the home list needs no other market texts. */
export const texts = defineTexts('market.price', {
  overlays: { closed: 'Closed', inactive: 'Not open yet', suspended: 'Suspended', locked: 'Locked' },
  oddsOf: 'Match odds of {match}',
  seconds: '{seconds} s',
  minutes: '{minutes} min',
  hours: '{hours} h',
  ageOfPrice: 'This price for {stood}, confirmed {confirmed} ago',
  trend: 'Chance of {favourite}: {from} %, now {to} %',
});
