import { defineTexts } from '#shared/texts/define-texts.ts';
export const texts = defineTexts('app.updates', {
  ready: 'Load new version',
});
