import { expect, test } from 'vitest';
import { FrameBudget } from './frame-budget.ts';

/** A clock, and frames of a duration that the test sets. */
function createMachine() {
  let now = 0;
  let over: (() => void)[] = [];
  const pace = new FrameBudget(
    () => now,
    (then) => void over.push(then),
  );
  return {
    pace,
    pass: (ms: number) => void (now += ms),
    /** Runs a frame of that many milliseconds and draws as many waiting prices as allowed. Returns how many. */
    draw(ms: number | ((prices: number) => number), waiting = 0): number {
      const turn = pace.begin();
      const prices = Math.min(waiting, turn.limit);
      turn.reportDrawn(prices, prices < waiting);
      now += typeof ms === 'number' ? ms : ms(prices);
      over.forEach((then) => then());
      over = [];
      return prices;
    },
  };
}

test.each([11, 25])('FrameBudget draws every frame on a machine with frames of %d ms', (cost) => {
  const { pace, draw, pass } = createMachine();
  for (let frame = 0; frame < 100; frame += 1) {
    expect(pace.isResting).toBe(false);
    draw(cost);
    pass(Math.max(0, 16.6 - cost));
  }
});

test.each([26, 30, 90])('FrameBudget pauses after a frame of %d ms for half as long', (cost) => {
  const { pace, draw, pass } = createMachine();
  draw(cost);
  pass(cost / 2 - 1);
  expect(pace.isResting).toBe(true);
  pass(1);
  expect(pace.isResting).toBe(false);
});

test('FrameBudget leaves a third of the time to other work on any machine', () => {
  const { pace, draw, pass } = createMachine();
  let [drawing, all] = [0, 0];
  while (all < 10_000) {
    const took = pace.isResting ? 16 : 40;
    if (pace.isResting) pass(took);
    else {
      draw(took);
      drawing += took;
    }
    all += took;
  }
  expect(drawing / all).toBeLessThanOrEqual(2 / 3);
});

test('FrameBudget ignores a frame in which the machine slept', () => {
  const { pace, draw, pass } = createMachine();
  draw(60_000);
  pass(100);
  expect(pace.isResting).toBe(false);
});

/** Cost of a frame by itself, and of each price in it. */
const calculateSlowFrame = (prices: number): number => 10 + prices / 2;

test('FrameBudget draws fewer prices per frame when all take too long', () => {
  const { draw } = createMachine();
  expect(draw(calculateSlowFrame, 90)).toBe(90);
  for (let frame = 0; frame < 50; frame += 1) {
    const prices = draw(calculateSlowFrame, 90);
    expect(prices).toBeGreaterThanOrEqual(18);
    if (frame > 0) expect(calculateSlowFrame(prices)).toBeLessThanOrEqual(25);
  }
});

test('FrameBudget pauses for input after a frame that left some prices', () => {
  const { pace, draw, pass } = createMachine();
  draw(calculateSlowFrame, 90);
  pass(100);
  draw(14, 90);
  expect(pace.isResting).toBe(true);
  pass(7);
  expect(pace.isResting).toBe(false);
});

test('FrameBudget draws everything again soon after one long frame', () => {
  const { draw, pass } = createMachine();
  draw(200, 60);
  let left = 60;
  let frames = 0;
  for (; left > 0; frames += 1) {
    left -= draw(4, left);
    pass(16);
  }
  expect(frames).toBeLessThanOrEqual(3);
  for (let frame = 0; frame < 3; frame += 1) draw(8, 60);
  expect(draw(8, 60)).toBe(60);
});

test('FrameBudget measures cheap frames rarely', () => {
  let now = 0;
  const over: (() => void)[] = [];
  const pace = new FrameBudget(
    () => now,
    (then) => void over.push(then),
  );
  const measured = (prices: number, ms: number, left = false): number => {
    over.length = 0;
    pace.begin().reportDrawn(prices, left);
    now += ms;
    over.forEach((then) => then());
    return over.length;
  };
  const frames = (count: number, prices: number, ms: number) =>
    Array.from({ length: count }, () => measured(prices, ms));
  expect(frames(9, 10, 5)).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1]);
  expect(measured(20, 5)).toBe(0);
  expect(measured(21, 5)).toBe(1);
  expect(measured(42, 5)).toBe(0);
  expect(measured(1, 5, true)).toBe(1);
  expect(frames(3, 10, 15)).toEqual([1, 1, 1]);
});
