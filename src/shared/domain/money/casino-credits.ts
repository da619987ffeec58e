import { money, type Money } from './money.ts';

/** Every casino win or loss counts this many times in the account's own credits (specification 2, rules of the casino). */
export const CASINO_MULTIPLIER = 10;

/** Reports list casino rounds under these sports, game by game (the contract's sport ids: the Lotus casino, QTech). */
export const isCasino = (sportId: string): boolean => sportId === '-100' || sportId === 'QT';

/**
 * What a casino amount comes to in the account: a win of 1000.00 is 10,000.00, a loss of 1000.00 is −10,000.00.
 * Both in hundredths, exact. Throws a RangeError past 2^53 hundredths.
 */
export const toCredits = (casino: Money): Money => money(casino * CASINO_MULTIPLIER);

/**
 * What an amount of the account is worth at a casino table, in hundredths. Cut towards zero, never rounded up: nobody is shown
 * a hundredth more to stake than the account covers.
 */
export const toCasino = (credits: Money): Money => money(Math.trunc(credits / CASINO_MULTIPLIER));
