// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBrowserEnvironment } from '../transport/browser-environment.ts';

const FRAME_MS = 16;

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'],
    }),
);
afterEach(() => {
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
});

const tell = (type: string): void => void window.dispatchEvent(new Event(type));
const frames = (count: number): void => void vi.advanceTimersByTime(count * FRAME_MS);

function painter() {
  const page = createBrowserEnvironment();
  const paint = vi.fn();
  return { paint, ask: () => page.requestFrame(paint) };
}

it('paints with the next frame where nobody presses', () => {
  const { paint, ask } = painter();
  ask();
  frames(1);
  expect(paint).toHaveBeenCalledOnce();
});

it('draws what a press brings about before the prices that wait', () => {
  const { paint, ask } = painter();
  tell('pointerdown');
  ask();
  frames(4);
  expect(paint).not.toHaveBeenCalled();
  tell('click');
  const order: string[] = [];
  paint.mockImplementation(() => void order.push('prices'));
  requestAnimationFrame(() => void order.push('slip'));
  frames(3);
  expect(order).toEqual(['slip', 'prices']);
});

it('waits for a finger that rests on the page no longer than a press takes, and not at all for one that scrolls', () => {
  const { paint, ask } = painter();
  tell('pointerdown');
  ask();
  frames(20);
  expect(paint).toHaveBeenCalledOnce();
  tell('pointerdown');
  tell('pointercancel');
  ask();
  frames(1);
  expect(paint).toHaveBeenCalledTimes(2);
});

it('takes back what waits', () => {
  const { paint, ask } = painter();
  tell('pointerdown');
  const cancel = ask();
  frames(2);
  cancel();
  frames(40);
  expect(paint).not.toHaveBeenCalled();
});
