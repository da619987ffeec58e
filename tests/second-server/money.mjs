// Money of the second server: whole paisa. Prices are whole hundredths. No value is a fraction.

/** Divides whole numbers and rounds half away from zero. Throws a RangeError above the safe whole numbers. */
function divide(numerator, denominator) {
  if (!Number.isSafeInteger(numerator)) throw new RangeError(`not a safe whole number: ${numerator}`);
  const sign = numerator < 0 ? -1 : 1;
  const rest = Math.abs(numerator) % denominator;
  const quotient = (Math.abs(numerator) - rest) / denominator;
  return sign * (quotient + (rest * 2 >= denominator ? 1 : 0));
}

/** Reads a number or a decimal text as whole hundredths. Returns null for anything else and for a third decimal. */
export function parseHundredths(value) {
  const text = typeof value === 'number' ? String(value) : value;
  const match = typeof text === 'string' ? /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) : null;
  if (!match) return null;
  const amount = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] === '-' ? -amount : amount;
}

/** Writes whole hundredths as PHP's number_format(…, 2, '.', '') does: "-1250.50". */
export function formatHundredths(hundredths) {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Writes whole hundredths in groups of three, as PHP's number_format(…, 2) does: "25,000.00". */
export function formatGrouped(hundredths) {
  return formatHundredths(hundredths).replace(/\B(?=(\d{3})+\.)/g, ',');
}

/**
 * Calculates profit and liability of a bet, in paisa. A back bet or YES risks its stake. A lay bet or NO wins its
 * stake, and risks the profit of the other side. The price is in hundredths: the odds of the kind 'odds', else the
 * payout on 100.
 */
export function calculateRisk(kind, isBack, stake, price) {
  const win = kind === 'odds' ? divide(stake * (price - 100), 100) : divide(stake * price, 10_000);
  return isBack ? { profit: win, liability: stake } : { profit: stake, liability: win };
}

/** The commission on the net win of a market, in paisa, 0 or below. @param rate in hundredths of a per cent. */
export function calculateCommission(netWin, rate) {
  return netWin > 0 ? 0 - divide(netWin * rate, 10_000) : 0;
}
