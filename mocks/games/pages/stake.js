// Parses the stake field by the app's rule (src/shared/domain/money/amount-input.ts): grouped digits, rounded down, or
// nothing.
const DECIMAL = /^[-−]?([\d, ]*)(?:\.(\d*))?$/;
const GROUPED = /^(?:\d{1,3}(?:([, ])\d{3})(?:\1\d{3})*|\d{1,2}(?:([, ])\d{2})(?:\2\d{2})*\2\d{3})$/;
const LARGEST = 1_000_000_000;

const unreadable = { stake: 0, problem: 'This number cannot be read. Write it as 1500 or 1,500.' };

/** Returns whole units in hundredths, or a `problem` that explains why the text is no stake. */
export function readStake(text) {
  const plain = text.trim().replace(/[ \u00a0\u2009\u202f]/g, ' ');
  if (plain === '') return { stake: 0, problem: 'Enter a stake.' };
  const [, grouped = '', fraction = ''] = DECIMAL.exec(plain) ?? [];
  if (!/\d/.test(grouped + fraction) || (/[, ]/.test(grouped) && !GROUPED.test(grouped))) return unreadable;
  const wholeUnits = Number(grouped.replace(/[, ]/g, ''));
  return wholeUnits > LARGEST
    ? { stake: 0, problem: 'This amount is too large.' }
    : { stake: wholeUnits * 100, problem: null };
}
