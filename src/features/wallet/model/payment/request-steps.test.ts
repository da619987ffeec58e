import { describe, expect, test } from 'vitest';
import { createRequestRow } from '../../testing/samples.ts';
import { texts } from '../../texts.ts';
import { toTimelineSteps } from './request-steps.ts';

const listSteps = (change: Parameters<typeof createRequestRow>[0]) =>
  toTimelineSteps(createRequestRow(change)).map(({ title, state, note }) => [title, state, note ?? null]);

describe('toTimelineSteps', () => {
  test.each([
    [{ state: 'pending' }, ['done', 'upcoming', 'upcoming'], null],
    [{ state: 'progress' }, ['done', 'current', 'upcoming'], null],
    [{ state: 'accepted' }, ['done', 'done', 'done'], texts.request.paidIn],
    [{ state: 'accepted', kind: 'WITHDRAW' }, ['done', 'done', 'done'], texts.request.paidOut],
    [{ state: 'rejected', remark: 'No such payment.' }, ['done', 'done', 'failed'], 'No such payment.'],
    [{ state: 'rejected' }, ['done', 'done', 'failed'], 'No reason was given.'],
    [
      { state: 'rejected', kind: 'WITHDRAW', remark: 'No such account.' },
      ['done', 'done', 'failed'],
      'No such account. The amount is back in your balance.',
    ],
  ] as const)('returns the steps of %j', (change, states, note) => {
    const steps = listSteps(change);
    expect(steps.map(([, state]) => state)).toEqual(states);
    expect(steps.at(-1)?.[2]).toBe(note);
  });
});
