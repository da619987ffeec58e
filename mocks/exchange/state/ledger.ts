import { add, type Money, negate, ZERO } from '#shared/domain/money/money.ts';
import { EXCHANGE_ACCOUNT, type ExchangeState, type LedgerRecord, takeNextNumber } from './state.ts';

export const readCash = (state: ExchangeState, userId: string): Money => state.cash[userId] ?? ZERO;

/**
 * Records an amount for a user and its opposite to the exchange account, so that the total stays zero. Changes nothing
 * when it throws: a sum past the largest exact amount is a RangeError.
 */
export function postEntry(state: ExchangeState, entry: Omit<LedgerRecord, 'entryId'>): void {
  const userCash = add(readCash(state, entry.userId), entry.amount);
  const exchangeCash = add(readCash(state, EXCHANGE_ACCOUNT), negate(entry.amount));
  state.entries.push({ ...entry, entryId: String(takeNextNumber(state)) });
  state.cash[entry.userId] = userCash;
  state.cash[EXCHANGE_ACCOUNT] = exchangeCash;
}

/** Records an entry without a match. */
export const postCash = (
  state: ExchangeState,
  {
    userId,
    at,
    kind,
    amount,
    description,
    remark = '',
    sportId = null,
  }: Pick<LedgerRecord, 'userId' | 'at' | 'kind' | 'amount' | 'description'> & {
    readonly remark?: string | undefined;
    readonly sportId?: string | null;
  },
): void =>
  postEntry(state, {
    userId,
    at,
    kind,
    amount,
    description,
    remark,
    sportId,
    matchId: null,
    eventId: null,
    type: 0,
  });

/** Tells whether an entry is a win or loss: bets, their commission and the casino. */
export const isProfit = ({ kind }: LedgerRecord): boolean =>
  kind === 'betting' || kind === 'commission' || kind === 'casino';
