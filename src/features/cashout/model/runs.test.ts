import { describe, expect, test, vi } from 'vitest';
import type { Bet } from '#shared/domain/bet.ts';
import type { CashOutLeg } from '#shared/domain/cashout.ts';
import { fraction } from '#shared/domain/fraction.ts';
import { units } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import { createRuns, isUnderWay, remaining, type LegEnd, type LegEvents, type Runs } from './runs.ts';
import { runBets, statusWords } from './view.ts';

const legOf = (runnerId: number): CashOutLeg => ({ runnerId, side: 'lay', price: odds(200), stake: units(10), exactStake: fraction(1000) });
const legs = [legOf(1), legOf(2), legOf(3)];
const placed: LegEnd = { kind: 'placed', price: odds(200), found: [], refused: null };

/** A placer whose answers the test gives. */
function placer() {
  const sent: number[] = [];
  const waiting: ((end: LegEnd) => void)[] = [];
  const events: LegEvents[] = [];
  const settle = vi.fn(() => Promise.resolve());
  return {
    sent,
    settle,
    doubt: () => events.at(-1)?.onLost(),
    correct: (index: number, end: LegEnd) => events[index]?.onCorrected(end),
    place: (leg: CashOutLeg, of: LegEvents) => {
      sent.push(leg.runnerId);
      events.push(of);
      return new Promise<LegEnd>((resolve) => waiting.push(resolve));
    },
    async answer(end: LegEnd) {
      waiting.shift()?.(end);
      for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
    },
  };
}

const runIn = (runs: Runs) => runs.store.getState()['m'] ?? null;
const kinds = (runs: Runs) => runIn(runs)?.legs.map(({ state }) => state.kind);

describe('placing the legs', () => {
  test('one after the other, each once, however often it is started', async () => {
    const [runs, bets] = [createRuns(), placer()];
    for (let press = 0; press < 10; press += 1) runs.start('m', legs, bets);
    expect(bets.sent).toEqual([1]);
    expect(kinds(runs)).toEqual(['sent', 'waiting', 'waiting']);
    expect(statusWords(runIn(runs))).toBe('Placing bet 1 of 3.');
    await bets.answer(placed);
    expect(bets.sent).toEqual([1, 2]);
    await bets.answer(placed);
    await bets.answer(placed);
    expect(bets.sent).toEqual([1, 2, 3]);
    expect(runIn(runs)?.phase).toBe('done');
    expect(bets.settle).toHaveBeenCalledOnce();
    expect(remaining(runIn(runs) ?? expect.fail('no run'))).toEqual([]);
  });

  test('a refusal stops it: what follows is not sent, and what remains is known', async () => {
    const [runs, bets] = [createRuns(), placer()];
    runs.start('m', legs, bets);
    await bets.answer(placed);
    await bets.answer({ kind: 'refused', message: 'Unmatch bet not allowed.' });
    expect(bets.sent).toEqual([1, 2]);
    expect(runIn(runs)?.phase).toBe('stopped');
    expect(kinds(runs)).toEqual(['placed', 'refused', 'waiting']);
    expect(remaining(runIn(runs) ?? expect.fail('no run')).map(({ runnerId }) => runnerId)).toEqual([2, 3]);
    expect(statusWords(runIn(runs))).toBe('1 of 3 bets placed. 2 bets to go.');
  });

  test('an answer that is lost holds the next leg back until it is known', async () => {
    const [runs, bets] = [createRuns(), placer()];
    runs.start('m', legs, bets);
    bets.doubt();
    expect(kinds(runs)).toEqual(['looking', 'waiting', 'waiting']);
    expect(bets.sent).toEqual([1]);
    await bets.answer(placed);
    expect(bets.sent).toEqual([1, 2]);
  });

  test('whatever breaks, the run ends', async () => {
    const runs = createRuns();
    runs.start('m', legs, { place: () => Promise.reject(new Error('broken')), settle: () => Promise.reject(new Error('broken')) });
    await vi.waitFor(() => expect(runIn(runs)?.phase).toBe('stopped'));
    expect(statusWords(runIn(runs))).toBe('Nothing was placed: your position is as it was. 3 bets to go.');
  });

  test('markets do not wait for each other, and only what has ended is forgotten', async () => {
    const [runs, bets] = [createRuns(), placer()];
    runs.start('m', legs, bets);
    runs.start('other', [legOf(9)], bets);
    runs.dismiss('m');
    expect(isUnderWay(runIn(runs))).toBe(true);
    await bets.answer({ kind: 'not-sent' });
    runs.dismiss('m');
    expect(Object.keys(runs.store.getState())).toEqual(['other']);
  });

  test('nothing to place starts nothing', () => {
    const [runs, bets] = [createRuns(), placer()];
    runs.start('m', [], bets);
    expect(runIn(runs)).toBeNull();
  });
});

describe('legs that the list of bets shows otherwise than the answer', () => {
  const bet = { betId: 'b-1', stake: units(10), price: odds(200) } as Bet;

  test('createRuns finishes a run whose refused last leg stands, and reads the position again', async () => {
    const [runs, bets] = [createRuns(), placer()];
    runs.start('m', legs.slice(0, 1), bets);
    await bets.answer({ kind: 'refused', message: 'Odds suspended!' });
    expect(runIn(runs)?.phase).toBe('stopped');
    bets.correct(0, { kind: 'placed', price: odds(200), found: [bet], refused: 'Odds suspended!' });
    expect([runIn(runs)?.phase, bets.settle.mock.calls.length]).toEqual(['done', 2]);
    expect(runBets(runIn(runs) ?? { phase: 'done', legs: [] }, 'odds', () => '')[0]?.note).toMatch(/^1 bet found: 10 @ 2.00 \(bet b-1\)/);
  });

  test('createRuns shows a leg that was taken twice, and leaves it out of what remains', async () => {
    const [runs, bets] = [createRuns(), placer()];
    runs.start('m', legs, bets);
    await bets.answer(placed);
    bets.correct(0, { ...placed, found: [bet, { ...bet, betId: 'b-2' }] } as LegEnd);
    await bets.answer({ kind: 'refused', message: 'no' });
    expect(remaining(runIn(runs) ?? { phase: 'done', legs: [] }).map(({ runnerId }) => runnerId)).toEqual([2, 3]);
    expect(runBets(runIn(runs) ?? { phase: 'done', legs: [] }, 'odds', () => '')[0]?.note).toMatch(/^2 bets found/);
  });
});
