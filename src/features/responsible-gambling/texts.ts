import { defineTexts } from '#shared/texts/define-texts.ts';

export const texts = defineTexts('responsible-gambling', {
  title: 'Responsible play',
  /** A time played, "1 h 5 min", alone or as {span} of a sentence. */
  duration: { short: 'under 1 min', minutes: '{minutes} min', hours: '{hours} h {minutes} min' },
  clock: {
    label: 'Time since you signed in',
    full: 'Signed in for {span}. Responsible play',
  },
  timeOut: {
    title: 'Time-out',
    lead: 'No bets are taken until it is over. Open bets stand, and you can still withdraw.',
    choices: 'How long',
    /** Lengths of a time-out, alone and as {span} of sureDescription. */
    span: {
      day: '24 hours',
      days: '{days, plural, one {# day} other {# days}}',
      weeks: '{weeks, plural, one {# week} other {# weeks}}',
    },
    start: 'Start a time-out',
    sure: 'Start a time-out?',
    sureDescription: 'For {span} no bet will be taken from your account. It cannot be ended early.',
    yes: 'Start it',
    no: 'Not now',
    running: 'You are in a time-out until {until}. No bets are taken.',
    runningShort: 'Time-out until {until}',
    longer: 'You can make it longer.',
  },
});
