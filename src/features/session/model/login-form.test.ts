import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { ApiError, type Failure } from '#shared/api/failure.ts';
import { describeLoginProblem, otpStepSchema, passwordStepSchema } from './login-form.ts';
import { ClockError } from './sign-in-outcome.ts';

const listIssues = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [];

describe('The password step of the login form', () => {
  test('lowercases the username and leaves the password unchanged', () => {
    expect(passwordStepSchema.parse({ userName: ' AshA ', password: ' Pa ss ', otp: '' })).toEqual({
      userName: 'asha',
      password: ' Pa ss ',
      otp: '',
    });
  });

  test.each(['x', 'a password far longer than the twelve characters of registration', 'no-digits'])(
    'accepts a password that breaks the registration rules: %s',
    (password) => {
      expect(listIssues(passwordStepSchema, { userName: 'asha', password, otp: '' })).toEqual([]);
    },
  );

  test('requires both fields', () => {
    expect(listIssues(passwordStepSchema, { userName: '  ', password: '', otp: '' })).toEqual([
      ['userName', 'This field is required.'],
      ['password', 'This field is required.'],
    ]);
  });
});

test.each(['123456', '012345'])('otpStepSchema accepts the one-time password %j', (otp) => {
  expect(listIssues(otpStepSchema, { userName: 'asha', password: 'x', otp })).toEqual([]);
});

test.each(['12345', '1234567', '', '12345a', '१२३४५६', '12345\n'])(
  'otpStepSchema refuses the one-time password %j',
  (otp) => {
    expect(listIssues(otpStepSchema, { userName: 'asha', password: 'x', otp })).toEqual([
      ['otp', 'Otp must be of 6 digits'],
    ]);
  },
);

describe('describeLoginProblem', () => {
  const unreachable: Failure = { kind: 'unreachable', code: 'FETCH_ERROR' };
  test.each<[string, unknown, 'password' | 'otp', string, string | null]>([
    [
      'a refusal',
      new ApiError({ kind: 'refused', message: 'Your account is locked!' }),
      'password',
      'Username/Password Incorrect',
      null,
    ],
    [
      'a refused one-time password',
      new ApiError({ kind: 'refused', message: 'OTP has been expired!' }),
      'otp',
      'Username/Password Incorrect',
      'OTP has been expired!',
    ],
    [
      'a refusal without a message',
      new ApiError({ kind: 'refused', message: '' }),
      'password',
      'Something went wrong',
      null,
    ],
    ['a response with logout', new ApiError({ kind: 'signed-out' }), 'password', 'Username/Password Incorrect', null],
    [
      'no connection',
      new ApiError(unreachable),
      'password',
      'The exchange cannot be reached. Check your connection and try again.',
      null,
    ],
    ['a wrong clock', new ClockError(), 'password', expect.stringContaining('Set its date and time'), null],
    ['a bug', new TypeError('no'), 'otp', 'Something went wrong', null],
  ])('describes %s', (_, error, step, message, detail) => {
    expect(describeLoginProblem(error, step)).toEqual({ message, detail });
  });
});
