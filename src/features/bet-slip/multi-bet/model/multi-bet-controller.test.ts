import { beforeEach, describe, expect, test } from 'vitest';
import type { CommandResponse } from '#shared/commands/command.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import { units, ZERO } from '#shared/domain/money/money.ts';
import { createBetAssignments } from '../../model/placement/bet-assignments.ts';
import {
  createFakeClock,
  createPendingStore,
  type FakeClock,
  flushMicrotasks,
} from '../../model/testing/fake-clock.ts';
import { createBet, START } from '../../model/testing/samples.ts';
import { createMultiBetController, type MultiBetController } from './multi-bet-controller.ts';
import { EMPTY_DRAFT, typeTotal } from './multi-bet-draft.ts';
import type { MultiBetIntent } from './multi-bet-intent.ts';
import { createRaceSelectionSample } from './testing/samples.ts';

let clock: FakeClock;
let sentIntents: MultiBetIntent[];
let pendingIntents: Map<string, MultiBetIntent>;
let listedBets: readonly Bet[] | null;
let refreshCount: number;
let respond: (response: CommandResponse<Bet>) => void;
let controller: MultiBetController;

const readBets = () => (listedBets === null ? Promise.reject(new Error('unreadable')) : Promise.resolve(listedBets));
function openController() {
  controller = createMultiBetController({
    placeBets: (intent) => {
      sentIntents.push(intent);
      return new Promise((resolve) => (respond = resolve));
    },
    listBets: async () => ({ receipts: await readBets(), isWhole: true }),
    listEnded: () => [],
    refresh: () => void (refreshCount += 1),
    refreshBets: readBets,
    getExposure: () => ZERO,
    watchExposure: () => () => undefined,
    assignments: createBetAssignments(),
    pendingBets: createPendingStore(pendingIntents),
    now: clock.now,
    schedule: clock.schedule,
    newReference: () => 'ref-1',
  });
  controller.setUser('u-1');
}

beforeEach(() => {
  [clock, sentIntents, listedBets, refreshCount] = [createFakeClock(START), [], [], 0];
  pendingIntents = new Map();
  openController();
});

const getStatus = () => controller.store.getState().status;
const listLegs = () => controller.store.getState().draft.legs;
const createBetOn = (runnerId: number, stake: number, change: Partial<Bet> = {}) =>
  createBet({
    betId: `b-${runnerId}`,
    matchId: '71',
    marketId: '1.71',
    selectionName: `${runnerId}. Runner`,
    price: createRaceSelectionSample(runnerId, 400).price,
    stake: units(stake),
    ...change,
  });

function submit() {
  controller.select(createRaceSelectionSample(1, 400));
  controller.select(createRaceSelectionSample(2, 400));
  controller.edit((draft) => typeTotal(draft, '500'));
  controller.submit({ delaySeconds: 1, knownBetIds: [] });
}

async function loseResponse() {
  submit();
  respond({ type: 'lost' });
  await flushMicrotasks();
}

describe('MultiBetController submit', () => {
  test('sends the bets once with one reference when the button is pressed repeatedly', () => {
    submit();
    for (let press = 0; press < 10; press++) controller.submit({ delaySeconds: 1, knownBetIds: [] });
    expect(sentIntents).toHaveLength(1);
    expect(sentIntents[0]).toMatchObject({ reference: 'ref-1', legs: [{ stake: units(250) }, { stake: units(250) }] });
    expect(pendingIntents.has('ref-1')).toBe(true);
  });

  test('sends nothing while a stake is missing, or with one bet only', () => {
    controller.select(createRaceSelectionSample(1, 400));
    controller.edit((draft) => typeTotal(draft, '500'));
    controller.submit({ delaySeconds: 1, knownBetIds: [] });
    controller.select(createRaceSelectionSample(2, 400));
    controller.edit((draft) => ({ ...draft, split: 'free' }));
    controller.submit({ delaySeconds: 1, knownBetIds: [] });
    expect(sentIntents).toEqual([]);
  });

  test('empties the slip when the bets are placed, except for later selections', async () => {
    submit();
    controller.select(createRaceSelectionSample(3, 900));
    respond({ type: 'accepted', message: 'Bets placed', receipts: [] });
    await flushMicrotasks();
    expect(getStatus()?.phase).toBe('placed');
    expect(listLegs().map(({ selection }) => selection.runnerId)).toEqual([3]);
    expect(pendingIntents.size).toBe(0);
  });

  test('keeps stakes and odds when the server refuses the bets', async () => {
    submit();
    respond({ type: 'refused', message: 'Odds suspended!' });
    await flushMicrotasks();
    expect(getStatus()).toMatchObject({ phase: 'refused', refusal: { by: 'server', message: 'Odds suspended!' } });
    expect([listLegs().length, controller.store.getState().draft.total, pendingIntents.size]).toEqual([
      2,
      units(500),
      0,
    ]);
  });
});

describe('MultiBetController when the response is lost', () => {
  test('reports the bets as placed only when the list contains every runner', async () => {
    listedBets = [createBetOn(1, 250)];
    await loseResponse();
    await clock.passSeconds(1);
    expect(getStatus()?.phase).toBe('unverified');
    listedBets = [createBetOn(1, 250), createBetOn(2, 250)];
    await clock.passSeconds(5);
    expect(getStatus()).toMatchObject({ phase: 'placed', message: null });
    expect([refreshCount, pendingIntents.size, listLegs()]).toEqual([1, 0, []]);
  });

  test('counts each listed bet for one runner, because all bets share the reference', async () => {
    listedBets = [
      createBetOn(1, 250, { reference: 'ref-1' }),
      createBetOn(1, 250, { betId: 'b-9', reference: 'ref-1' }),
    ];
    await loseResponse();
    await clock.passSeconds(10);
    expect(getStatus()?.phase).toBe('unverified');
    listedBets = [createBetOn(2, 250, { reference: 'ref-1' }), createBetOn(1, 250, { reference: 'ref-1' })];
    await clock.passSeconds(10);
    expect(getStatus()).toMatchObject({ phase: 'placed', bets: [{ betId: 'b-1' }, { betId: 'b-2' }] });
  });

  test('reports the bets as not placed when the conclusive check finds none', async () => {
    await loseResponse();
    await clock.passSeconds(20);
    expect(getStatus()).toMatchObject({ phase: 'refused', refusal: { by: 'check' } });
    expect([listLegs().length, pendingIntents.size]).toEqual([2, 0]);
  });

  test('reports which bets stand when the conclusive check finds some', async () => {
    listedBets = [createBetOn(2, 250)];
    await loseResponse();
    await clock.passSeconds(20);
    expect(getStatus()).toMatchObject({ phase: 'partly', bets: [{ betId: 'b-2' }] });
    expect(listLegs()).toEqual([]);
  });

  test('stays unverified and blocks the next bets while lists cannot be read', async () => {
    listedBets = null;
    await loseResponse();
    await clock.passSeconds(60);
    expect(getStatus()).toMatchObject({ phase: 'unverified', reconciliation: { lastResult: 'unreadable' } });
    controller.submit({ delaySeconds: 1, knownBetIds: [] });
    controller.dismiss();
    expect([sentIntents.length, getStatus()?.phase, pendingIntents.size]).toEqual([1, 'unverified', 1]);
    listedBets = [createBetOn(1, 250), createBetOn(2, 250)];
    controller.checkAgain();
    await flushMicrotasks();
    expect(getStatus()?.phase).toBe('placed');
  });

  test('checks the stored bets after a reload', async () => {
    submit();
    openController();
    expect(getStatus()?.phase).toBe('unverified');
    listedBets = [createBetOn(1, 250), createBetOn(2, 250)];
    await clock.passSeconds(1);
    expect(getStatus()?.phase).toBe('placed');
    expect(pendingIntents.size).toBe(0);
  });
});

test('MultiBetController removes the runners of another race, but no submitted bets', () => {
  submit();
  controller.clearUnlessMatch('another');
  expect([listLegs(), getStatus()?.phase]).toEqual([[], 'sent']);
  expect(controller.store.getState().draft).toEqual(EMPTY_DRAFT);
});

test('MultiBetController empties the slip for another user', () => {
  submit();
  pendingIntents.clear();
  controller.setUser('u-2');
  expect([listLegs(), getStatus()]).toEqual([[], null]);
});
