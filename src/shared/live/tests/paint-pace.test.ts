import { expect, it } from 'vitest';
import { PaintPace } from '../paint-pace.ts';

/** A clock, and frames that take what the test says. */
function machine() {
  let now = 0;
  let over: (() => void)[] = [];
  const pace = new PaintPace(() => now, (then) => void over.push(then));
  return {
    pace,
    pass: (ms: number) => void (now += ms),
    draw(ms: number) {
      pace.begin();
      now += ms;
      over.forEach((then) => then());
      over = [];
    },
  };
}

it.each([11, 25])('draws every frame of a machine that does it in %d ms', (cost) => {
  const { pace, draw, pass } = machine();
  for (let frame = 0; frame < 100; frame += 1) {
    expect(pace.rests).toBe(false);
    draw(cost);
    pass(Math.max(0, 16.6 - cost));
  }
});

it.each([26, 30, 90])('rests after a frame of %d ms for half as long', (cost) => {
  const { pace, draw, pass } = machine();
  draw(cost);
  pass(cost / 2 - 1);
  expect(pace.rests).toBe(true);
  pass(1);
  expect(pace.rests).toBe(false);
});

it('leaves a third of the time to everything else, however slow the machine', () => {
  const { pace, draw, pass } = machine();
  let [drawing, all] = [0, 0];
  while (all < 10_000) {
    const took = pace.rests ? 16 : 40;
    if (pace.rests) pass(took);
    else {
      draw(took);
      drawing += took;
    }
    all += took;
  }
  expect(drawing / all).toBeLessThanOrEqual(2 / 3);
});

it('forgives a frame in which the machine slept', () => {
  const { pace, draw, pass } = machine();
  draw(60_000);
  pass(100);
  expect(pace.rests).toBe(false);
});
