import { afterEach, beforeEach, expect, test } from 'vitest';
import { responsibleGamblingMessage } from '#mocks/exchange/betting/responsible-gambling.ts';
import { money, units } from '#shared/domain/money/money.ts';
import { configureDisplay, getDisplaySettings } from '#shared/format/display.ts';
import { adviseOnRefusal } from './advise-on-refusal.ts';
import { type OwnLimit, parseOwnLimit } from './own-limit.ts';

const initial = getDisplaySettings();
beforeEach(() => configureDisplay({ timeZone: 'Asia/Kolkata' }));
afterEach(() => configureDisplay(initial));

test.each<[string, OwnLimit | null]>([
  [
    responsibleGamblingMessage.timeOut(Date.parse('2026-11-22T14:31:00Z')),
    { kind: 'time-out', until: '2026-11-22T14:31Z' },
  ],
  [
    responsibleGamblingMessage.loss({ amount: units(400), period: 'day' }),
    { kind: 'loss', amount: units(400), span: '24 hours' },
  ],
  [
    responsibleGamblingMessage.loss({ amount: money(1_250), period: 'month' }),
    { kind: 'loss', amount: money(1_250), span: '30 days' },
  ],
  ['You are in a timeout.', { kind: 'time-out', until: null }],
  ['Loss limit reached', { kind: 'loss', amount: null, span: null }],
  ['Session max profit(20000) limit is over', null],
  ['Insufficient Balance.', null],
])('parseOwnLimit reads "%s"', (message, limit) => expect(parseOwnLimit(message)).toEqual(limit));

test('adviseOnRefusal names the limit, its amount and its end in local time', () => {
  expect(adviseOnRefusal(responsibleGamblingMessage.timeOut(Date.parse('2026-11-22T14:31:00Z')))).toBe(
    'Your own time-out ends on 22 Nov 2026, 20:01. Until then no bet is taken, and it cannot be ended early.',
  );
  expect(adviseOnRefusal('You are in a timeout.')).toMatch(/^Your own time-out is not over/);
  expect(adviseOnRefusal(responsibleGamblingMessage.loss({ amount: units(400), period: 'day' }))).toBe(
    'You set this limit: at most 400 lost in any 24 hours, with open bets counted at their worst. Lower the stake, or wait until losses are older than that.',
  );
  expect(adviseOnRefusal('Loss limit reached')).toMatch(/^You set this limit\. /);
  expect(adviseOnRefusal('Ball Running')).toBe('Wait until the ball is over, then place the bet again.');
});
