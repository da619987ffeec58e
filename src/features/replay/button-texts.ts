import { defineTexts } from '#shared/texts/define-texts.ts';
/** Texts of the controls that open a replay, in a separate file because a match page needs no other replay texts. */
export const buttonTexts = defineTexts('replay.button', {
  open: 'Replay',
  openOf: 'Replay {market}',
});
