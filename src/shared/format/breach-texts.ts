import { defineTexts } from '#shared/texts/define-texts.ts';

/** Limits that a bet breaks, as docs/requirements.md#52-bet-placement words them. */
export const breachTexts = defineTexts('shared.format.breach', {
  /** {limit} is the lowest stake, in plain digits: "100". Stands on the button of the bet slip. */
  'min-size': 'Min Size is: {limit}',
  /** {limit} is the highest stake. */
  'max-size': 'Max Size is: {limit}',
  /** {limit} is a price: "1.1". Stands below the field of the odds, and on the button. */
  'min-odds': 'Min Odd is: {limit}',
  /** {limit} is a price. */
  'max-odds': 'Max Odd is: {limit}',
  /** {limit} is the highest profit. */
  'max-profit': 'Max Profit is: {limit}',
});
