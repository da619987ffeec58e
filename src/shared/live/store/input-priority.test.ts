// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserEnvironment } from './browser-environment.ts';

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

const dispatchInput = (type: string): void => void window.dispatchEvent(new Event(type));
const dispatchKey = (repeat: boolean): void =>
  void window.dispatchEvent(new KeyboardEvent('keydown', { key: '5', repeat }));
const advanceFrames = (count: number): void => void vi.advanceTimersByTime(count * FRAME_MS);

function createPainter() {
  const page = createBrowserEnvironment();
  const paint = vi.fn();
  return { paint, ask: () => page.requestFrame(paint) };
}

test('input priority paints with the next frame when no press is under way', () => {
  const { paint, ask } = createPainter();
  ask();
  advanceFrames(1);
  expect(paint).toHaveBeenCalledOnce();
});

test('input priority draws the result of a press before the waiting prices', () => {
  const { paint, ask } = createPainter();
  dispatchInput('pointerdown');
  ask();
  advanceFrames(4);
  expect(paint).not.toHaveBeenCalled();
  dispatchInput('click');
  const order: string[] = [];
  paint.mockImplementation(() => void order.push('prices'));
  requestAnimationFrame(() => void order.push('slip'));
  advanceFrames(3);
  expect(order).toEqual(['slip', 'prices']);
});

test('input priority draws the result of a key before the waiting prices', () => {
  const { paint, ask } = createPainter();
  const order: string[] = [];
  paint.mockImplementation(() => void order.push('prices'));
  ask();
  dispatchKey(false);
  requestAnimationFrame(() => void order.push('stake'));
  advanceFrames(3);
  expect(order).toEqual(['stake', 'prices']);
});

test('input priority draws prices while a key is held down', () => {
  const { paint, ask } = createPainter();
  ask();
  dispatchKey(true);
  advanceFrames(1);
  expect(paint).toHaveBeenCalledOnce();
});

test('input priority waits for a resting finger no longer than a press takes', () => {
  const { paint, ask } = createPainter();
  dispatchInput('pointerdown');
  ask();
  advanceFrames(20);
  expect(paint).toHaveBeenCalledOnce();
  dispatchInput('pointerdown');
  dispatchInput('pointercancel');
  ask();
  advanceFrames(1);
  expect(paint).toHaveBeenCalledTimes(2);
});

test('input priority cancels waiting paints', () => {
  const { paint, ask } = createPainter();
  dispatchInput('pointerdown');
  const cancel = ask();
  advanceFrames(2);
  cancel();
  advanceFrames(40);
  expect(paint).not.toHaveBeenCalled();
});
