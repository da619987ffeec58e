import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearLocalStorage } from './clear-local-storage.ts';
import { MAX_PINS, onPinsChange, type Pin, readPins, writePins } from './pins.ts';
import { writeSession } from './session.ts';
import { type FakeStorage, installFakeStorages } from './testing/fake-storage.ts';
import { createSampleSession } from './testing/sample-session.ts';

let local: FakeStorage;

beforeEach(() => {
  ({ local } = installFakeStorages());
});
afterEach(() => vi.unstubAllGlobals());

const session = createSampleSession();
const createPin = (marketId: string): Pin => ({
  sportId: '4',
  matchId: '31',
  marketId,
  kind: 'odds',
  matchName: 'India v Australia',
  marketName: 'Match Odds',
});

describe('pins', () => {
  test('the stored pins keep their order and are visible to their owner alone', () => {
    writeSession(session);
    writePins([createPin('1.2'), createPin('1.1')]);
    expect(readPins()).toEqual([createPin('1.2'), createPin('1.1')]);
    writeSession({ ...session, userId: 'u2' });
    expect(readPins()).toEqual([]);
    writeSession(session);
    expect(readPins()).toHaveLength(2);
  });

  test.each([
    ['broken', '{'],
    ['an older shape', '["1.2"]'],
    ['a pin without its match', JSON.stringify({ owner: null, pins: [{ ...createPin('1.2'), matchId: '' }] })],
    ['a kind that cannot be pinned', JSON.stringify({ owner: null, pins: [{ ...createPin('1.2'), kind: 'fancy' }] })],
    [
      'too many',
      JSON.stringify({
        owner: null,
        pins: Array.from({ length: MAX_PINS + 1 }, (_, index) => createPin(`1.${index}`)),
      }),
    ],
  ])('the list of pins is empty when the storage holds %s', (_name, text) => {
    local.map.set('pins@1', text);
    expect(readPins()).toEqual([]);
    expect(local.map.has('pins@1')).toBe(false);
  });

  test('a forced sign-out removes the stored pins', () => {
    writePins([createPin('1.2')]);
    clearLocalStorage();
    expect(readPins()).toEqual([]);
  });

  test('the page keeps its pins when the browser refuses storage', () => {
    local.refuses = 'writes';
    writePins([createPin('1.2')]);
    expect(readPins()).toEqual([createPin('1.2')]);
  });

  test('notify about other tabs until unsubscribed', () => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    const listener = vi.fn();
    const stop = onPinsChange(listener);
    for (const key of ['pins@1', 'theme@1', null]) target.dispatchEvent(Object.assign(new Event('storage'), { key }));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    target.dispatchEvent(Object.assign(new Event('storage'), { key: 'pins@1' }));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
