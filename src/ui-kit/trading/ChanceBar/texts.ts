import { defineTexts } from '#shared/texts/define-texts.ts';
export const texts = defineTexts('ui-kit.chance-bar', {
  /** "43 %" with a space that does not break. */
  percent: '{percent} %',
  lowest: '<1 %',
  highest: '>99 %',
  /** {chances}: the message below for each runner, with commas. */
  spoken: 'Chances from the prices: {chances}',
  spokenChance: '{name} {percent}',
});
