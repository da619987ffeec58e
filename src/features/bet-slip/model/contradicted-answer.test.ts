import { describe, expect, test } from 'vitest';
import { units, ZERO } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import { aside, createRoom, draft, front, lost, order, type Room } from './testing/room.ts';
import { betOf, fancyPick, oddsPick } from './testing/samples.ts';
import { typePrice } from './ticket.ts';
import { asideView } from './view.ts';

const twice = [betOf({ betId: 'b-1' }), betOf({ betId: 'b-2', price: odds(200) })];
const listing = (room: Room, bets = twice) => void (room.list = () => Promise.resolve(bets));

function submit(room: Room) {
  draft(room);
  room.desk.submit(order);
}

const views = (room: Room) => aside(room).map((slip) => asideView(slip, null, 0));

describe('a bet that was taken more than once', () => {
  test('is shown with every bet found, without delaying the answer', async () => {
    const room = createRoom();
    let show: (bets: typeof twice) => void = () => undefined;
    room.list = () => new Promise((resolve) => (show = resolve));
    submit(room);
    await room.answer({ kind: 'placed', message: 'Bet placed', bet: twice[0] ?? null });
    expect(views(room)).toMatchObject([{ name: 'placed', message: 'Placed: Back India · 500 @ 1.98' }]);
    show(twice);
    await room.pass(0);
    expect(views(room)).toMatchObject([
      { name: 'found', message: '2 bets found', bets: ['Back India · 500 @ 1.98 · bet b-1', 'Back India · 500 @ 2.00 · bet b-2'] },
    ]);
    expect(room.compared).toEqual([0]);
  });

  test('is shown when the answer was lost, at once or at the conclusive moment', async () => {
    const room = createRoom();
    listing(room, twice.slice(0, 1));
    await lost(room);
    await room.pass(1);
    expect(views(room)).toMatchObject([{ name: 'placed' }]);
    listing(room);
    await room.pass(20);
    expect(views(room)).toMatchObject([{ name: 'found', message: '2 bets found' }]);
    expect(room.compared).toEqual([15]);
  });

  test('stays on screen when another price is picked, until it is dismissed', async () => {
    const room = createRoom();
    listing(room);
    submit(room);
    await room.answer({ kind: 'placed', message: 'Bet placed', bet: null });
    room.desk.pick(oddsPick({ runnerId: 8, runnerName: 'Australia' }));
    const [slip] = aside(room);
    expect(views(room)).toMatchObject([{ name: 'found' }]);
    if (slip !== undefined) room.desk.dismiss(slip);
    expect(aside(room)).toEqual([]);
  });

  test('is shown although another price was picked before the list came', async () => {
    const room = createRoom();
    let show: (bets: typeof twice) => void = () => undefined;
    room.list = () => new Promise((resolve) => (show = resolve));
    submit(room);
    await room.answer({ kind: 'placed', message: 'Bet placed', bet: null });
    room.desk.pick(oddsPick({ runnerId: 8, runnerName: 'Australia' }));
    expect(aside(room)).toEqual([]);
    show(twice);
    await room.pass(0);
    expect(views(room)).toMatchObject([{ name: 'found', message: '2 bets found' }]);
  });

  test('is compared again after 5 and 15 seconds when the list cannot be read', async () => {
    const room = createRoom();
    room.list = () => Promise.reject(new Error('no connection'));
    submit(room);
    await room.answer({ kind: 'placed', message: 'Bet placed', bet: null });
    await room.pass(6);
    listing(room);
    await room.pass(60);
    expect(room.compared).toEqual([0, 5, 15]);
    expect(views(room)).toMatchObject([{ name: 'found' }]);
  });

  test('is not claimed where two presses placed two bets', async () => {
    const room = createRoom();
    room.list = () => Promise.reject(new Error('no connection'));
    submit(room);
    await room.answer({ kind: 'placed', message: 'Bet placed', bet: null });
    await room.pass(1);
    submit(room);
    await room.answer({ kind: 'placed', message: 'Bet placed', bet: null });
    listing(room);
    await room.pass(30);
    expect(views(room).map(({ name }) => name)).not.toContain('found');
  });

  test('counts a session bet too', async () => {
    const room = createRoom();
    const line = { kind: 'fancy', marketId: '31_4', selectionName: 'YES', price: odds(4_500), size: 11_000 } as const;
    listing(room, [betOf({ betId: 'b-1', ...line }), betOf({ betId: 'b-2', ...line }), betOf({ betId: 'b-3', ...line })]);
    draft(room, fancyPick());
    room.desk.submit(order);
    await room.answer({ kind: 'placed', message: 'Bet placed', bet: null });
    expect(views(room)).toMatchObject([{ name: 'found', message: '3 bets found', bets: [expect.stringContaining('6 over runs India · 500 @ 45'), {}, {}] }]);
  });
});

describe('a bet that was refused after it was taken', () => {
  const refuse = async (room: Room) => {
    submit(room);
    await room.answer({ kind: 'refused', message: 'Odds suspended!' });
  };

  test('is left alone while the exposure is as it was', async () => {
    const room = createRoom();
    listing(room);
    await refuse(room);
    await room.readExposure(ZERO);
    await room.pass(60);
    expect(room.compared).toEqual([]);
    expect(front(room)).toMatchObject({ phase: 'refused', ticket: { stake: units(500) } });
  });

  test('is found when the exposure changed, and takes the place of the refusal', async () => {
    const room = createRoom();
    listing(room, twice.slice(0, 1));
    await refuse(room);
    expect(front(room).phase).toBe('refused');
    await room.readExposure(units(-500));
    expect(front(room).phase).toBe('empty');
    expect(views(room)).toMatchObject([{ name: 'found', message: '1 bet found', advice: expect.stringContaining('“Odds suspended!”') as string }]);
    expect(room.refreshed).toBe(1);
  });

  test('is found later where the server still held it at first', async () => {
    const room = createRoom();
    listing(room, []);
    await refuse(room);
    await room.readExposure(units(-500));
    await room.pass(4);
    expect(front(room).phase).toBe('refused');
    listing(room, twice.slice(0, 1));
    await room.pass(2);
    expect(views(room)).toMatchObject([{ name: 'found', message: '1 bet found' }]);
    expect(room.compared).toEqual([0, 5]);
  });

  test('is looked for without an exposure to compare with', async () => {
    const room = createRoom();
    room.exposure = null;
    listing(room);
    await refuse(room);
    expect(views(room)).toMatchObject([{ name: 'found', message: '2 bets found' }]);
  });

  test('leaves what was typed since in the slip', async () => {
    const room = createRoom();
    listing(room, twice.slice(0, 1));
    await refuse(room);
    room.desk.edit((ticket) => typePrice(ticket, '2.5'));
    await room.readExposure(units(-500));
    expect(front(room)).toMatchObject({ phase: 'draft', ticket: { priceText: '2.5' } });
    expect(views(room)).toMatchObject([{ name: 'found' }]);
  });

  test('is no longer compared once the same bet is sent again', async () => {
    const room = createRoom();
    await refuse(room);
    submit(room);
    listing(room, twice.slice(0, 1));
    await room.readExposure(units(-500));
    expect(room.compared).toEqual([]);
    await room.answer({ kind: 'placed', message: 'Bet placed', bet: twice[0] ?? null });
    expect(views(room)).toMatchObject([{ name: 'placed' }]);
  });

  test('is compared no longer than the server may act on it', async () => {
    const room = createRoom();
    listing(room);
    await refuse(room);
    await room.pass(16);
    await room.readExposure(units(-500));
    expect(room.compared).toEqual([]);
  });

  test('of another bettor is not shown', async () => {
    const room = createRoom();
    listing(room);
    await refuse(room);
    room.desk.enter('u-2');
    await room.readExposure(units(-500));
    expect(aside(room)).toEqual([]);
  });
});
