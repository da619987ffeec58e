import { add, money, negate, subtract, units, type Money } from '#shared/domain/money.ts';
import { cashOf, postCash } from '../state/ledger.ts';
import type { State } from '../state/state.ts';
import { keepPastRequest } from '../wallet/past-requests.ts';
import { LEAST_REQUEST } from '../wallet/purse.ts';
import type { Rng } from '../world/rng.ts';

/** Below `LOW` the account pays in; above `HIGH` it takes out. */
const LOW = units(10_000);
const HIGH = units(90_000);
const STEP = units(20_000);
const AHEAD_MS = 10 * 60_000;

const stepsUpTo = (amount: Money, step: Money): Money => money(Math.ceil(amount / step) * step);

/**
 * Pays in and out around what is played, so that the account neither runs dry nor grows for ever. Every payment is a row
 * of the ledger and an accepted request of the wallet. `before` is the cash that the past begins with.
 */
export function createPastCashier(state: State, userId: string, before: Money, rng: Rng) {
  let last = -Infinity;
  const held = () => subtract(cashOf(state, userId), before);
  const pay = (amount: Money, at: number) => {
    const isDeposit = amount > 0;
    postCash(state, {
      userId,
      at,
      kind: isDeposit ? 'deposit' : 'withdrawal',
      amount,
      description: isDeposit ? 'Deposit' : 'Withdrawal',
    });
    keepPastRequest(state, userId, amount, at, rng);
  };
  return {
    /** Prepares for what begins at `at` and loses `worst`, 0 or below, in the worst case. */
    keepWithin(at: number, worst: Money) {
      const time = Math.max(last, at - AHEAD_MS);
      const missing = subtract(LOW, add(held(), worst));
      if (missing > 0) pay(stepsUpTo(missing, STEP), time);
      if (held() > HIGH) pay(negate(STEP), time);
      last = at;
    },
    /** Pays in whole thousands, and takes out what is then too much. No payment is smaller than the wallet allows. */
    endWith(target: Money, at: number) {
      const missing = subtract(target, held());
      if (missing === 0) return;
      if (missing > -LEAST_REQUEST) pay(stepsUpTo(add(missing, LEAST_REQUEST), units(1_000)), at);
      pay(subtract(target, held()), at);
    },
  };
}
