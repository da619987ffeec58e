import { defineTexts } from '#shared/texts/define-texts.ts';
export const texts = defineTexts('ui-kit.countdown-ring', {
  left: '{seconds, plural, one {1 second left} other {# seconds left}}',
});
