import { defineTexts } from '#shared/texts/define-texts.ts';
export const texts = defineTexts('shared.format', {
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
  /** Units of short amounts, "1.2 Cr", and for screen readers, "1.2 crore". */
  units: {
    crore: { mark: 'Cr', word: 'crore' },
    lakh: { mark: 'L', word: 'lakh' },
    billion: { mark: 'B', word: 'billion' },
    million: { mark: 'M', word: 'million' },
  },
  months: {
    jan: 'Jan',
    feb: 'Feb',
    mar: 'Mar',
    apr: 'Apr',
    may: 'May',
    jun: 'Jun',
    jul: 'Jul',
    aug: 'Aug',
    sep: 'Sep',
    oct: 'Oct',
    nov: 'Nov',
    dec: 'Dec',
  },
  /** {unit} is one of the units above: "1.2 Cr", "1.2 crore". */
  amountInUnits: '{figure} {unit}',
  /** Stands between the items of a list: "India, Draw, Australia". */
  listSeparator: ', ',
  /** A date, the order and the marks of its parts: "21 Nov 2026". */
  date: '{day} {month} {year}',
  /** A date of this year: "21 Nov". */
  dayOfYear: '{day} {month}',
  /** A date before a time of day: "21 Nov 2026, 19:30". */
  moment: '{date}, {time}',
  today: 'Today {time}',
  tomorrow: 'Tomorrow {time}',
});
