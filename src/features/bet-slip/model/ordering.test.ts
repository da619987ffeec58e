import { expect, test, vi } from 'vitest';
import { units } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import type { Order } from './desk-ports.ts';
import { orderAndHear } from './ordering.ts';
import { aside, createRoom, draft, front, order as submission, lost } from './testing/room.ts';
import { betOf, oddsPick } from './testing/samples.ts';

const orderOf = (change: Partial<Order> = {}): Order => ({ pick: oddsPick({ runnerId: 9, runnerName: 'Australia' }), price: odds(210), stake: units(300), ...submission, ...change });

const events = () => ({ onLost: vi.fn(), onCorrected: vi.fn() });

test('a bet from beside the slip leaves what is typed alone, and is kept until it is answered', async () => {
  const room = createRoom();
  draft(room);
  const end = orderAndHear(room.desk, orderOf(), events());
  expect(front(room).phase).toBe('draft');
  expect(aside(room)).toMatchObject([{ phase: 'sent', intent: { price: 210, stake: units(300) } }]);
  expect(room.kept.size).toBe(1);
  await room.answer({ kind: 'placed', message: 'Bet placed', bet: betOf({ price: odds(212) }) });
  await expect(end).resolves.toMatchObject({ kind: 'placed', price: 212 });
  expect(room.kept.size).toBe(0);
  expect(room.sent).toHaveLength(1);
});

test('a refusal brings the words of the exchange', async () => {
  const room = createRoom();
  const end = orderAndHear(room.desk, orderOf(), events());
  await room.answer({ kind: 'refused', message: 'Unmatch bet not allowed.' });
  await expect(end).resolves.toEqual({ kind: 'refused', message: 'Unmatch bet not allowed.' });
});

test('one bet at a time: nothing is sent while another is under way', async () => {
  const room = createRoom();
  draft(room);
  room.desk.submit(submission);
  await expect(orderAndHear(room.desk, orderOf(), events())).resolves.toEqual({ kind: 'not-sent' });
  expect(room.sent).toHaveLength(1);
});

test('the same bet in doubt is not sent again', async () => {
  const room = createRoom();
  await lost(room);
  await expect(orderAndHear(room.desk, orderOf({ pick: oddsPick() }), events())).resolves.toEqual({ kind: 'not-sent' });
  expect(room.sent).toHaveLength(1);
});

test('a lost answer is looked for, and told as what was found', async () => {
  const room = createRoom();
  const heard = events();
  const end = orderAndHear(room.desk, orderOf(), heard);
  room.list = () => Promise.resolve([betOf({ selectionName: 'Australia', price: odds(215), stake: units(300), placedAt: new Date().toISOString() })]);
  await room.answer({ kind: 'lost' });
  await room.pass(1);
  expect(heard.onLost).toHaveBeenCalledOnce();
  await expect(end).resolves.toMatchObject({ kind: 'placed', price: 215 });
  expect(room.sent).toHaveLength(1);
});

test('and not found by the decisive look: it was not placed', async () => {
  const room = createRoom();
  const end = orderAndHear(room.desk, orderOf(), events());
  await room.answer({ kind: 'lost' });
  await room.pass(20);
  await expect(end).resolves.toEqual({ kind: 'refused', message: null });
});

test('another bettor ends the waiting', async () => {
  const room = createRoom();
  const end = orderAndHear(room.desk, orderOf(), events());
  room.desk.enter('u-2');
  await expect(end).resolves.toEqual({ kind: 'left' });
});

test('orderAndHear corrects a refused bet that the list shows all the same', async () => {
  const room = createRoom();
  const heard = events();
  const end = orderAndHear(room.desk, orderOf(), heard);
  await room.answer({ kind: 'refused', message: 'Odds suspended!' });
  await expect(end).resolves.toEqual({ kind: 'refused', message: 'Odds suspended!' });
  room.list = () => Promise.resolve([betOf({ selectionName: 'Australia', price: odds(210), stake: units(300) })]);
  await room.readExposure(units(-300));
  expect(heard.onCorrected).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'placed', price: 210, refused: 'Odds suspended!' }));
});

test('orderAndHear corrects nothing when the list shows the one bet that was placed', async () => {
  const room = createRoom();
  const heard = events();
  const end = orderAndHear(room.desk, orderOf(), heard);
  const bet = betOf({ selectionName: 'Australia', price: odds(210), stake: units(300) });
  room.list = () => Promise.resolve([bet]);
  await room.answer({ kind: 'placed', message: 'Bet placed', bet });
  await expect(end).resolves.toMatchObject({ kind: 'placed' });
  await room.pass(60);
  expect(room.compared).toEqual([0]);
  expect(heard.onCorrected).not.toHaveBeenCalled();
});
