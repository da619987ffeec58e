import { defineTexts } from '#shared/texts/define-texts.ts';

/** Sides of a bet. A session line has Yes (back) and No (lay). */
export const texts = defineTexts('ui-kit.text', {
  sides: {
    odds: { back: 'Back', lay: 'Lay' },
    fancy: { back: 'Yes', lay: 'No' },
  },
});
