import { describe, expect, test } from 'vitest';
import { units } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import { aside, createRoom, draft, front, order } from './testing/room.ts';
import { betOf, fancyPick, oddsPick } from './testing/samples.ts';
import { typeStake } from './ticket.ts';

describe('picking', () => {
  test('another selection resets the stake, the same one keeps it and takes the new price', () => {
    const room = createRoom();
    draft(room);
    room.desk.pick(oddsPick({ price: odds(200) }));
    expect(front(room)).toMatchObject({ phase: 'draft', ticket: { price: 200, stake: units(500) } });
    room.desk.pick(oddsPick({ side: 'lay' }));
    expect(front(room)).toMatchObject({ phase: 'draft', ticket: { stake: 0 } });
  });

  test('what was picked before the bettor was known stays in the slip', () => {
    const room = createRoom(new Map(), undefined, null);
    room.desk.pick(oddsPick());
    room.desk.enter('u-1');
    expect(front(room).phase).toBe('draft');
  });

  test('an edit that changes nothing notifies no subscriber', () => {
    const room = createRoom();
    draft(room);
    const states: unknown[] = [];
    room.desk.store.subscribe((state) => states.push(state));
    room.desk.edit((ticket) => ticket);
    room.desk.close();
    room.desk.edit((ticket) => typeStake(ticket, '700'));
    expect(states).toHaveLength(1);
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
    await room.answer({ kind: 'placed', message: 'Bet placed', bet: null });
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

  test('an answer that brings the bet needs no list', async () => {
    const room = createRoom();
    draft(room);
    room.desk.submit(order);
    await room.answer({ kind: 'placed', message: 'Bet placed', bet: betOf({ price: odds(201) }) });
    expect(aside(room)).toMatchObject([{ phase: 'placed', price: 201, message: 'Bet placed' }]);
    expect(room.asked).toEqual([]);
  });

  test('after a success the slip closes; what it was matched at is told beside it', async () => {
    const room = createRoom();
    room.list = () => Promise.resolve([betOf({ price: odds(200) })]);
    draft(room);
    room.desk.submit(order);
    await room.answer({ kind: 'placed', message: 'Bet placed', bet: null });
    expect(front(room).phase).toBe('empty');
    expect(aside(room)).toMatchObject([{ phase: 'placed', price: 200, message: 'Bet placed' }]);
    room.desk.pick(oddsPick());
    expect(aside(room)).toEqual([]);
  });
});
