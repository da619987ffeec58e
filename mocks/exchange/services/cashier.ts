import { add, type Money } from '#shared/domain/money/money.ts';
import { calculateBalance } from '../betting/exposure.ts';
import type { Core } from '../core.ts';
import type { EntryKind } from '../interface/ledger.ts';
import { postCash } from '../state/ledger.ts';
import type { ExchangeState } from '../state/state.ts';

/** Moves cash that no bet caused, inside one change of the state. */
export interface Cashier {
  readonly now: number;
  /** Returns the cash less exposure. */
  getAvailable(userId: string): Money;
  /** Records a signed amount. Returns false and records nothing when it exceeds the available balance. */
  post(
    userId: string,
    entry: {
      readonly kind: EntryKind;
      readonly amount: Money;
      readonly description: string;
      readonly remark?: string | undefined;
    },
  ): boolean;
}

export function createCashier({ world }: Pick<Core, 'world'>, state: ExchangeState, now: number): Cashier {
  const getAvailable = (userId: string) => calculateBalance(world, state, userId, now).available;
  return {
    now,
    getAvailable,
    post(userId, entry) {
      if (entry.amount < 0 && add(getAvailable(userId), entry.amount) < 0) return false;
      postCash(state, { userId, at: now, ...entry });
      return true;
    },
  };
}
