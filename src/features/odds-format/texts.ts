import { defineTexts } from '#shared/texts/define-texts.ts';

/** Texts of the setting that chooses a format of odds. */
export const texts = defineTexts('odds-format', {
  title: 'Odds format',
  label: 'Show odds as',
  means: 'On this device only. Bookmaker prices and runs stay as they are, and bets are sent in decimal odds.',
  names: {
    decimal: 'Decimal',
    fractional: 'Fractional',
    american: 'American',
    'hong-kong': 'Hong Kong',
    malay: 'Malay',
    indonesian: 'Indonesian',
    chance: 'Implied chance',
    bhaav: 'Bhaav, pay on 100',
  },
  /** A format in the list, with odds as an example: "Fractional (17/20)". */
  option: '{name} ({example})',
});
