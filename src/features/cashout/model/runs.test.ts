import { describe, expect, test, vi } from 'vitest';
import type { CashOutLeg } from '#shared/domain/cashout.ts';
import { fraction } from '#shared/domain/fraction.ts';
import { units } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import { createRuns, isUnderWay, remaining, type LegEnd, type Runs } from './runs.ts';
import { statusWords } from './view.ts';

const legOf = (runnerId: number): CashOutLeg => ({ runnerId, side: 'lay', price: odds(200), stake: units(10), exactStake: fraction(1000) });
const legs = [legOf(1), legOf(2), legOf(3)];
const placed: LegEnd = { kind: 'placed', price: odds(200) };

/** A placer whose answers the test gives. */
function placer() {
  const sent: number[] = [];
  const waiting: ((end: LegEnd) => void)[] = [];
  const doubts: (() => void)[] = [];
  const settle = vi.fn(() => Promise.resolve());
  return {
    sent,
    settle,
    doubt: () => doubts.at(-1)?.(),
    place: (leg: CashOutLeg, doubted: () => void) => {
      sent.push(leg.runnerId);
      doubts.push(doubted);
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
