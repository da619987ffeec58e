import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { createSamplePracticeBet } from '../testing/practice-samples.ts';
import { evaluateDraft, type PracticeQuote, type PracticeSelection } from './practice-draft.ts';
import { EMPTY_PRACTICE_ACCOUNT, type PracticeAccount } from './practice-storage.ts';
import { createPracticeStore } from './practice-store.ts';

function createTestStore(first: PracticeAccount = EMPTY_PRACTICE_ACCOUNT) {
  const stored = { account: first, changed: () => {} };
  return {
    stored,
    store: createPracticeStore({
      read: () => stored.account,
      write: (account) => void (stored.account = account),
      onChange: (changed) => ((stored.changed = changed), () => undefined),
    }),
  };
}

test('practice store saves a placed bet', () => {
  const { store, stored } = createTestStore();
  expect(store.placeBet(createSamplePracticeBet())).toBeNull();
  expect(stored.account.bets).toHaveLength(1);
  expect(store.read()).toBe(stored.account);
});

test('practice store ignores a bet that the credits do not cover', () => {
  const { store, stored } = createTestStore();
  expect(store.placeBet(createSamplePracticeBet({ stake: units(10_001) }))).toBe('no-credits');
  expect(stored.account).toBe(EMPTY_PRACTICE_ACCOUNT);
});

test('practice store empties the account on a reset', () => {
  const { store, stored } = createTestStore();
  store.placeBet(createSamplePracticeBet());
  store.reset();
  expect(stored.account).toEqual(EMPTY_PRACTICE_ACCOUNT);
});

test('practice store shows a bet that another tab placed', () => {
  const { store, stored } = createTestStore();
  let notifications = 0;
  const stop = store.subscribe(() => (notifications += 1));
  stored.account = { ...EMPTY_PRACTICE_ACCOUNT, bets: [createSamplePracticeBet()] };
  const before = notifications;
  stored.changed();
  expect(store.read().bets).toHaveLength(1);
  expect(notifications).toBe(before + 1);
  stop();
});

const { betId: _id, price, stake: _stake, placedAt: _at, settled: _settled, ...rest } = createSamplePracticeBet();
const selection: PracticeSelection = rest;
const liveQuote: PracticeQuote = { price, block: null };
const identity = { id: 'x', now: '2026-03-14T13:00:00.000Z' };

test.each<[string, PracticeQuote, string, string]>([
  ['a suspended market', { ...liveQuote, block: 'suspended' }, '100', 'suspended'],
  ['a closed market', { ...liveQuote, block: 'closed' }, '100', 'closed'],
  ['old prices', { ...liveQuote, block: 'stale' }, '100', 'stale'],
  ['no price', { ...liveQuote, price: null }, '100', 'no-price'],
  ['no stake', liveQuote, '', 'no-stake'],
  ['a stake that is no number', liveQuote, 'ten', 'unreadable-stake'],
  ['too few credits', liveQuote, '10001', 'no-credits'],
])('evaluateDraft blocks a practice bet because of %s', (_, quote, stakeText, reason) => {
  expect(evaluateDraft(EMPTY_PRACTICE_ACCOUNT, selection, stakeText, quote, identity)).toEqual({
    kind: 'blocked',
    reason,
  });
});

test('evaluateDraft places the bet at the visible price', () => {
  expect(evaluateDraft(EMPTY_PRACTICE_ACCOUNT, selection, '250', liveQuote, identity)).toMatchObject({
    kind: 'ready',
    bet: { price, stake: units(250), settled: null },
  });
});

test('practice feature imports no call that places a bet', () => {
  const root = new URL('..', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(8);
  const sources = files.map((file) => readFileSync(new URL(file, root), 'utf8')).join('\n');
  expect(sources).not.toMatch(/bet-place|save(Bet|FancyBet|HrBet)|useMutation|#features\//);
});
