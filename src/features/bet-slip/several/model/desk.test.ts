import { beforeEach, describe, expect, test } from 'vitest';
import type { Bet } from '#shared/domain/bet.ts';
import { units, ZERO } from '#shared/domain/money.ts';
import { createBetRegister } from '../../model/register.ts';
import { createHours, keptIn, settle, type Hours } from '../../model/testing/hours.ts';
import { betOf, START } from '../../model/testing/samples.ts';
import { createSeveralDesk, type SeveralAnswer, type SeveralDesk } from './desk.ts';
import { EMPTY_DRAFT, typeTotal } from './draft.ts';
import type { SeveralIntent } from './intent.ts';
import { runner } from './testing/samples.ts';

let hours: Hours;
let sent: SeveralIntent[];
let kept: Map<string, SeveralIntent>;
let listed: readonly Bet[] | null;
let refreshed: number;
let answer: (answer: SeveralAnswer) => void;
let desk: SeveralDesk;

function open() {
  desk = createSeveralDesk({
    place: (intent) => {
      sent.push(intent);
      return new Promise((resolve) => (answer = resolve));
    },
    listBets: () => (listed === null ? Promise.reject(new Error('unreadable')) : Promise.resolve(listed)),
    listEnded: () => Promise.resolve([]),
    refresh: () => void (refreshed += 1),
    refreshBets: () => (listed === null ? Promise.reject(new Error('unreadable')) : Promise.resolve(listed)),
    exposure: () => ZERO,
    watchExposure: () => () => undefined,
    register: createBetRegister(),
    pending: keptIn(kept),
    now: hours.now,
    later: hours.later,
    newReference: () => 'ref-1',
  });
  desk.enter('u-1');
}

beforeEach(() => {
  [hours, sent, kept, listed, refreshed] = [createHours(START), [], new Map(), [], 0];
  open();
});

const told = () => desk.store.getState().told;
const legs = () => desk.store.getState().draft.legs;
const betOn = (runnerId: number, stake: number, change: Partial<Bet> = {}) =>
  betOf({ betId: `b-${runnerId}`, matchId: '71', marketId: '1.71', selectionName: `${runnerId}. Runner`, price: runner(runnerId, 400).price, stake: units(stake), ...change });

function submit() {
  desk.pick(runner(1, 400));
  desk.pick(runner(2, 400));
  desk.edit((draft) => typeTotal(draft, '500'));
  desk.submit({ delaySeconds: 1, knownBetIds: [] });
}

async function lost() {
  submit();
  answer({ kind: 'lost' });
  await settle();
}

describe('bets sent as one', () => {
  test('go out once, however often the button is pressed, with one reference for all', () => {
    submit();
    for (let press = 0; press < 10; press++) desk.submit({ delaySeconds: 1, knownBetIds: [] });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.legs.map(({ reference, stake }) => [reference, stake])).toEqual([['ref-1', units(250)], ['ref-1', units(250)]]);
    expect(kept.has('ref-1')).toBe(true);
  });

  test('are not sent while one of them has no stake, or alone', () => {
    desk.pick(runner(1, 400));
    desk.edit((draft) => typeTotal(draft, '500'));
    desk.submit({ delaySeconds: 1, knownBetIds: [] });
    desk.pick(runner(2, 400));
    desk.edit((draft) => ({ ...draft, split: 'free' }));
    desk.submit({ delaySeconds: 1, knownBetIds: [] });
    expect(sent).toEqual([]);
  });

  test('placed: the slip is empty, but for what was picked meanwhile', async () => {
    submit();
    desk.pick(runner(3, 900));
    answer({ kind: 'placed', message: 'Bets placed', bets: [] });
    await settle();
    expect(told()?.phase).toBe('placed');
    expect(legs().map(({ pick }) => pick.runnerId)).toEqual([3]);
    expect(kept.size).toBe(0);
  });

  test('refused: the slip keeps what was typed', async () => {
    submit();
    answer({ kind: 'refused', message: 'Odds suspended!' });
    await settle();
    expect(told()).toMatchObject({ phase: 'refused', refusal: { by: 'server', message: 'Odds suspended!' } });
    expect([legs().length, desk.store.getState().draft.total, kept.size]).toEqual([2, units(500), 0]);
  });
});

describe('an answer that is lost', () => {
  test('the bets are placed once every runner is found, and only then', async () => {
    listed = [betOn(1, 250)];
    await lost();
    await hours.pass(1);
    expect(told()?.phase).toBe('unknown');
    listed = [betOn(1, 250), betOn(2, 250)];
    await hours.pass(5);
    expect(told()).toMatchObject({ phase: 'placed', message: null });
    expect([refreshed, kept.size, legs()]).toEqual([1, 0, []]);
  });

  test('one bet counts for one runner: the reference of all does not tell which', async () => {
    listed = [betOn(1, 250, { reference: 'ref-1' }), betOn(1, 250, { betId: 'b-9', reference: 'ref-1' })];
    await lost();
    await hours.pass(10);
    expect(told()?.phase).toBe('unknown');
    listed = [betOn(2, 250, { reference: 'ref-1' }), betOn(1, 250, { reference: 'ref-1' })];
    await hours.pass(10);
    expect(told()).toMatchObject({ phase: 'placed', bets: [{ betId: 'b-1' }, { betId: 'b-2' }] });
  });

  test('none found in the end: not placed, to be placed again', async () => {
    await lost();
    await hours.pass(20);
    expect(told()).toMatchObject({ phase: 'refused', refusal: { by: 'check' } });
    expect([legs().length, kept.size]).toEqual([2, 0]);
  });

  test('some found in the end: told which, and never that none was placed', async () => {
    listed = [betOn(2, 250)];
    await lost();
    await hours.pass(20);
    expect(told()).toMatchObject({ phase: 'partly', bets: [{ betId: 'b-2' }] });
    expect(legs()).toEqual([]);
  });

  test('lists that cannot be read decide nothing, and block the next bets', async () => {
    listed = null;
    await lost();
    await hours.pass(60);
    expect(told()).toMatchObject({ phase: 'unknown', doubt: { last: 'unreadable' } });
    desk.submit({ delaySeconds: 1, knownBetIds: [] });
    desk.dismiss();
    expect([sent.length, told()?.phase, kept.size]).toEqual([1, 'unknown', 1]);
    listed = [betOn(1, 250), betOn(2, 250)];
    desk.checkAgain();
    await settle();
    expect(told()?.phase).toBe('placed');
  });

  test('a page that was closed meanwhile looks for them when it opens again', async () => {
    submit();
    open();
    expect(told()?.phase).toBe('unknown');
    listed = [betOn(1, 250), betOn(2, 250)];
    await hours.pass(1);
    expect(told()?.phase).toBe('placed');
    expect(kept.size).toBe(0);
  });
});

test('another race takes the runners away, and nothing that was sent', () => {
  submit();
  desk.leave('another');
  expect([legs(), told()?.phase]).toEqual([[], 'sent']);
  expect(desk.store.getState().draft).toEqual(EMPTY_DRAFT);
});

test('another user finds an empty slip', () => {
  submit();
  kept.clear();
  desk.enter('u-2');
  expect([legs(), told()]).toEqual([[], null]);
});
