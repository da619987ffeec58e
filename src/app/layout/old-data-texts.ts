import { defineTexts } from '#shared/texts/define-texts.ts';
/** Texts of the notice about old figures. They download with its file. */
export const texts = defineTexts('app.layout.oldData', {
  offline: 'You are offline.',
  offlineSince: 'You are offline. These prices are from {time}.',
  balanceSince: 'Balance and exposure are from {time}. New ones could not be loaded.',
});
