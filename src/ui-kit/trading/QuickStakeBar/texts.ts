import { defineTexts } from '#shared/texts/define-texts.ts';
export const texts = defineTexts('ui-kit.quick-stake-bar', {
  group: 'Quick stakes',
  set: 'Set stake to {amount}',
  /** Starts with the visible label, so voice control can use it. */
  add: '{label}: add {amount} to stake',
  thousands: '+{count}k',
  plus: '+{amount}',
});
