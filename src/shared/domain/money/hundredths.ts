/**
 * Divides `numerator / denominator` and rounds half away from zero, the one rounding of this product. Exact for any
 * whole numbers.
 */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  if (denominator < 0n) return divideRounded(-numerator, -denominator);
  const quotient = numerator / denominator;
  const rest = numerator % denominator;
  const distance = rest < 0n ? -rest : rest;
  if (distance * 2n < denominator) return quotient;
  return numerator < 0n ? quotient - 1n : quotient + 1n;
}

/**
 * Calculates `value * numerator / denominator` in whole numbers with one rounding, half away from zero. Takes safe
 * integers. Throws a RangeError on a zero denominator or a result past 2^53.
 */
export function scaleRounded(value: number, numerator: number, denominator: number): number {
  if (denominator === 0) throw new RangeError('divided by zero');
  const product = value * numerator;
  if (Number.isSafeInteger(product) && denominator > 0) {
    const rest = product % denominator;
    const quotient = (product - rest) / denominator;
    const rounded = Math.abs(rest) * 2 < denominator ? quotient : quotient + Math.sign(product);
    return rounded === 0 ? 0 : rounded;
  }
  const exact = Number(divideRounded(BigInt(value) * BigInt(numerator), BigInt(denominator)));
  if (!Number.isSafeInteger(exact)) throw new RangeError(`past the largest exact amount: ${exact}`);
  return exact;
}

/** Greatest amount. Sums of several such amounts, and a price of 1000 on a billion, stay exact below 2^53. */
const MAX_HUNDREDTHS = 1e15;
const DECIMAL = /^(-?)(\d*)(?:\.(\d*))?$/;

/**
 * Parses a wire decimal, number or string, into whole hundredths. Further decimals are rounded once.
 *
 * Returns `null` for other values (empty, NaN, Infinity, exponents, grouping, other types) and for amounts past 10^13.
 */
export function parseHundredths(raw: unknown): number | null {
  if (typeof raw !== 'number' && typeof raw !== 'string') return null;
  // A float's shortest text is the server's value. Only tiny remainders such as 1e-9 print with an exponent.
  if (typeof raw === 'number') {
    if (Math.abs(raw) < 1e-6) return 0;
    // The nearest float to whole hundredths prints as them, so parsing its text is unnecessary.
    const hundredths = Math.round(raw * 100);
    if (Math.abs(hundredths) < MAX_HUNDREDTHS && hundredths / 100 === raw) return hundredths;
  }
  const match = DECIMAL.exec(String(raw).trim());
  if (match === null) return null;
  const [, minus, integerDigits = '', fraction = ''] = match;
  if (integerDigits === '' && fraction === '') return null;
  if (integerDigits.replace(/^0+/, '').length > 14) return null;
  const digits = fraction.padEnd(3, '0');
  const size = Number(integerDigits) * 100 + Number(digits.slice(0, 2)) + (digits.charAt(2) >= '5' ? 1 : 0);
  if (size > MAX_HUNDREDTHS) return null;
  return minus === '-' && size !== 0 ? -size : size;
}

/** Formats hundredths with two decimals, exact: "12.50", "-0.05". */
export function formatTwoDecimals(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Formats hundredths with as few decimals as needed, exact: "100", "1.5", "1.85". */
export const formatPlainDecimals = (hundredths: number): string => formatTwoDecimals(hundredths).replace(/\.?0+$/, '');
