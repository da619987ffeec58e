import { expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { DEFAULT_STAKES } from '#shared/domain/money/stake.ts';
import { quickStakesSchema, toQuickStakesForm, toStakes } from './quick-stakes-form.ts';

const filled = toQuickStakesForm(DEFAULT_STAKES);

test('quickStakesSchema returns the eight stakes that filled the form', () => {
  expect(filled.plus4).toBe('1001');
  expect(toStakes(quickStakesSchema.parse(filled))).toEqual(DEFAULT_STAKES);
});

test('quickStakesSchema reads grouped stakes', () => {
  const [first, second] = toStakes(quickStakesSchema.parse({ ...filled, plus1: '1,500', plus2: '1,00,000' }));
  expect([first, second]).toEqual([units(1500), units(100_000)]);
});

test.each([
  ['', 'This field is required'],
  ['   ', 'This field is required'],
  ['0', 'Enter a whole number above 0'],
  ['-5', 'Enter a whole number above 0'],
  ['1.5', 'Enter a whole number above 0'],
  ['1e3', 'Enter a whole number above 0'],
  ['1,5', 'Enter a whole number above 0'],
  ['9999999999', 'Enter a whole number above 0'],
])('quickStakesSchema refuses %j: %s', (fieldText, message) => {
  const read = quickStakesSchema.safeParse({ ...filled, plus8: fieldText });
  expect(read.error?.issues.map((issue) => [issue.path, issue.message])).toEqual([[['plus8'], message]]);
});
