export const texts = {
  noPrice: '–',
  minus: '−',
  /** Why an amount or odds text is invalid, and how to write it. */
  amountProblem: {
    'no-number': 'This is not a number. Write it in digits, such as 1500 or 12.50.',
    grouping: 'This number cannot be read. Group digits as in 1,500 or 1,00,000 and use a point for decimals.',
    negative: 'Enter a number above 0.',
    decimals: 'Enter two decimals at most.',
    fraction: 'Enter a whole number.',
    'too-large': 'This amount is too large.',
    comma: 'Odds have a decimal point and no commas or spaces, such as 2.5.',
    'odds-decimals': 'Odds have two decimals at most.',
  },
  plus: '+',
  spoken: { minus: 'minus', plus: 'plus' },
  /** Units of short sizes, greatest first, each with its worth in whole currency units. */
  indianUnits: [
    { worth: 10_000_000, mark: 'Cr', word: 'crore' },
    { worth: 100_000, mark: 'L', word: 'lakh' },
  ],
  westernUnits: [
    { worth: 1_000_000_000, mark: 'B', word: 'billion' },
    { worth: 1_000_000, mark: 'M', word: 'million' },
  ],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  beforeNoon: 'AM',
  afterNoon: 'PM',
  today: (time: string) => `Today ${time}`,
  dayRange: (from: string, to: string) => `${from} to ${to}`,
  tomorrow: (time: string) => `Tomorrow ${time}`,
  /** Units of a countdown, which shows the two greatest. */
  countdown: {
    days: (days: number, hours: number) => `${days}d ${hours}h`,
    hours: (hours: number, minutes: number) => `${hours}h ${minutes}m`,
    minutes: (minutes: number, seconds: number) => `${minutes}m ${seconds}s`,
    seconds: (seconds: number) => `${seconds}s`,
  },
} as const;
