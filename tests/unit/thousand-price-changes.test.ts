// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { formatSize } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import { createRandom } from '../setup/random.ts';
import { market, startBusyMarket } from './busy-market.ts';

const TICKS = 1_000;

afterEach(() => void vi.restoreAllMocks());

const countRules = (): number => [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0);

/** Returns the EventTarget of this DOM's elements, not Node's own. */
function findEventTarget(): EventTarget {
  let found: object = document.body;
  while (!Object.hasOwn(found, 'addEventListener')) found = Object.getPrototypeOf(found) as object;
  return found as EventTarget;
}

/** Describes the value of every cell by the store, in the order of the grid. */
function describeStore({ prices }: ReturnType<typeof startBusyMarket>): string[] {
  return market.runners.flatMap(({ runnerId }) => {
    const labels = (side: 'back' | 'lay', level: 0 | 1 | 2): string => {
      const { price, size } = prices.getCell(market.marketId, runnerId, side, level);
      return `${formatPrice(price, 'odds')} ${size === null ? '' : formatSize(size)}`;
    };
    return [
      labels('back', 2),
      labels('back', 1),
      labels('back', 0),
      labels('lay', 0),
      labels('lay', 1),
      labels('lay', 2),
    ];
  });
}

test('a thousand price changes keep the number of elements, listeners and style rules', () => {
  const added = vi.spyOn(findEventTarget(), 'addEventListener');
  const removed = vi.spyOn(findEventTarget(), 'removeEventListener');
  const card = startBusyMarket(
    createRandom(7),
    () => performance.now(),
    () => undefined,
  );
  const settle = (ticks: number): void => {
    for (let tick = 0; tick < ticks; tick += 1) {
      card.createMessage();
      card.paint();
    }
  };
  // The first ticks may draw elements for the first time.
  settle(20);
  const listening = (): number => added.mock.calls.length - removed.mock.calls.length;
  const before = {
    cells: card.listCells(),
    nodes: card.container.querySelectorAll('*').length,
    rules: countRules(),
    listeners: listening(),
  };
  settle(TICKS);
  const cells = card.listCells();
  expect(cells.every((cell, index) => cell === before.cells[index])).toBe(true);
  expect({ nodes: card.container.querySelectorAll('*').length, rules: countRules(), listeners: listening() }).toEqual({
    nodes: before.nodes,
    rules: before.rules,
    listeners: before.listeners,
  });
  expect(
    cells.map(
      (cell) => `${cell.querySelector('b')?.textContent ?? ''} ${cell.querySelector('small')?.textContent ?? ''}`,
    ),
  ).toEqual(describeStore(card));
  expect(before.rules).toBeGreaterThan(0);
  expect(added.mock.calls.length).toBeGreaterThan(0);
  card.close();
}, 120_000);
