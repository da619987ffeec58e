declare const hundredths: unique symbol;

/** An amount in the account currency, as a whole number of hundredths (paise). 12.50 is 1250. Never a fraction. */
export type Money = number & { readonly [hundredths]: 'money' };

export const ZERO = 0 as Money;

/** Takes a whole number of hundredths as it is. Throws a RangeError on anything that is not a safe integer. */
export function money(hundredthsOfUnit: number): Money {
  if (!Number.isSafeInteger(hundredthsOfUnit)) throw new RangeError(`not whole hundredths: ${hundredthsOfUnit}`);
  return (hundredthsOfUnit === 0 ? 0 : hundredthsOfUnit) as Money;
}

/** Whole currency units: `units(500)` is 500.00. Throws on a fraction. */
export const units = (whole: number): Money => money(whole * 100);
