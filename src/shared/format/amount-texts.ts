/** Why an amount or odds text is invalid, and how to write it. Screens without a field load none of them. */
export const texts = {
  'no-number': 'This is not a number. Write it in digits, such as 1500 or 12.50.',
  grouping: 'This number cannot be read. Group digits as in 1,500 or 1,00,000 and use a point for decimals.',
  negative: 'Enter a number above 0.',
  decimals: 'Enter two decimals at most.',
  fraction: 'Enter a whole number.',
  'too-large': 'This amount is too large.',
  comma: 'Odds have a decimal point and no commas or spaces, such as 2.5.',
  'odds-decimals': 'Odds have two decimals at most.',
} as const;
