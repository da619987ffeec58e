import { describe, expect, test, vi } from 'vitest';
import type { Bet } from '#shared/domain/bet/bet.ts';
import type { CashOutLeg } from '#shared/domain/cash-out/cash-out.ts';
import { fraction } from '#shared/domain/money/fraction.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import {
  createCashOutRuns,
  isRunning,
  listRemainingLegs,
  type LegOutcome,
  type LegEvents,
  type CashOutRuns,
} from './cash-out-runs.ts';
import { listRunBets, describeStatus } from './view.ts';

const legOf = (runnerId: number): CashOutLeg => ({
  runnerId,
  side: 'lay',
  price: odds(200),
  stake: units(10),
  exactStake: fraction(1000),
});
const legs = [legOf(1), legOf(2), legOf(3)];
const placed: LegOutcome = { kind: 'placed', price: odds(200), foundBets: [], refusalMessage: null };

/** Creates a bet placer whose responses the test provides. */
function placer() {
  const sent: number[] = [];
  const pendingLegs: ((end: LegOutcome) => void)[] = [];
  const events: LegEvents[] = [];
  const settle = vi.fn(() => Promise.resolve());
  return {
    sent,
    settle,
    reportLost: () => events.at(-1)?.onUnverified(),
    correct: (index: number, end: LegOutcome) => events[index]?.onCorrected(end),
    place: (leg: CashOutLeg, of: LegEvents) => {
      sent.push(leg.runnerId);
      events.push(of);
      return new Promise<LegOutcome>((resolve) => pendingLegs.push(resolve));
    },
    async respond(end: LegOutcome) {
      pendingLegs.shift()?.(end);
      for (let index = 0; index < 12; index += 1) await Promise.resolve();
    },
  };
}

const currentRun = (runs: CashOutRuns) => runs.store.getState()['m'] ?? null;
const legStates = (runs: CashOutRuns) => currentRun(runs)?.legs.map(({ state }) => state.kind);

describe('createCashOutRuns', () => {
  test('places the legs one after the other, each once, when the bettor presses ten times', async () => {
    const [runs, bets] = [createCashOutRuns(), placer()];
    for (let press = 0; press < 10; press += 1) runs.start('m', legs, bets);
    expect(bets.sent).toEqual([1]);
    expect(legStates(runs)).toEqual(['sent', 'waiting', 'waiting']);
    expect(describeStatus(currentRun(runs))).toBe('Placing bet 1 of 3.');
    await bets.respond(placed);
    expect(bets.sent).toEqual([1, 2]);
    await bets.respond(placed);
    await bets.respond(placed);
    expect(bets.sent).toEqual([1, 2, 3]);
    expect(currentRun(runs)?.phase).toBe('done');
    expect(bets.settle).toHaveBeenCalledOnce();
    expect(listRemainingLegs(currentRun(runs) ?? expect.fail('no run'))).toEqual([]);
  });

  test('stops at a refusal, sends no further leg and lists the remaining ones', async () => {
    const [runs, bets] = [createCashOutRuns(), placer()];
    runs.start('m', legs, bets);
    await bets.respond(placed);
    await bets.respond({ kind: 'refused', message: 'Unmatch bet not allowed.' });
    expect(bets.sent).toEqual([1, 2]);
    expect(currentRun(runs)?.phase).toBe('stopped');
    expect(legStates(runs)).toEqual(['placed', 'refused', 'waiting']);
    expect(listRemainingLegs(currentRun(runs) ?? expect.fail('no run')).map(({ runnerId }) => runnerId)).toEqual([
      2, 3,
    ]);
    expect(describeStatus(currentRun(runs))).toBe('1 of 3 bets placed. 2 bets to go.');
  });

  test('waits for a lost response before it sends the next leg', async () => {
    const [runs, bets] = [createCashOutRuns(), placer()];
    runs.start('m', legs, bets);
    bets.reportLost();
    expect(legStates(runs)).toEqual(['unverified', 'waiting', 'waiting']);
    expect(bets.sent).toEqual([1]);
    await bets.respond(placed);
    expect(bets.sent).toEqual([1, 2]);
  });

  test('ends the run when a port throws', async () => {
    const runs = createCashOutRuns();
    runs.start('m', legs, {
      place: () => Promise.reject(new Error('broken')),
      settle: () => Promise.reject(new Error('broken')),
    });
    await vi.waitFor(() => expect(currentRun(runs)?.phase).toBe('stopped'));
    expect(describeStatus(currentRun(runs))).toBe('Nothing was placed: your position is as it was. 3 bets to go.');
  });

  test('runs markets independently and dismisses only runs that have ended', async () => {
    const [runs, bets] = [createCashOutRuns(), placer()];
    runs.start('m', legs, bets);
    runs.start('other', [legOf(9)], bets);
    runs.dismiss('m');
    expect(isRunning(currentRun(runs))).toBe(true);
    await bets.respond({ kind: 'not-sent' });
    runs.dismiss('m');
    expect(Object.keys(runs.store.getState())).toEqual(['other']);
  });

  test('starts no run without legs', () => {
    const [runs, bets] = [createCashOutRuns(), placer()];
    runs.start('m', [], bets);
    expect(currentRun(runs)).toBeNull();
  });
});

describe('createCashOutRuns when the bet list contradicts a response', () => {
  const bet = { betId: 'b-1', stake: units(10), price: odds(200) } as Bet;

  test('finishes a run whose refused last leg is listed', async () => {
    const [runs, bets] = [createCashOutRuns(), placer()];
    runs.start('m', legs.slice(0, 1), bets);
    await bets.respond({ kind: 'refused', message: 'Odds suspended!' });
    expect(currentRun(runs)?.phase).toBe('stopped');
    bets.correct(0, { kind: 'placed', price: odds(200), foundBets: [bet], refusalMessage: 'Odds suspended!' });
    expect([currentRun(runs)?.phase, bets.settle.mock.calls.length]).toEqual(['done', 2]);
    expect(listRunBets(currentRun(runs) ?? { phase: 'done', legs: [] }, 'odds', () => '')[0]?.note).toMatch(
      /^1 bet found: 10 @ 2.00 \(bet b-1\)/,
    );
  });

  test('shows a leg that was placed twice but lists it as placed', async () => {
    const [runs, bets] = [createCashOutRuns(), placer()];
    runs.start('m', legs, bets);
    await bets.respond(placed);
    bets.correct(0, { ...placed, foundBets: [bet, { ...bet, betId: 'b-2' }] });
    await bets.respond({ kind: 'refused', message: 'no' });
    expect(listRemainingLegs(currentRun(runs) ?? { phase: 'done', legs: [] }).map(({ runnerId }) => runnerId)).toEqual([
      2, 3,
    ]);
    expect(listRunBets(currentRun(runs) ?? { phase: 'done', legs: [] }, 'odds', () => '')[0]?.note).toMatch(
      /^2 bets found/,
    );
  });
});
