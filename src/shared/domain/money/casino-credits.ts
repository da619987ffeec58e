import { type Money, money } from './money.ts';

/** Factor from casino amounts to account credits, for wins and losses (docs/requirements.md#27-casino). */
export const CASINO_MULTIPLIER = 10;

/** Sport ids under which reports list casino rounds by game (Lotus casino, QTech). */
export const isCasino = (sportId: string): boolean => sportId === '-100' || sportId === 'QT';

/**
 * Converts a casino amount to account credits: a win of 1000.00 is 10,000.00, a loss of 1000.00 is −10,000.00. Both in
 * hundredths, exact. Throws a RangeError past 2^53 hundredths.
 */
export const toCredits = (casino: Money): Money => money(casino * CASINO_MULTIPLIER);

/**
 * Converts an account amount to casino credits, in hundredths. It rounds towards zero, so the app never offers more to
 * stake than the account covers.
 */
export const toCasino = (credits: Money): Money => money(Math.trunc(credits / CASINO_MULTIPLIER));
