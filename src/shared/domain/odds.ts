declare const hundredths: unique symbol;

/**
 * A price as a whole number of hundredths. Odds markets: decimal odds, 1.85 is 185. Bookmaker markets: the payout on 100, 85 is 8500.
 * There is no default price: where there is no offer there is `null`.
 */
export type Odds = number & { readonly [hundredths]: 'odds' };

/** Takes a whole number of hundredths as it is. Throws a RangeError on anything that is not a positive safe integer. */
export function odds(hundredthsOfPrice: number): Odds {
  if (!Number.isSafeInteger(hundredthsOfPrice) || hundredthsOfPrice <= 0) throw new RangeError(`not a price: ${hundredthsOfPrice}`);
  return hundredthsOfPrice as Odds;
}
