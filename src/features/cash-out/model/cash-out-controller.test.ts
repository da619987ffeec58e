import { describe, expect, test, vi } from 'vitest';
import type { Bet } from '#shared/domain/bet/bet.ts';
import type { PlacementEvents, PlacementOutcome } from '#shared/domain/bet/bet-placement.ts';
import type { CashOutLeg } from '#shared/domain/cash-out/cash-out.ts';
import { fraction } from '#shared/domain/money/fraction.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import {
  type CashOutController,
  createCashOutController,
  isInProgress,
  listRemainingLegs,
} from './cash-out-controller.ts';
import { describeStatus, listSentBets } from './cash-out-view.ts';

const createLeg = (runnerId: number): CashOutLeg => ({
  runnerId,
  side: 'lay',
  price: odds(200),
  stake: units(10),
  exactStake: fraction(1000),
});
const legs = [createLeg(1), createLeg(2), createLeg(3)];
const placed: PlacementOutcome = { kind: 'placed', price: odds(200), foundBets: [], refusalMessage: null };

/** Creates a bet placer whose responses the test provides. */
function createBetPlacer() {
  const sent: number[] = [];
  const pendingLegs: ((end: PlacementOutcome) => void)[] = [];
  const events: PlacementEvents[] = [];
  const readPosition = vi.fn(() => Promise.resolve());
  return {
    sent,
    readPosition,
    reportLost: () => events.at(-1)?.onUnverified(),
    correct: (index: number, end: PlacementOutcome) => events[index]?.onCorrected(end),
    place: (leg: CashOutLeg, legEvents: PlacementEvents) => {
      sent.push(leg.runnerId);
      events.push(legEvents);
      return new Promise<PlacementOutcome>((resolve) => pendingLegs.push(resolve));
    },
    async respond(end: PlacementOutcome) {
      pendingLegs.shift()?.(end);
      for (let index = 0; index < 12; index += 1) await Promise.resolve();
    },
  };
}

const readProgress = (controller: CashOutController) => controller.store.getState()['m'] ?? null;
const listLegStates = (controller: CashOutController) => readProgress(controller)?.legs.map(({ state }) => state.kind);

describe('createCashOutController', () => {
  test('places the legs one after the other, each once, when the bettor presses ten times', async () => {
    const [controller, bets] = [createCashOutController(), createBetPlacer()];
    for (let press = 0; press < 10; press += 1) controller.start('m', legs, bets);
    expect(bets.sent).toEqual([1]);
    expect(listLegStates(controller)).toEqual(['sent', 'waiting', 'waiting']);
    expect(describeStatus(readProgress(controller))).toBe('Placing bet 1 of 3.');
    await bets.respond(placed);
    expect(bets.sent).toEqual([1, 2]);
    await bets.respond(placed);
    await bets.respond(placed);
    expect(bets.sent).toEqual([1, 2, 3]);
    expect(readProgress(controller)?.phase).toBe('done');
    expect(bets.readPosition).toHaveBeenCalledOnce();
    expect(listRemainingLegs(readProgress(controller) ?? expect.fail('no progress'))).toEqual([]);
  });

  test('stops at a refusal, sends no further leg and lists the remaining ones', async () => {
    const [controller, bets] = [createCashOutController(), createBetPlacer()];
    controller.start('m', legs, bets);
    await bets.respond(placed);
    await bets.respond({ kind: 'refused', message: 'Unmatch bet not allowed.' });
    expect(bets.sent).toEqual([1, 2]);
    expect(readProgress(controller)?.phase).toBe('stopped');
    expect(listLegStates(controller)).toEqual(['placed', 'refused', 'waiting']);
    expect(
      listRemainingLegs(readProgress(controller) ?? expect.fail('no progress')).map(({ runnerId }) => runnerId),
    ).toEqual([2, 3]);
    expect(describeStatus(readProgress(controller))).toBe('1 of 3 bets placed. 2 bets to go.');
  });

  test('waits for a lost response before it sends the next leg', async () => {
    const [controller, bets] = [createCashOutController(), createBetPlacer()];
    controller.start('m', legs, bets);
    bets.reportLost();
    expect(listLegStates(controller)).toEqual(['unverified', 'waiting', 'waiting']);
    expect(bets.sent).toEqual([1]);
    await bets.respond(placed);
    expect(bets.sent).toEqual([1, 2]);
  });

  test('ends the cash-out when a port throws', async () => {
    const controller = createCashOutController();
    controller.start('m', legs, {
      place: () => Promise.reject(new Error('broken')),
      readPosition: () => Promise.reject(new Error('broken')),
    });
    await vi.waitFor(() => expect(readProgress(controller)?.phase).toBe('stopped'));
    expect(describeStatus(readProgress(controller))).toBe(
      'Nothing was placed: your position is as it was. 3 bets to go.',
    );
  });

  test.each([
    [
      'session-ended',
      'not-sent',
      'You were signed out. This bet was not sent.',
      'Nothing was placed: your position is as it was. 3 bets to go.',
    ],
    [
      'signed-out',
      'unconfirmed',
      'You were signed out before we could confirm this bet. Check My Bets.',
      'We could not confirm every bet. 0 of 3 bets placed for certain. Check My Bets before you go on.',
    ],
  ] as const)('tells the bettor the truth about a leg that ended as %s', async (kind, state, note, status) => {
    const [controller, bets] = [createCashOutController(), createBetPlacer()];
    controller.start('m', legs, bets);
    await bets.respond({ kind });
    const progress = readProgress(controller) ?? expect.fail('no progress');
    expect(listSentBets(progress, 'odds', () => '')[0]).toMatchObject({ state, note });
    expect(describeStatus(progress)).toBe(status);
  });

  test('dismisses no cash-out in progress', () => {
    const [controller, bets] = [createCashOutController(), createBetPlacer()];
    controller.start('m', legs, bets);
    controller.dismiss('m');
    expect(isInProgress(readProgress(controller))).toBe(true);
  });

  test('dismisses the ended cash-out of one market and keeps those of others', async () => {
    const [controller, bets] = [createCashOutController(), createBetPlacer()];
    controller.start('m', legs, bets);
    controller.start('other', [createLeg(9)], bets);
    await bets.respond({ kind: 'not-sent' });
    controller.dismiss('m');
    expect(Object.keys(controller.store.getState())).toEqual(['other']);
  });

  test('starts no cash-out without legs', () => {
    const [controller, bets] = [createCashOutController(), createBetPlacer()];
    controller.start('m', [], bets);
    expect(readProgress(controller)).toBeNull();
  });
});

describe('createCashOutController when the bet list contradicts a response', () => {
  const bet = { betId: 'b-1', stake: units(10), price: odds(200) } as Bet;

  test('finishes a cash-out whose refused last leg is listed', async () => {
    const [controller, bets] = [createCashOutController(), createBetPlacer()];
    controller.start('m', legs.slice(0, 1), bets);
    await bets.respond({ kind: 'refused', message: 'Odds suspended!' });
    expect(readProgress(controller)?.phase).toBe('stopped');
    bets.correct(0, { kind: 'placed', price: odds(200), foundBets: [bet], refusalMessage: 'Odds suspended!' });
    expect([readProgress(controller)?.phase, bets.readPosition.mock.calls.length]).toEqual(['done', 2]);
    expect(listSentBets(readProgress(controller) ?? { phase: 'done', legs: [] }, 'odds', () => '')[0]?.note).toMatch(
      /^1 bet found: 10 @ 2.00 \(bet b-1\)/,
    );
  });

  test('says that the position stays open when the exchange has not matched a leg', async () => {
    const [controller, bets] = [createCashOutController(), createBetPlacer()];
    controller.start('m', legs.slice(0, 2), bets);
    await bets.respond({ ...placed, price: null, foundBets: [{ ...bet, matched: false }] });
    await bets.respond({ ...placed, foundBets: [{ ...bet, matched: true }] });
    const progress = readProgress(controller) ?? { phase: 'stopped', legs: [] };
    expect(describeStatus(progress)).toBe('1 bet is placed but not matched yet. Your position stays open until it is.');
    expect(listSentBets(progress, 'odds', () => '').map(({ note }) => note)).toEqual([
      'Not matched so far, at 2.00. It changes your position only when it is matched.',
      null,
    ]);
  });

  test('shows a leg that was placed twice but lists it as placed', async () => {
    const [controller, bets] = [createCashOutController(), createBetPlacer()];
    controller.start('m', legs, bets);
    await bets.respond(placed);
    bets.correct(0, { ...placed, foundBets: [bet, { ...bet, betId: 'b-2' }] });
    await bets.respond({ kind: 'refused', message: 'no' });
    expect(
      listRemainingLegs(readProgress(controller) ?? { phase: 'done', legs: [] }).map(({ runnerId }) => runnerId),
    ).toEqual([2, 3]);
    expect(listSentBets(readProgress(controller) ?? { phase: 'done', legs: [] }, 'odds', () => '')[0]?.note).toMatch(
      /^2 bets found/,
    );
  });
});
