import { expect, test } from 'vitest';
import { marketRules } from './market-rules.ts';
import { getRuleSubject, getLineRuleSubject } from './rule-subject.ts';

test('a race is no match, its place market is a place market anywhere', () => {
  expect(getRuleSubject({ sportId: '7', type: 'match-odds' })).toBe('race');
  expect(getRuleSubject({ sportId: '4339', type: 'other' })).toBe('race');
  expect(getRuleSubject({ sportId: '7', type: 'to-be-placed' })).toBe('to-be-placed');
  expect(getRuleSubject({ sportId: '4', type: 'match-odds' })).toBe('match-odds');
});

test('session lines share their rules but for single balls and odd or even', () => {
  expect(
    (['fancy', 'session', 'over-by-over', 'other', 'ball-by-ball', 'odd-even'] as const).map(getLineRuleSubject),
  ).toEqual(['run-line', 'run-line', 'run-line', 'run-line', 'ball-by-ball', 'odd-even']);
});

test('every subject says how it settles, when bets are void, and nothing twice', () => {
  for (const [subject, { settles, voids, notes }] of Object.entries(marketRules)) {
    const sentences = [...settles, ...voids, ...notes];
    expect(settles.length, subject).toBeGreaterThan(0);
    expect(voids.length, subject).toBeGreaterThan(0);
    expect(new Set(sentences).size, subject).toBe(sentences.length);
  }
});
