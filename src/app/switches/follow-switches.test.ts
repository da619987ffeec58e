// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_SWITCHES, switchStore } from '#shared/switches/switches.ts';
import { applySwitches, followSwitches, MIN_PAUSE_MS, READ_EVERY_MS, refreshSwitches } from './follow-switches.ts';

describe('followSwitches', () => {
  const readFile = vi.fn<() => Promise<Response>>();
  let stop = (): void => undefined;

  const respondWith = (content: unknown, status = 200): void => {
    readFile.mockImplementation(() => Promise.resolve(Response.json(content, { status })));
  };
  const getPaused = () => switchStore.getState().paused;

  beforeEach(() => {
    vi.useFakeTimers();
    readFile.mockReset();
    respondWith({ switches: { paused: { deposits: 'Back soon' } } });
    vi.stubGlobal('fetch', readFile);
  });
  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
    vi.restoreAllMocks();
    applySwitches(undefined);
  });

  test('switches of the first file apply at once', () => {
    stop = followSwitches({ paused: { casino: true } });
    expect(getPaused()).toEqual({ casino: '' });
    expect(readFile).not.toHaveBeenCalled();
  });

  test('the file is read again after some minutes, and its switches apply', async () => {
    stop = followSwitches(undefined);
    await vi.advanceTimersByTimeAsync(0.79 * READ_EVERY_MS);
    expect(readFile).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(0.42 * READ_EVERY_MS);
    expect(readFile).toHaveBeenCalledOnce();
    expect(getPaused()).toEqual({ deposits: 'Back soon' });
  });

  test('switches end when the file no longer has them', async () => {
    stop = followSwitches({ paused: { site: true } });
    respondWith({});
    await vi.advanceTimersByTimeAsync(1.21 * READ_EVERY_MS);
    expect(switchStore.getState()).toEqual(NO_SWITCHES);
  });

  test.each(['focus', 'online'])('the event %s reads the file, but not twice in a moment', async (event) => {
    stop = followSwitches(undefined);
    window.dispatchEvent(new Event(event));
    expect(readFile).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(MIN_PAUSE_MS);
    window.dispatchEvent(new Event(event));
    window.dispatchEvent(new Event(event));
    await vi.advanceTimersByTimeAsync(1);
    expect(readFile).toHaveBeenCalledOnce();
    expect(getPaused()).toEqual({ deposits: 'Back soon' });
  });

  test('a hidden page reads nothing', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    stop = followSwitches(undefined);
    await vi.advanceTimersByTimeAsync(10 * READ_EVERY_MS);
    expect(readFile).not.toHaveBeenCalled();
  });

  const unreadableFiles: readonly [string, () => Promise<Response>][] = [
    ['cannot be reached', () => Promise.reject(new TypeError('network'))],
    ['is missing', () => Promise.resolve(new Response('', { status: 404 }))],
    ['is a page', () => Promise.resolve(new Response('<!doctype html>'))],
    ['is no object', () => Promise.resolve(Response.json(null))],
  ];

  test('refreshSwitches returns true after it has read the file', async () => {
    expect(await refreshSwitches()).toBe(true);
    expect(getPaused()).toEqual({ deposits: 'Back soon' });
  });

  test.each(unreadableFiles)('refreshSwitches returns false when the file %s', async (_, respond) => {
    readFile.mockImplementation(respond);
    expect(await refreshSwitches()).toBe(false);
  });

  test.each(unreadableFiles)('switches stay when the file %s', async (_, respond) => {
    stop = followSwitches({ paused: { deposits: true } });
    readFile.mockImplementation(respond);
    await vi.advanceTimersByTimeAsync(1.21 * READ_EVERY_MS);
    expect(readFile).toHaveBeenCalledOnce();
    expect(getPaused()).toEqual({ deposits: '' });
  });

  test('a wrong entry is named once on the console', async () => {
    const logError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    respondWith({ switches: { paused: { deposit: true, casino: true } } });
    stop = followSwitches(undefined);
    await vi.advanceTimersByTimeAsync(4 * READ_EVERY_MS);
    expect(getPaused()).toEqual({ casino: '' });
    expect(logError).toHaveBeenCalledOnce();
  });
});
