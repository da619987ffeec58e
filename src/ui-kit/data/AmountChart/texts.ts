import { defineTexts } from '#shared/texts/define-texts.ts';
export const texts = defineTexts('ui-kit.amount-chart', {
  asTable: 'Show as table',
  show: 'Show chart',
  loading: 'Loading the chart',
  keys: 'Use the arrow keys to go from point to point.',
});
