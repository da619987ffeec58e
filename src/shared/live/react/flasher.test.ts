// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FLASH_MS, Flasher } from './flasher.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const createCells = () => [document.createElement('button'), document.createElement('button')] as const;
const readMovement = (element: HTMLElement) => element.getAttribute('data-movement');

describe('Flasher', () => {
  test('removes marks in the first data flush after 400 ms', () => {
    const flasher = new Flasher(() => performance.now());
    const [first, second] = createCells();
    flasher.mark(first, 'up');
    vi.advanceTimersByTime(FLASH_MS - 1);
    flasher.mark(second, 'down');
    flasher.sweep(performance.now());
    expect([readMovement(first), readMovement(second)]).toEqual(['up', 'down']);
    vi.advanceTimersByTime(1);
    flasher.sweep(performance.now());
    expect([readMovement(first), readMovement(second)]).toEqual([null, 'down']);
  });

  test('removes marks with one timer when no flush comes', () => {
    const flasher = new Flasher(() => performance.now());
    const [first, second] = createCells();
    flasher.mark(first, 'up');
    flasher.mark(second, 'up');
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(2 * FLASH_MS + 100);
    expect([readMovement(first), readMovement(second)]).toEqual([null, null]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('restarts a mark on a second move', () => {
    const flasher = new Flasher(() => performance.now());
    const [first, second] = createCells();
    flasher.mark(first, 'up');
    flasher.mark(second, 'up');
    vi.advanceTimersByTime(300);
    flasher.mark(first, 'down');
    vi.advanceTimersByTime(150);
    flasher.sweep(performance.now());
    expect([readMovement(first), readMovement(second)]).toEqual(['down', null]);
  });
});
