import { defineTexts } from '#shared/texts/define-texts.ts';
export const texts = defineTexts('ui-kit.price-ladder', {
  ownColumn: 'Yours',
  back: 'Back',
  price: 'Price',
  lay: 'Lay',
  /** The bettor's own stake at a price. */
  ownBets: '{side, select, back {Back {amount}} other {Lay {amount}}}',
  /** {bets}: one or two of the message above, with commas. */
  spokenOwn: 'Your bets: {bets}',
  offered:
    '{side, select, back {Back {runner} at {price}, {size} available} other {Lay {runner} at {price}, {size} available}}',
  unknown:
    '{side, select, back {Back {runner} at {price}, offer unknown} other {Lay {runner} at {price}, offer unknown}}',
});
