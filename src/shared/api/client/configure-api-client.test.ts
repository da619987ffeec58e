import { expect, test } from 'vitest';
import { userLogin } from '../contract/account/user-sign-in.ts';
import { getFailure } from '../failure.ts';
import { call } from './call.ts';

test('API client refuses calls before sign-in until the app has configured the credential', async () => {
  const refusal = await call(userLogin, { grant_type: 'password', user_name: 'demo', password: 'x' }).catch(getFailure);
  expect(refusal).toEqual({ kind: 'refused', message: 'The application credential is missing.' });
});
