import { expect, test, vi } from 'vitest';
import type { Pin } from '#shared/storage/pins.ts';
import { createStorageStore } from '#shared/storage/storage-store.ts';
import { movePin, removePins, togglePin } from './pin-list.ts';

const createPin = (marketId: string): Pin => ({
  sportId: '4',
  matchId: '31',
  marketId,
  kind: 'odds',
  matchName: 'India v Australia',
  marketName: 'Match Odds',
});
const togglePinWithId = (marketId: string) => (pins: readonly Pin[]) => togglePin(pins, createPin(marketId));
const listIds = (pins: readonly Pin[]) => pins.map(({ marketId }) => marketId);

/** One storage shared by two tabs. A tab is notified only of the other tab's writes. */
function createTabs() {
  let stored: readonly Pin[] = [];
  const listeners = [new Set<() => void>(), new Set<() => void>()] as const;
  const createTab = (tab: 0 | 1) =>
    createStorageStore<readonly Pin[]>({
      read: () => [...stored],
      write(pins) {
        stored = pins;
        for (const listener of listeners[tab === 0 ? 1 : 0]) listener();
      },
      onChange(listener) {
        listeners[tab].add(listener);
        return () => void listeners[tab].delete(listener);
      },
    });
  return {
    firstTab: createTab(0),
    secondTab: createTab(1),
    listenerCount: () => listeners[0].size,
    overwrite: (pins: readonly Pin[]) => void (stored = pins),
  };
}

test('pin store unpins on a second press, notifies subscribers and returns the same list until it changes', () => {
  const { firstTab } = createTabs();
  const listener = vi.fn();
  firstTab.subscribe(listener);
  firstTab.update(togglePinWithId('1.1'));
  expect(listIds(firstTab.read())).toEqual(['1.1']);
  expect(firstTab.read()).toBe(firstTab.read());
  firstTab.update(togglePinWithId('1.1'));
  expect(firstTab.read()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('pin store shows the pins of another tab and keeps the changes of both tabs', () => {
  const { firstTab, secondTab } = createTabs();
  const listener = vi.fn();
  firstTab.subscribe(listener);
  expect(firstTab.read()).toEqual([]);
  secondTab.update(togglePinWithId('1.1'));
  expect(listener).toHaveBeenCalledOnce();
  firstTab.update(togglePinWithId('1.2'));
  secondTab.update(togglePinWithId('1.3'));
  firstTab.update((pins) => movePin(pins, '1.3', 'up'));
  secondTab.update((pins) => removePins(pins, ['1.1']));
  expect(listIds(firstTab.read())).toEqual(['1.3', '1.2']);
});

test('pin store reads the storage again when the last subscriber has left', () => {
  const { firstTab, listenerCount, overwrite } = createTabs();
  const stop = firstTab.subscribe(() => undefined);
  firstTab.update(togglePinWithId('1.1'));
  stop();
  expect(listenerCount()).toBe(0);
  overwrite([createPin('7.7')]);
  firstTab.subscribe(() => undefined);
  expect(listIds(firstTab.read())).toEqual(['7.7']);
});
