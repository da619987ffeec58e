import { defineTexts } from '#shared/texts/define-texts.ts';
export const texts = defineTexts('ui-kit.liability-table', {
  amount: 'Amount',
  matchAndEvent: '{match} / {event}',
});
