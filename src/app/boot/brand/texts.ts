import { defineTexts } from '#shared/texts/define-texts.ts';
export const texts = defineTexts('app.boot.brand', {
  wrong: 'The brand cannot be used, so the default brand stays:',
  unreachable: '{file} responded with status {status}.',
  fontFailed: 'The font {family} of the brand could not be loaded.',
});
