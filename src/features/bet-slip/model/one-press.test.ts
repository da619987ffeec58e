import { describe, expect, test } from 'vitest';
import { units, ZERO } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import { onePress, type PressedAt } from './one-press.ts';
import { asks, confirms, oneClickStakeOf, policyOf, SECOND_PRESS_AFTER_MS, USUAL } from './sending.ts';
import { aside, createRoom, draft, front, lost } from './testing/room.ts';
import { betOf, oddsPick } from './testing/samples.ts';
import { ticketFor, typeStake } from './ticket.ts';

const account = { balance: { available: units(30_000), exposure: ZERO, profitAndLoss: ZERO }, positions: {}, bets: [] };
const pressedAt = (change: Partial<PressedAt> = {}): PressedAt => ({
  quote: { price: odds(198), size: null, shut: null },
  account,
  runners: [7, 8],
  limits: null,
  rulesRead: true,
  delaySeconds: 5,
  policy: { kind: 'better' },
  ...change,
});
const stake = units(100);
const capped = { minStake: units(500), maxStake: null, minOdds: null, maxOdds: null, maxProfit: null, delaySeconds: 0 };

describe('one press', () => {
  test('sends once, beside the slip, which keeps what is typed', async () => {
    const room = createRoom();
    draft(room, oddsPick({ runnerId: 8, runnerName: 'Australia' }));
    expect(onePress(room.desk, oddsPick(), stake, pressedAt())).toBe('sent');
    expect(onePress(room.desk, oddsPick(), stake, pressedAt())).toBe('ignored');
    expect(room.sent).toMatchObject([{ price: 198, stake, pick: { runnerId: 7 } }]);
    expect(front(room)).toMatchObject({ phase: 'draft', ticket: { pick: { runnerId: 8 }, stake: units(500) } });
    await room.answer({ kind: 'placed', message: 'Bet placed', bet: betOf({ price: odds(198) }) });
    expect(aside(room)).toMatchObject([{ phase: 'placed' }]);
  });

  test.each<[string, Partial<PressedAt>, Partial<ReturnType<typeof oddsPick>>]>([
    ['a price younger than 250 ms', {}, { changedAgoMs: 249 }],
    ['a breach of the limits', { limits: capped }, {}],
    ['limits not read yet', { rulesRead: false }, {}],
    ['a balance not read yet', { account: { ...account, balance: null } }, {}],
    ['too little balance', { account: { ...account, balance: { ...account.balance, available: units(99) } } }, {}],
    ['a shut market', { quote: { price: odds(198), size: null, shut: { by: 'suspended' } } }, {}],
    ['a price that got worse', { quote: { price: odds(197), size: null, shut: null } }, {}],
    ['a price within the ticks: the slip follows before anything is sent', { quote: { price: odds(197), size: null, shut: null }, policy: { kind: 'within', ticks: 3 } }, {}],
    ['better odds, where only the pressed ones are wanted', { quote: { price: odds(199), size: null, shut: null }, policy: { kind: 'only-mine' } }, {}],
  ])('opens the slip with its stake for %s', (_, at, pick) => {
    const room = createRoom();
    expect(onePress(room.desk, oddsPick(pick), stake, pressedAt(at))).toBe('opened');
    expect(room.sent).toEqual([]);
    expect(front(room)).toMatchObject({ phase: 'draft', ticket: { stake, justChanged: pick.changedAgoMs === 249 } });
  });

  test('a price of exactly 250 ms is sent', () => {
    expect(onePress(createRoom().desk, oddsPick({ changedAgoMs: 250 }), stake, pressedAt())).toBe('sent');
  });

  test('another bet under way, or the same in doubt, opens the slip', async () => {
    const room = createRoom();
    onePress(room.desk, oddsPick(), stake, pressedAt());
    expect(onePress(room.desk, oddsPick({ runnerId: 8 }), stake, pressedAt())).toBe('opened');
    const doubtful = createRoom();
    await lost(doubtful);
    expect(onePress(doubtful.desk, oddsPick(), stake, pressedAt())).toBe('opened');
    expect([room.sent.length, doubtful.sent.length]).toEqual([1, 1]);
  });
});

describe('how bets are sent', () => {
  const on = { ...USUAL, oneClick: true, oneClickBy: 'u-1', oneClickStake: 10_000 };

  test('one press sends nothing before its own user has switched it on with a stake', () => {
    expect(oneClickStakeOf(on, 'u-1')).toBe(units(100));
    expect([oneClickStakeOf(USUAL, 'u-1'), oneClickStakeOf(on, 'u-2'), oneClickStakeOf(on, null), oneClickStakeOf({ ...on, oneClickStake: null }, 'u-1'), oneClickStakeOf({ ...on, oneClick: false }, 'u-1')]).toEqual([null, null, null, null, null]);
  });

  test('the policy as chosen', () => {
    expect(policyOf(USUAL)).toEqual({ kind: 'better' });
    expect(policyOf({ ...USUAL, price: 'within', ticks: 4 })).toEqual({ kind: 'within', ticks: 4 });
  });

  test('a second press confirms the same ticket, and a double click does not', () => {
    const ticket = typeStake(ticketFor(oddsPick()), '500');
    const asked = { ticket, at: 1_000 };
    expect([asks(null, ticket), asks(asked, ticket), asks(asked, typeStake(ticket, '501'))]).toEqual([false, true, false]);
    expect([confirms(asked, ticket, 1_000 + SECOND_PRESS_AFTER_MS - 1), confirms(asked, ticket, 1_000 + SECOND_PRESS_AFTER_MS), confirms(null, ticket, 9_000)]).toEqual([false, true, false]);
  });
});
