import { add, negate, ZERO, type Money } from '#shared/domain/money.ts';
import { HOUSE, nextNumber, type EntryRecord, type State } from './state.ts';

export const cashOf = (state: State, userId: string): Money => state.cash[userId] ?? ZERO;

/** Books an amount to a user and its opposite to the house: money moves, and is never made. */
export function post(state: State, entry: Omit<EntryRecord, 'entryId'>): void {
  state.entries.push({ ...entry, entryId: String(nextNumber(state)) });
  state.cash[entry.userId] = add(cashOf(state, entry.userId), entry.amount);
  state.cash[HOUSE] = add(cashOf(state, HOUSE), negate(entry.amount));
}

/** An entry that no match caused. */
export const postCash = (
  state: State,
  { userId, at, kind, amount, description, remark = '' }: Pick<EntryRecord, 'userId' | 'at' | 'kind' | 'amount' | 'description'> & { readonly remark?: string | undefined },
): void => post(state, { userId, at, kind, amount, description, remark, sportId: null, matchId: null, eventId: null, type: 0 });

/** Whether an entry is part of what the user has won or lost: bets, their commission and the casino. */
export const isProfit = ({ kind }: EntryRecord): boolean =>
  kind === 'betting' || kind === 'commission' || kind === 'casino';
