import { afterEach, describe, expect, test, vi } from 'vitest';
import { subscribeToStorage } from './subscribe-to-storage.ts';

afterEach(() => vi.unstubAllGlobals());

describe('subscribeToStorage', () => {
  test('reports its keys and a cleared storage until unsubscribed', () => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    const dispatchChange = (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key }));
    const onChange = vi.fn();
    const unsubscribe = subscribeToStorage(['one', 'two'], onChange);
    const callsAfter = (key: string | null): number => {
      onChange.mockClear();
      dispatchChange(key);
      return onChange.mock.calls.length;
    };
    expect(['one', 'two', 'another', null].map(callsAfter)).toEqual([1, 1, 0, 1]);
    unsubscribe();
    expect(['one', 'two', null].map(callsAfter)).toEqual([0, 0, 0]);
  });

  test('does nothing without a page', () => {
    vi.stubGlobal('addEventListener', undefined);
    expect(() => subscribeToStorage(['one'], () => undefined)()).not.toThrow();
  });
});
