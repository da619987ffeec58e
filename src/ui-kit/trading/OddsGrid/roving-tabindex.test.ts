// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { ensureTabStop } from './roving-tabindex.ts';

function createGrid(stopLevel: number): HTMLElement {
  const grid = document.createElement('div');
  for (const level of [2, 1, 0]) {
    const cell = grid.appendChild(document.createElement('button'));
    cell.dataset['cell'] = '';
    cell.dataset['level'] = String(level);
    cell.tabIndex = level === stopLevel ? 0 : -1;
  }
  return grid;
}
const listStops = (grid: HTMLElement) =>
  [...grid.querySelectorAll<HTMLElement>('[tabindex="0"]')].map(({ dataset }) => dataset['level']);

test('ensureTabStop keeps the tab stop at the price that the bettor moved to', () => {
  const grid = createGrid(2);
  ensureTabStop(grid);
  expect(listStops(grid)).toEqual(['2']);
});

test('ensureTabStop moves the tab stop to the best price when a narrow window hides the others', () => {
  const grid = createGrid(2);
  ensureTabStop(grid, true);
  expect(listStops(grid)).toEqual(['0']);
});
