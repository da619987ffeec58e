import { expect, test } from 'vitest';
import { type Money, money } from '#shared/domain/money/money.ts';
import { EVENING, SEED } from '../tests/test-exchange.ts';
import { createInitialState, demoUserId } from './initial-state.ts';
import { postCash } from './ledger.ts';
import { EXCHANGE_ACCOUNT } from './state.ts';

const entry = { userId: demoUserId, at: EVENING, kind: 'deposit', description: 'Deposit' } as const;

test.each<[string, (state: ReturnType<typeof createInitialState>) => void]>([
  ["the user's cash", (state) => (state.cash[demoUserId] = money(Number.MAX_SAFE_INTEGER))],
  ["the exchange's cash", (state) => (state.cash[EXCHANGE_ACCOUNT] = money(-Number.MAX_SAFE_INTEGER))],
])('the ledger keeps its state when an amount does not fit into %s', (_account, fill) => {
  const state = createInitialState(SEED, EVENING);
  fill(state);
  const before = structuredClone(state);
  expect(() => postCash(state, { ...entry, amount: 100 as Money })).toThrow(RangeError);
  expect(state).toEqual(before);
});
