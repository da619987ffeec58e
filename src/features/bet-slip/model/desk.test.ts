import { describe, expect, test } from 'vitest';
import { units } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import { createRoom, type Room } from './testing/room.ts';
import { betOf, fancyPick, oddsPick } from './testing/samples.ts';
import { typeStake } from './ticket.ts';

const front = (room: Room) => room.desk.store.getState().front;
const aside = (room: Room) => room.desk.store.getState().aside;
const order = { delaySeconds: 5, knownBetIds: [] };

function draft(room: Room, pick: Parameters<Room['desk']['pick']>[0] = oddsPick()) {
  room.desk.pick(pick);
  room.desk.edit((ticket) => typeStake(ticket, '500'));
}

async function lost(room: Room) {
  draft(room);
  room.desk.submit(order);
  await room.answer({ kind: 'lost' });
}

describe('picking', () => {
  test('another selection resets the stake, the same one keeps it and takes the new price', () => {
    const room = createRoom();
    draft(room);
    room.desk.pick(oddsPick({ price: odds(200) }));
    expect(front(room)).toMatchObject({ phase: 'draft', ticket: { price: 200, stake: units(500) } });
    room.desk.pick(oddsPick({ side: 'lay' }));
    expect(front(room)).toMatchObject({ phase: 'draft', ticket: { stake: 0 } });
  });

  test('clear empties the stake, close the slip', () => {
    const room = createRoom();
    draft(room);
    room.desk.clear();
    expect(front(room)).toMatchObject({ phase: 'draft', ticket: { stake: 0 } });
    room.desk.close();
    expect(front(room).phase).toBe('empty');
  });

  test('leaving the match closes the draft; a bet under way goes on', async () => {
    const room = createRoom();
    draft(room);
    room.desk.leave('31');
    expect(front(room).phase).toBe('draft');
    room.desk.leave('32');
    expect(front(room).phase).toBe('empty');
    draft(room);
    room.desk.submit(order);
    room.desk.leave('32');
    expect(front(room).phase).toBe('empty');
    expect(aside(room)).toMatchObject([{ phase: 'sent' }]);
    await room.answer({ kind: 'placed', message: 'Bet placed' });
    expect(aside(room)).toMatchObject([{ phase: 'placed', message: 'Bet placed' }]);
  });
});

describe('sending', () => {
  test('ten presses in one turn send one bet, with the odds that stood in the slip', () => {
    const room = createRoom();
    draft(room);
    for (let press = 0; press < 10; press++) room.desk.submit(order);
    expect(room.sent).toHaveLength(1);
    expect(room.sent[0]).toMatchObject({ price: 198, stake: units(500), userId: 'u-1' });
    expect(front(room).phase).toBe('sent');
  });

  test('it is kept before it is sent, and dropped once it is known what became of it', async () => {
    const room = createRoom();
    draft(room);
    room.desk.submit(order);
    expect([...room.kept.keys()]).toEqual([room.sent[0]?.reference]);
    await room.answer({ kind: 'refused', message: 'Odds suspended!' });
    expect(room.kept.size).toBe(0);
  });

  test('while one is under way, another selection waits', () => {
    const room = createRoom();
    draft(room);
    room.desk.submit(order);
    draft(room, fancyPick());
    room.desk.submit(order);
    expect(room.sent).toHaveLength(1);
    expect(aside(room)).toMatchObject([{ phase: 'sent' }]);
    expect(front(room).phase).toBe('draft');
  });

  test('nothing is sent without a stake, a price or a user', () => {
    const room = createRoom();
    room.desk.submit(order);
    room.desk.pick(oddsPick());
    room.desk.submit(order);
    room.desk.edit((ticket) => ({ ...typeStake(ticket, '500'), price: null }));
    room.desk.submit(order);
    expect(room.sent).toHaveLength(0);
  });

  test('a refused bet keeps everything typed, and can be sent again under a new reference', async () => {
    const room = createRoom();
    draft(room);
    room.desk.submit(order);
    await room.answer({ kind: 'refused', message: 'Insufficient Balance.' });
    expect(front(room)).toMatchObject({ phase: 'refused', refusal: { by: 'server', message: 'Insufficient Balance.' }, ticket: { priceText: '1.98', stake: units(500) } });
    room.desk.submit(order);
    expect(new Set(room.sent.map(({ reference }) => reference)).size).toBe(2);
  });

  test('after a success the slip closes; what it was matched at is told beside it', async () => {
    const room = createRoom();
    room.list = () => Promise.resolve([betOf({ price: odds(200) })]);
    draft(room);
    room.desk.submit(order);
    await room.answer({ kind: 'placed', message: 'Bet placed' });
    expect(front(room).phase).toBe('empty');
    expect(aside(room)).toMatchObject([{ phase: 'placed', price: 200, message: 'Bet placed' }]);
    room.desk.pick(oddsPick());
    expect(aside(room)).toEqual([]);
  });
});

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
