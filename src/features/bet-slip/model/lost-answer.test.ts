import { describe, expect, test } from 'vitest';
import { units } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import { aside, createRoom, draft, front, lost, order } from './testing/room.ts';
import { betOf, oddsPick, START } from './testing/samples.ts';

describe('a lost answer', () => {
  test('looks at 0, 5 and 15 s, then says that the bet was not placed', async () => {
    const room = createRoom();
    await lost(room);
    expect(front(room).phase).toBe('unknown');
    await room.pass(14.9);
    expect(front(room)).toMatchObject({ phase: 'unknown', doubt: { last: 'not-listed' } });
    await room.pass(0.1);
    expect(room.asked).toEqual([0, 5, 15]);
    expect(front(room)).toMatchObject({ phase: 'refused', refusal: { by: 'check' }, ticket: { stake: units(500) } });
    expect(room.kept.size).toBe(0);
  });

  test('waits longer where the market holds bets longer', async () => {
    const room = createRoom();
    draft(room);
    room.desk.submit({ delaySeconds: 20, knownBetIds: [] });
    await room.answer({ kind: 'lost' });
    await room.pass(60);
    expect(room.asked).toEqual([0, 5, 23]);
  });

  test('is found as soon as it stands in the list', async () => {
    const room = createRoom();
    await lost(room);
    await room.pass(1);
    room.list = () => Promise.resolve([betOf({ price: odds(199) })]);
    await room.pass(5);
    expect(front(room).phase).toBe('empty');
    expect(aside(room)).toMatchObject([{ phase: 'placed', price: 199, message: null }]);
    expect(room.refreshed).toBe(1);
    await room.pass(60);
    expect(room.asked).toEqual([0, 5]);
  });

  test('blocks the same bet until it is known, and no other', async () => {
    const room = createRoom();
    await lost(room);
    draft(room);
    room.desk.submit(order);
    expect(room.sent).toHaveLength(1);
    draft(room, oddsPick({ runnerId: 8, runnerName: 'Australia' }));
    room.desk.submit(order);
    expect(room.sent).toHaveLength(2);
    await room.answer({ kind: 'refused', message: 'No' });
    await room.pass(15);
    draft(room);
    room.desk.submit(order);
    expect(room.sent).toHaveLength(3);
  });

  test('stays unknown while the list cannot be read, until somebody asks again', async () => {
    const room = createRoom();
    room.list = () => Promise.reject(new Error('no way there'));
    await lost(room);
    await room.pass(300);
    expect(room.asked).toEqual([0, 5, 15]);
    expect(front(room)).toMatchObject({ phase: 'unknown', doubt: { last: 'unreadable', reading: false } });
    room.list = () => Promise.resolve([]);
    room.desk.checkAgain(room.sent[0]?.reference ?? '');
    room.desk.checkAgain(room.sent[0]?.reference ?? '');
    await room.pass(1);
    expect(room.asked).toEqual([0, 5, 15, 300]);
    expect(front(room).phase).toBe('refused');
  });

  test('is found where it ended while it was looked for', async () => {
    const room = createRoom();
    room.ended = () => Promise.resolve([betOf({ settledAt: new Date(START + 9_000).toISOString() })]);
    await lost(room);
    await room.pass(15);
    expect(aside(room)).toMatchObject([{ phase: 'placed', price: 198 }]);
  });

  test('lists of ended bets that cannot be read decide nothing', async () => {
    const room = createRoom();
    room.ended = () => Promise.reject(new Error('no such list'));
    await lost(room);
    await room.pass(15);
    expect(front(room).phase).toBe('refused');
  });

  test('an early look by hand decides nothing', async () => {
    const room = createRoom();
    await lost(room);
    await room.pass(2);
    room.desk.checkAgain(room.sent[0]?.reference ?? '');
    await room.pass(0);
    expect(front(room).phase).toBe('unknown');
    await room.pass(60);
    expect(room.asked).toEqual([0, 2, 5, 15]);
  });

  test('is looked for after a reload, and blocks the same bet there too', async () => {
    const before = createRoom();
    draft(before);
    before.desk.submit(order);
    const after = createRoom(before.kept, before.sent[0]?.sentAt);
    expect(aside(after)).toMatchObject([{ phase: 'unknown' }]);
    draft(after);
    after.desk.submit(order);
    expect(after.sent).toHaveLength(0);
    after.list = () => Promise.resolve([betOf()]);
    await after.pass(5);
    expect(aside(after)).toMatchObject([{ phase: 'placed' }]);
    expect(after.kept.size).toBe(0);
  });

  test('is looked for when its owner signs in again; another user sees nothing of it', async () => {
    const room = createRoom();
    room.list = () => Promise.reject(new Error('signed out'));
    await lost(room);
    await room.pass(60);
    room.list = () => Promise.resolve([]);
    room.desk.enter('u-1');
    await room.pass(0);
    expect(front(room).phase).toBe('refused');
    await lost(room);
    const kept = new Map(room.kept);
    room.kept.clear();
    room.desk.enter('u-2');
    expect(room.desk.store.getState()).toEqual({ front: { phase: 'empty' }, aside: [] });
    kept.forEach((intent, reference) => room.kept.set(reference, intent));
    room.desk.enter('u-1');
    expect(aside(room)).toMatchObject([{ phase: 'unknown' }]);
  });
});
