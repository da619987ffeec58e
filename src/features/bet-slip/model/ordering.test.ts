import { expect, test, vi } from 'vitest';
import { units } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import type { Order } from './desk.ts';
import { orderAndHear } from './ordering.ts';
import { aside, createRoom, draft, front, order as submission, lost } from './testing/room.ts';
import { betOf, oddsPick } from './testing/samples.ts';

const orderOf = (change: Partial<Order> = {}): Order => ({ pick: oddsPick({ runnerId: 9, runnerName: 'Australia' }), price: odds(210), stake: units(300), ...submission, ...change });

test('a bet from beside the slip leaves what is typed alone, and is kept until it is answered', async () => {
  const room = createRoom();
  draft(room);
  const end = orderAndHear(room.desk, orderOf(), vi.fn());
  expect(front(room).phase).toBe('draft');
  expect(aside(room)).toMatchObject([{ phase: 'sent', intent: { price: 210, stake: units(300) } }]);
  expect(room.kept.size).toBe(1);
  await room.answer({ kind: 'placed', message: 'Bet placed', bet: betOf({ price: odds(212) }) });
  await expect(end).resolves.toEqual({ kind: 'placed', price: 212 });
  expect(room.kept.size).toBe(0);
  expect(room.sent).toHaveLength(1);
});

test('a refusal brings the words of the exchange', async () => {
  const room = createRoom();
  const end = orderAndHear(room.desk, orderOf(), vi.fn());
  await room.answer({ kind: 'refused', message: 'Unmatch bet not allowed.' });
  await expect(end).resolves.toEqual({ kind: 'refused', message: 'Unmatch bet not allowed.' });
});

test('one bet at a time: nothing is sent while another is under way', async () => {
  const room = createRoom();
  draft(room);
  room.desk.submit(submission);
  await expect(orderAndHear(room.desk, orderOf(), vi.fn())).resolves.toEqual({ kind: 'not-sent' });
  expect(room.sent).toHaveLength(1);
});

test('the same bet in doubt is not sent again', async () => {
  const room = createRoom();
  await lost(room);
  await expect(orderAndHear(room.desk, orderOf({ pick: oddsPick() }), vi.fn())).resolves.toEqual({ kind: 'not-sent' });
  expect(room.sent).toHaveLength(1);
});

test('a lost answer is looked for, and told as what was found', async () => {
  const room = createRoom();
  const doubted = vi.fn();
  const end = orderAndHear(room.desk, orderOf(), doubted);
  room.list = () => Promise.resolve([betOf({ selectionName: 'Australia', price: odds(215), stake: units(300), placedAt: new Date().toISOString() })]);
  await room.answer({ kind: 'lost' });
  await room.pass(1);
  expect(doubted).toHaveBeenCalledOnce();
  await expect(end).resolves.toEqual({ kind: 'placed', price: 215 });
  expect(room.sent).toHaveLength(1);
});

test('and not found by the decisive look: it was not placed', async () => {
  const room = createRoom();
  const end = orderAndHear(room.desk, orderOf(), vi.fn());
  await room.answer({ kind: 'lost' });
  await room.pass(20);
  await expect(end).resolves.toEqual({ kind: 'refused', message: null });
});

test('another bettor ends the waiting', async () => {
  const room = createRoom();
  const end = orderAndHear(room.desk, orderOf(), vi.fn());
  room.desk.enter('u-2');
  await expect(end).resolves.toEqual({ kind: 'left' });
});
