import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { units } from '#shared/domain/money.ts';
import { EMPTY_BOOK, type DreamBook } from '#shared/storage/dream.ts';
import { dreamBet } from '../testing/samples.ts';
import { createDreamDesk } from './desk.ts';
import { readDraft, type DreamPick, type Shown } from './draft.ts';

function ports(first: DreamBook = EMPTY_BOOK) {
  const kept = { book: first, changed: () => {} };
  return { kept, desk: createDreamDesk({ read: () => kept.book, write: (book) => void (kept.book = book), onChange: (changed) => ((kept.changed = changed), () => undefined) }) };
}

test('a bet that is placed is kept and shown; one that is refused is neither', () => {
  const { desk, kept } = ports();
  expect(desk.place(dreamBet())).toBeNull();
  expect(kept.book.bets).toHaveLength(1);
  expect(desk.place(dreamBet({ betId: 'd2', stake: units(9_501) }))).toBe('no-credits');
  expect(desk.read()).toBe(kept.book);
  desk.reset();
  expect(kept.book).toEqual(EMPTY_BOOK);
});

test('what another tab placed is shown here', () => {
  const { desk, kept } = ports();
  let told = 0;
  const stop = desk.subscribe(() => (told += 1));
  kept.book = { ...EMPTY_BOOK, bets: [dreamBet()] };
  const before = told;
  kept.changed();
  expect(desk.read().bets).toHaveLength(1);
  expect(told).toBe(before + 1);
  stop();
});

const { betId: _id, price, stake: _stake, placedAt: _at, settled: _settled, ...rest } = dreamBet();
const pick: DreamPick = rest;
const live: Shown = { price, open: true, fresh: true };
const at = { id: 'x', now: '2026-03-14T13:00:00.000Z' };

test.each<[string, Shown, string, string]>([
  ['a suspended market', { ...live, open: false }, '100', 'suspended'],
  ['old prices', { ...live, fresh: false }, '100', 'stale'],
  ['no price', { ...live, price: null }, '100', 'no-price'],
  ['no stake', live, '', 'no-stake'],
  ['a stake in words', live, 'ten', 'unreadable-stake'],
  ['more than there is', live, '10001', 'no-credits'],
])('%s holds a practice bet back', (_, shown, typed, by) => {
  expect(readDraft(EMPTY_BOOK, pick, typed, shown, at)).toEqual({ kind: 'held', by });
});

test('a bet is taken at the price that is shown', () => {
  expect(readDraft(EMPTY_BOOK, pick, '250', live, at)).toMatchObject({ kind: 'ready', bet: { price, stake: units(250), settled: null } });
});

test('nothing of this feature knows a call that places a bet', () => {
  const root = new URL('..', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(8);
  const sources = files.map((file) => readFileSync(new URL(file, root), 'utf8')).join('\n');
  expect(sources).not.toMatch(/bet-place|save(Bet|FancyBet|HrBet)|useMutation|#features\//);
});
