import { add, type Money, money, negate, subtract, units } from '#shared/domain/money/money.ts';
import { postCash, readCash } from '../state/ledger.ts';
import type { ExchangeState } from '../state/state.ts';
import { recordPastRequest } from '../wallet/past-requests.ts';
import { MIN_REQUEST } from '../wallet/wallet-state.ts';
import type { Rng } from '../world/rng.ts';

/** Below `LOW` the account deposits, above `HIGH` it withdraws. */
const LOW = units(10_000);
const HIGH = units(90_000);
const STEP = units(20_000);
const LEAD_MS = 10 * 60_000;

const roundUpToStep = (amount: Money, step: Money): Money => money(Math.ceil(amount / step) * step);

/**
 * Creates deposits and withdrawals that keep the balance between two limits. Every payment is a ledger row and an
 * accepted request of the wallet. `before` is the opening cash.
 */
export function createPastPayments(state: ExchangeState, userId: string, openingCash: Money, rng: Rng) {
  let last = -Infinity;
  const readHeldCash = () => subtract(readCash(state, userId), openingCash);
  const pay = (amount: Money, at: number) => {
    const isDeposit = amount > 0;
    postCash(state, {
      userId,
      at,
      kind: isDeposit ? 'deposit' : 'withdrawal',
      amount,
      description: isDeposit ? 'Deposit' : 'Withdrawal',
    });
    recordPastRequest(state, userId, amount, at, rng);
  };
  return {
    /** Deposits or withdraws before an event that begins at `at` and loses `worst` (0 or below) in the worst case. */
    keepInRange(at: number, worst: Money) {
      const time = Math.max(last, at - LEAD_MS);
      const shortfall = subtract(LOW, add(readHeldCash(), worst));
      if (shortfall > 0) pay(roundUpToStep(shortfall, STEP), time);
      if (readHeldCash() > HIGH) pay(negate(STEP), time);
      last = at;
    },
    /**
     * Deposits in whole thousands and withdraws the rest to end at `target`. No payment is below the minimum of the
     * wallet.
     */
    finishAt(target: Money, at: number) {
      const shortfall = subtract(target, readHeldCash());
      if (shortfall === 0) return;
      if (shortfall > negate(MIN_REQUEST)) pay(roundUpToStep(add(shortfall, MIN_REQUEST), units(1_000)), at);
      pay(subtract(target, readHeldCash()), at);
    },
  };
}
