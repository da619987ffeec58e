import { describe, expect, test } from 'vitest';
import { guard, type Verdict } from './guard.ts';

describe('access rules on routes (specification 2)', () => {
  test.each<[string, { signedIn: boolean; hasToken: boolean; onLogin: boolean }, Verdict]>([
    ['signed in, on Login', { signedIn: true, hasToken: true, onLogin: true }, { signedIn: true, goTo: 'dashboard' }],
    ['signed in, elsewhere', { signedIn: true, hasToken: true, onLogin: false }, { signedIn: true, goTo: null }],
    ['signed in without a token, on Login', { signedIn: true, hasToken: false, onLogin: true }, { signedIn: false, goTo: null }],
    ['signed in without a token, elsewhere', { signedIn: true, hasToken: false, onLogin: false }, { signedIn: false, goTo: 'login' }],
    ['a token without the flag, on Login', { signedIn: false, hasToken: true, onLogin: true }, { signedIn: true, goTo: 'dashboard' }],
    ['a token without the flag, elsewhere', { signedIn: false, hasToken: true, onLogin: false }, { signedIn: true, goTo: null }],
    ['a visitor on Login', { signedIn: false, hasToken: false, onLogin: true }, { signedIn: false, goTo: null }],
    ['a visitor elsewhere', { signedIn: false, hasToken: false, onLogin: false }, { signedIn: false, goTo: 'login' }],
  ])('%s', (_, { onLogin, ...standing }, verdict) => {
    expect(guard(standing, onLogin)).toEqual(verdict);
  });

  test('a verdict is final: asked again where it sends the user, it has nothing to add', () => {
    for (const signedIn of [true, false])
      for (const hasToken of [true, false])
        for (const onLogin of [true, false]) {
          const first = guard({ signedIn, hasToken }, onLogin);
          const there = first.goTo === null ? onLogin : first.goTo === 'login';
          expect(guard({ signedIn: first.signedIn, hasToken }, there)).toEqual({ signedIn: first.signedIn, goTo: null });
        }
  });
});
