import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { placedBets } from './bet-row.ts';

const row = {
  bet_id: '900001',
  sport_id: '4',
  match_id: '71001',
  market_id: '1.71001001',
  selection_name: 'Kochi Kites',
  odds: '1.85',
  stack: '1000.00',
  is_back: '1',
  createdAt: '2026-11-26 09:40:37',
};

test.each<[form: string, raw: unknown, betIds: readonly string[]]>([
  ['a list', [row], ['900001']],
  ['a single row', row, ['900001']],
  ['an object with numeric keys', { 1: row, 2: { ...row, bet_id: '900002' } }, ['900001', '900002']],
  ['an empty object', {}, []],
  ['null', null, []],
  ['rows of which one does not fit', [{ ...row, odds: 'high' }, row], ['900001']],
])('placedBets reads the bets of a placement from %s', (_, raw, betIds) => {
  expect(z.parse(placedBets, raw).map(({ betId }) => betId)).toEqual(betIds);
});
