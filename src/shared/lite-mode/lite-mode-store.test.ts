import { expect, test, vi } from 'vitest';
import { createLiteModeStore, type LiteModePorts } from './lite-mode-store.ts';

/** A device: its stored choice, and what its browser asks for. */
function createDevice(choice: 'on' | 'off' | null, savesData: boolean) {
  const device = { choice, savesData };
  const listeners = new Set<() => void>();
  const listen = (onChange: () => void) => {
    listeners.add(onChange);
    return () => void listeners.delete(onChange);
  };
  const ports: LiteModePorts = {
    readChoice: () => device.choice,
    writeChoice: (next) => void (device.choice = next),
    onChoiceChange: listen,
    isDataSaverOn: () => device.savesData,
    onDataSaverChange: listen,
  };
  const change = (next: Partial<typeof device>) => {
    Object.assign(device, next);
    for (const listener of listeners) listener();
  };
  return { device, listeners, change, store: createLiteModeStore(ports) };
}

test.each<['on' | 'off' | null, boolean, boolean, boolean]>([
  [null, false, false, false],
  [null, true, true, true],
  ['on', false, true, false],
  ['on', true, true, false],
  ['off', false, false, false],
  ['off', true, false, false],
])('lite mode with the choice %s and data saver %s is on: %s, by the browser: %s', (choice, saver, isOn, isBy) => {
  expect(createDevice(choice, saver).store.read()).toEqual({ isOn, isByDataSaver: isBy });
});

test('lite mode stays off after the bettor switched it off, although the browser saves data', () => {
  const { device, store, change } = createDevice(null, true);
  const onChange = vi.fn();
  store.subscribe(onChange);
  store.choose(false);
  expect([store.read().isOn, device.choice, onChange.mock.calls.length]).toEqual([false, 'off', 1]);
  change({ savesData: false });
  change({ savesData: true });
  expect([store.read().isOn, onChange.mock.calls.length]).toEqual([false, 1]);
});

test('lite mode follows the browser and other tabs while a reader listens', () => {
  const { store, change, listeners } = createDevice(null, false);
  const onChange = vi.fn();
  const stop = store.subscribe(onChange);
  change({ savesData: true });
  expect(store.read().isOn).toBe(true);
  change({ choice: 'off' });
  expect(store.read().isOn).toBe(false);
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  expect(listeners.size).toBe(0);
});

test('lite mode is the same object until it changes', () => {
  const { store, change } = createDevice('on', false);
  const first = store.read();
  expect(store.read()).toBe(first);
  store.subscribe(() => undefined);
  change({ savesData: true });
  expect(store.read()).toBe(first);
});

test('lite mode is read again without a reader', () => {
  const { device, store } = createDevice(null, false);
  device.choice = 'on';
  expect(store.read().isOn).toBe(true);
});
