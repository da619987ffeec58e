import { describe, expect, test } from 'vitest';
import { guardRoute, type GuardResult } from './route-guard.ts';

describe('guardRoute (docs/requirements.md#22-access)', () => {
  test.each<[string, { signedIn: boolean; hasToken: boolean; isOnLogin: boolean }, GuardResult]>([
    [
      'signed in, on Login',
      { signedIn: true, hasToken: true, isOnLogin: true },
      { signedIn: true, redirectTo: 'dashboard' },
    ],
    [
      'signed in, on another page',
      { signedIn: true, hasToken: true, isOnLogin: false },
      { signedIn: true, redirectTo: null },
    ],
    [
      'signed in without a token, on Login',
      { signedIn: true, hasToken: false, isOnLogin: true },
      { signedIn: false, redirectTo: null },
    ],
    [
      'signed in without a token, on another page',
      { signedIn: true, hasToken: false, isOnLogin: false },
      { signedIn: false, redirectTo: 'login' },
    ],
    [
      'a token without the flag, on Login',
      { signedIn: false, hasToken: true, isOnLogin: true },
      { signedIn: true, redirectTo: 'dashboard' },
    ],
    [
      'a token without the flag, on another page',
      { signedIn: false, hasToken: true, isOnLogin: false },
      { signedIn: true, redirectTo: null },
    ],
    [
      'a visitor on Login',
      { signedIn: false, hasToken: false, isOnLogin: true },
      { signedIn: false, redirectTo: null },
    ],
    [
      'a visitor on another page',
      { signedIn: false, hasToken: false, isOnLogin: false },
      { signedIn: false, redirectTo: 'login' },
    ],
  ])('applies the access rule for the case: %s', (_, { isOnLogin, ...authState }, expected) => {
    expect(guardRoute(authState, isOnLogin)).toEqual(expected);
  });

  test('returns no further redirect when applied to its own result', () => {
    for (const signedIn of [true, false])
      for (const hasToken of [true, false])
        for (const isOnLogin of [true, false]) {
          const first = guardRoute({ signedIn, hasToken }, isOnLogin);
          const isOnLoginAfterRedirect = first.redirectTo === null ? isOnLogin : first.redirectTo === 'login';
          expect(guardRoute({ signedIn: first.signedIn, hasToken }, isOnLoginAfterRedirect)).toEqual({
            signedIn: first.signedIn,
            redirectTo: null,
          });
        }
  });
});
