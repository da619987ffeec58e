import { defineTexts } from '#shared/texts/define-texts.ts';

/** Units of a countdown, which shows the two greatest. */
export const countdownTexts = defineTexts('shared.format.countdown', {
  days: '{days}d {hours}h',
  hours: '{hours}h {minutes}m',
  minutes: '{minutes}m {seconds}s',
  seconds: '{seconds}s',
});
