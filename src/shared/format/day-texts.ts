import { defineTexts } from '#shared/texts/define-texts.ts';

export const dayTexts = defineTexts('shared.format.days', {
  /** A range of days: "01 Nov 2026 to 21 Nov 2026". */
  range: '{from} to {to}',
  /** A month: "Nov 2026". */
  month: '{month} {year}',
});
