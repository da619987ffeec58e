import { expect, test } from 'vitest';
import { listMarketRules } from './market-rules.ts';
import { getLineRuleSubject, getRuleSubject } from './rule-subject.ts';

test('getRuleSubject gives races their own rules and to-be-placed markets the same rules in every sport', () => {
  expect(getRuleSubject({ sportId: '7', type: 'match-odds' })).toBe('race');
  expect(getRuleSubject({ sportId: '4339', type: 'other' })).toBe('race');
  expect(getRuleSubject({ sportId: '7', type: 'to-be-placed' })).toBe('to-be-placed');
  expect(getRuleSubject({ sportId: '4', type: 'match-odds' })).toBe('match-odds');
});

test('getRuleSubject shares the rules of session lines, except ball-by-ball and odd-even', () => {
  expect(
    (['fancy', 'session', 'over-by-over', 'other', 'ball-by-ball', 'odd-even'] as const).map(getLineRuleSubject),
  ).toEqual(['run-line', 'run-line', 'run-line', 'run-line', 'ball-by-ball', 'odd-even']);
});

test('listMarketRules says for every subject how it settles and when bets are void, without repetition', () => {
  for (const [subject, { settles, voids, notes }] of Object.entries(listMarketRules())) {
    const sentences = [...settles, ...voids, ...notes];
    expect(settles.length, subject).toBeGreaterThan(0);
    expect(voids.length, subject).toBeGreaterThan(0);
    expect(new Set(sentences).size, subject).toBe(sentences.length);
  }
});
