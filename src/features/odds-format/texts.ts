/** Texts of the setting that chooses a format of odds. */
export const texts = {
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
  option: (name: string, example: string) => `${name} (${example})`,
} as const;
