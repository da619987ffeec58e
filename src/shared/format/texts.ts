export const texts = {
  noPrice: '–',
  minus: '−',
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
