import { defineTexts } from '#shared/texts/define-texts.ts';
export const texts = defineTexts('ui-kit.odds-cell', {
  /** The accessible name of a price: the bet that a press begins. A session line (fancy) has Yes and No. */
  offer: {
    odds: '{side, select, back {Back {runner} at {price}} other {Lay {runner} at {price}}}',
    fancy: '{side, select, back {Yes {runner} at {price}} other {No {runner} at {price}}}',
  },
  noPrice: {
    odds: '{side, select, back {Back {runner}, no price} other {Lay {runner}, no price}}',
    fancy: '{side, select, back {Yes {runner}, no price} other {No {runner}, no price}}',
  },
  /** {offer} is one of the messages above. */
  best: '{offer}, best price',
  /** {offer} may be the message above. {size} is an amount. */
  available: '{offer}, {size} available',
});
