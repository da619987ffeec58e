import { defineTexts } from '#shared/texts/define-texts.ts';
export const texts = defineTexts('ui-kit.timeline', {
  states: { done: ', done', current: ', under way', upcoming: ', to come', failed: ', failed' },
});
