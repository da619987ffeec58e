import { expect, test } from 'vitest';
import type { Breach } from '../domain/market/limits.ts';
import { money, units } from '../domain/money/money.ts';
import { odds } from '../domain/odds/odds.ts';
import { describeBreach } from './limit-breach.ts';

/** docs/requirements.md#52-bet-placement gives these messages to the letter. */
const messages: readonly (readonly [Breach, string])[] = [
  [{ code: 'min-size', limit: units(100) }, 'Min Size is: 100'],
  [{ code: 'min-size', limit: money(150) }, 'Min Size is: 1.5'],
  [{ code: 'max-size', limit: units(5_000) }, 'Max Size is: 5000'],
  [{ code: 'min-odds', limit: odds(110) }, 'Min Odd is: 1.1'],
  [{ code: 'min-odds', limit: odds(185) }, 'Min Odd is: 1.85'],
  [{ code: 'max-odds', limit: odds(2_000) }, 'Max Odd is: 20'],
  [{ code: 'max-profit', limit: units(10_000) }, 'Max Profit is: 10000'],
];

test.each(messages)('describeBreach words %j as %s', (breach, message) => {
  expect(describeBreach(breach)).toBe(message);
});
