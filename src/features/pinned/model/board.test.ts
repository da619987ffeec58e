import { expect, test, vi } from 'vitest';
import type { Pin } from '#shared/storage/pins.ts';
import { createPinBoard } from './board.ts';
import { movedPin, toggledPin, withoutPins } from './pin-list.ts';

const pin = (marketId: string): Pin => ({ sportId: '4', matchId: '31', marketId, kind: 'odds', matchName: 'India v Australia', marketName: 'Match Odds' });
const toggled = (marketId: string) => (pins: readonly Pin[]) => toggledPin(pins, pin(marketId));
const ids = (pins: readonly Pin[]) => pins.map(({ marketId }) => marketId);

/** One storage that two tabs see; a tab is told of the other's writes alone. */
function tabs() {
  let stored: readonly Pin[] = [];
  const heard = [new Set<() => void>(), new Set<() => void>()] as const;
  const board = (mine: 0 | 1) =>
    createPinBoard({
      read: () => [...stored],
      write(pins) {
        stored = pins;
        for (const changed of heard[mine === 0 ? 1 : 0]) changed();
      },
      onChange(changed) {
        heard[mine].add(changed);
        return () => void heard[mine].delete(changed);
      },
    });
  return { here: board(0), there: board(1), listening: () => heard[0].size, put: (pins: readonly Pin[]) => void (stored = pins) };
}

test('a second press unpins; every reader is told, and reads the same list until it changes', () => {
  const { here } = tabs();
  const changed = vi.fn();
  here.subscribe(changed);
  here.change(toggled('1.1'));
  expect(ids(here.read())).toEqual(['1.1']);
  expect(here.read()).toBe(here.read());
  here.change(toggled('1.1'));
  expect(here.read()).toEqual([]);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('what another tab pins appears here, and neither tab takes back what the other did', () => {
  const { here, there } = tabs();
  const changed = vi.fn();
  here.subscribe(changed);
  expect(here.read()).toEqual([]);
  there.change(toggled('1.1'));
  expect(changed).toHaveBeenCalledOnce();
  here.change(toggled('1.2'));
  there.change(toggled('1.3'));
  here.change((pins) => movedPin(pins, '1.3', 'up'));
  there.change((pins) => withoutPins(pins, ['1.1']));
  expect(ids(here.read())).toEqual(['1.3', '1.2']);
});

test('nothing is kept for the next user: with no reader left the storage is asked anew', () => {
  const { here, listening, put } = tabs();
  const stop = here.subscribe(() => undefined);
  here.change(toggled('1.1'));
  stop();
  expect(listening()).toBe(0);
  put([pin('7.7')]);
  here.subscribe(() => undefined);
  expect(ids(here.read())).toEqual(['7.7']);
});
