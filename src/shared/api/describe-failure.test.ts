import { expect, test } from 'vitest';
import { MissingRowsError } from './client/fetch-every-row.ts';
import { describeReadError } from './describe-failure.ts';
import { ApiError, type Failure } from './failure.ts';

test.each<[string, Failure, string]>([
  ['a refusal with its message', { kind: 'refused', message: 'Not available tonight' }, 'Not available tonight'],
  [
    'a refusal without a message',
    { kind: 'refused', message: '' },
    'The exchange refused this request without a reason. Try again in a moment.',
  ],
  ['a lost connection with the advice', { kind: 'unreachable', code: 'FETCH_ERROR' }, 'Try again.'],
  [
    'a late response as a long wait',
    { kind: 'unreachable', code: 'TIMEOUT_ERROR' },
    'The exchange took too long to answer. Try again.',
  ],
  [
    'an unreadable response as unreadable',
    { kind: 'unreachable', code: 'PARSING_ERROR' },
    'The exchange gave an answer that could not be read. Try again in a moment.',
  ],
  ['a sign-out as the end of the session', { kind: 'signed-out' }, 'Your session is over. Sign in again.'],
])('describeReadError describes %s', (_, failure, description) =>
  expect(describeReadError(new ApiError(failure), 'Try again.')).toBe(description),
);

test('describeReadError names a list with missing rows', () =>
  expect(describeReadError(new MissingRowsError('fewer'), 'Try again.')).toBe(
    'The list is incomplete. Try again in a moment.',
  ));

test('describeReadError returns the advice for errors of other origin', () =>
  expect([describeReadError(new Error('x'), 'Try again.'), describeReadError(null, 'Try again.')]).toEqual([
    'Try again.',
    'Try again.',
  ]));
