import { describe, expect, test } from 'vitest';
import { createFancyLine } from '../../testing/fancy-line.ts';
import { findProblem, readMessage } from '../../testing/stream-messages.ts';
import { applyFancyChanges } from './stream-reducers.ts';

describe('session lines and match events', () => {
  const line = createFancyLine('9_1', {
    name: '10 over run',
    no: { run: 70, size: 100 },
    yes: { run: 72, size: 90 },
  });
  const other = { ...line, fancyId: '9_2' };
  const fcm = (fc: unknown[]) => readMessage('fancies', { op: 'fcm', fc }).changes;

  test('session line change patches its lines and keeps the identity of the others', () => {
    const lines = applyFancyChanges(
      [line, other],
      fcm([
        { id: '9_1', lay: [71, 100], status: 'Ball Running', mark: 1 },
        { id: '9_7', lay: [1, 1] },
      ]),
    );
    expect(lines[0]).toEqual({ ...line, no: { run: 71, size: 100 }, lockedBy: 'Ball Running', rateChanged: true });
    expect(lines[1]).toBe(other);
  });

  test('session line is emptied by [0, 0] and replaced by an image', () => {
    expect(applyFancyChanges([line], fcm([{ id: '9_1', lay: [0, 0] }]))[0]).toMatchObject({ no: null, yes: line.yes });
    expect(applyFancyChanges([line], fcm([{ id: '9_1', img: true, back: [80, 100], status: '' }]))[0]).toMatchObject({
      no: null,
      yes: { run: 80, size: 100 },
      lockedBy: null,
    });
  });

  test('parseStreamMessage reads match events and ignores unknown fields', () => {
    expect(
      readMessage('match', { op: 'scm', matchId: '9', event: 'BALL_IN_PROGRESS', score: { runs: 3 } }),
    ).toMatchObject({
      event: 'BALL_IN_PROGRESS',
    });
    expect(readMessage('other', { op: 'connection', connectionId: '1' })).toEqual({ op: 'other', name: 'connection' });
  });

  test('parseStreamMessage reads own bets unchanged', () => {
    expect(readMessage('own', { op: 'ocm', account: { balance: 5 }, oc: [{ matchId: '9', bets: [{}] }] })).toEqual({
      op: 'own',
      account: { balance: 5 },
      changes: [{ matchId: '9', bets: [{}] }],
    });
    expect(findProblem(JSON.stringify({ op: 'ocm', oc: [{}] }))).toBe('oc[0].matchId: not an id');
    expect(readMessage('status', { op: 'status', id: 3, statusCode: 'SUCCESS' })).toEqual({
      op: 'status',
      id: 3,
      problem: null,
    });
    expect(readMessage('status', { op: 'status', statusCode: 'FAILURE', errorCode: 'INVALID_CLOCK' })).toEqual({
      op: 'status',
      id: null,
      problem: 'INVALID_CLOCK',
    });
  });
});
