import { defineTexts } from '#shared/texts/define-texts.ts';
/** Separate from the texts of the liabilities page, because the header shows these on every page. */
export const texts = defineTexts('positions.balance', {
  balance: 'Balance',
  exposure: 'Exposure',
  unread: '–',
});
