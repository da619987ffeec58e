import { defineTexts } from '#shared/texts/define-texts.ts';
/** The rules and their two answers (docs/requirements.md#27-casino). */
export const texts = defineTexts('ui-kit.rules-modal', {
  title: 'Rules',
  rule: 'Every casino win or loss is multiplied by {times}.',
  win: 'A win of {amount} pays {credits} credits.',
  loss: 'A loss of {amount} costs {credits} credits.',
  ratio: 'This is a 1 to 1 ratio.',
  confirm: 'Confirm',
  decline: "Don''t Agree",
});
