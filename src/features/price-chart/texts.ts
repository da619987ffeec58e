import { defineTexts } from '#shared/texts/define-texts.ts';
/** Texts of the price chart. Times and prices arrive as formatted text. */
export const texts = defineTexts('price-chart', {
  openOf: 'Price chart of {market}',
  chartOf: 'Prices of {market} over time',
  loading: 'Loading the price chart',
});
