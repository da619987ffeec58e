import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { newAccountForm, passwordForm } from './forms.ts';
import { newMobile, newPassword, newUserName, otp, passwordCheckNames, passwordChecks } from './validation-rules.ts';

const readFirstMessage = (schema: z.ZodMiniType, value: unknown): string | null =>
  schema.safeParse(value).error?.issues[0]?.message ?? null;

describe('newUserName (docs/requirements.md#51-registration-on-every-change)', () => {
  test.each([
    ['', 'This field is required.'],
    ['ab', 'Username should be minimum 3 digits.'],
    ['abc', null],
    ['abcdefghijkl', null],
    ['abcdefghijklm', 'Username should be maximum 12 digits.'],
    ['a-b_C9', null],
    ['a b c', 'Username should contain only alphanumeric characters without spaces.'],
    ['asha!', 'Username should contain only alphanumeric characters without spaces.'],
    ['आशा', 'Username should contain only alphanumeric characters without spaces.'],
    ['asha\n', 'Username should contain only alphanumeric characters without spaces.'],
  ])('maps %j to %s', (text, message) => expect(readFirstMessage(newUserName, text)).toBe(message));
});

describe('newPassword (docs/requirements.md#51-registration-on-every-change)', () => {
  const mix = 'Password should contain atleast one number and one lower case , one upper case.';
  test.each([
    ['', 'This field is required.'],
    ['Abcdef1', 'Minimum 8 letters required.'],
    ['Abcdefg1', null],
    ['Abcdefghijk1', null],
    ['Abcdefghijkl1', 'Maximum 12 letters required.'],
    ['abcdefg1', mix],
    ['ABCDEFG1', mix],
    ['Abcdefgh', mix],
    ['Abcdef1@$!#%', null],
    ['Abcdef1*?&_', null],
    ['Abcdef1-', mix],
    ['Abcdef 1', mix],
    ['Abcdefé1', mix],
  ])('maps %j to %s', (text, message) => expect(readFirstMessage(newPassword, text)).toBe(message));

  test('accepts a password exactly when every check of the list passes', () => {
    for (const text of [
      '',
      'Abcdef1',
      'Abcdefg1',
      'abcdefg1',
      'ABCDEFG1',
      'Abcdefgh',
      'Abcdef1-',
      'Abcdefghijkl1',
      'Abcdef1*?&_',
    ])
      expect(
        passwordCheckNames.every((name) => passwordChecks[name](text)),
        text,
      ).toBe(readFirstMessage(newPassword, text) === null);
  });
});

describe('newMobile (docs/requirements.md#51-registration-on-every-change)', () => {
  test.each([
    ['', 'Mobile number is required.'],
    ['98765x3210', 'Invalid Phone Number'],
    ['+919876543', 'Invalid Phone Number'],
    ['९८७६५४३२१०', 'Invalid Phone Number'],
    ['987654321', 'Must be 10 digit'],
    ['98765432100', 'Must be 10 digit'],
    ['9876543210', null],
  ])('maps %j to %s', (text, message) => expect(readFirstMessage(newMobile, text)).toBe(message));
});

test.each([
  ['123456', null],
  ['012345', null],
  ['12345', 'Otp must be of 6 digits'],
  ['1234567', 'Otp must be of 6 digits'],
  ['12345a', 'Otp must be of 6 digits'],
  ['', 'Otp must be of 6 digits'],
])('otp maps %j to %s', (text, message) => expect(readFirstMessage(otp, text)).toBe(message));

/** Returns the first message of each field, as the form shows it. */
function groupMessagesByField(schema: z.ZodMiniType, value: unknown) {
  const messages = new Map<string, string>();
  for (const { path, message } of schema.safeParse(value).error?.issues ?? [])
    if (!messages.has(path.join('.'))) messages.set(path.join('.'), message);
  return [...messages];
}

test('newAccountForm reports every empty field', () => {
  expect(groupMessagesByField(newAccountForm, { userName: '', password: '', mobile: '' })).toEqual([
    ['userName', 'This field is required.'],
    ['password', 'This field is required.'],
    ['mobile', 'Mobile number is required.'],
  ]);
});

describe('passwordForm', () => {
  test('accepts an old password that breaks the rules for new passwords', () => {
    expect(groupMessagesByField(passwordForm, { old: 'x', next: 'Better123', confirm: 'Better123' })).toEqual([]);
  });

  test('reports different passwords while other fields are empty', () => {
    expect(groupMessagesByField(passwordForm, { old: '', next: 'Better123', confirm: 'Better12' })).toEqual([
      ['old', 'This field is required.'],
      ['confirm', 'The two passwords are not the same.'],
    ]);
  });
});
