import { expect, test } from 'vitest';
import type { SignInResponse } from '#shared/api/contract/account/user-sign-in.ts';
import { ClockError, parseSignInOutcome } from './sign-in-outcome.ts';

const user = { id: '66f', parentId: 'p', domainId: null, userId: 'u7', userName: 'asha' };
const NOW = Date.parse('2026-01-05T12:00:00Z');
const token = { token: 'abc', expiresAt: null, refreshToken: 'r' };

test.each<[string, SignInResponse, object]>([
  [
    'a token',
    { session: token, user, secondStep: null },
    {
      kind: 'signed-in',
      twoStep: null,
      session: {
        token: 'abc',
        expiresAt: null,
        refreshToken: 'r',
        userId: '66f',
        parentId: 'p',
        domainId: null,
        user: { user_id: 'u7', user_name: 'asha' },
      },
    },
  ],
  [
    'a token beside a flag (the one-time password was right)',
    { session: token, user, secondStep: 'telegram' },
    { kind: 'signed-in', twoStep: 'telegram' },
  ],
  ['a flag without a token', { session: null, user, secondStep: 'secure' }, { kind: 'second-step', by: 'secure' }],
])('parseSignInOutcome handles %s', (_, response, expected) => {
  expect(parseSignInOutcome(response, NOW)).toMatchObject(expected);
});

test('parseSignInOutcome throws when the response has neither a token nor a flag', () => {
  expect(() => parseSignInOutcome({ session: null, user, secondStep: null }, NOW)).toThrow('PARSING_ERROR');
});

test('parseSignInOutcome leaves out missing names instead of storing null', () => {
  const signInOutcome = parseSignInOutcome(
    { session: token, user: { ...user, userId: null, userName: null }, secondStep: null },
    NOW,
  );
  expect(signInOutcome.kind === 'signed-in' && signInOutcome.session.user).toEqual({});
});

test('parseSignInOutcome throws for a session that has ended by the clock of the device', () => {
  const parseWithEnd = (expiresAt: string) =>
    parseSignInOutcome({ session: { ...token, expiresAt }, user, secondStep: null }, NOW);
  expect(() => parseWithEnd('2026-01-05T11:59:59Z')).toThrow(ClockError);
  expect(parseWithEnd('2026-01-05T12:00:00Z').kind).toBe('signed-in');
});
