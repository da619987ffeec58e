// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OddsCell } from '../OddsCell/OddsCell.tsx';
import { OddsGrid } from './OddsGrid.tsx';
import { OddsRow } from './OddsRow.tsx';

let root: Root;

const render = (...names: readonly string[]) =>
  act(() =>
    root.render(
      <OddsGrid name="Match Odds" variant="pair">
        {names.map((runner) => {
          const [back, lay] = (['back', 'lay'] as const).map((side) => (
            <OddsCell key={side} {...{ side, runner }} level={0} kind="odds" price={null} size={null} />
          ));
          return <OddsRow key={runner} name={runner} back={back} lay={lay} />;
        })}
      </OddsGrid>,
    ),
  );
const focusCell = (label: string) =>
  act(() => document.querySelector<HTMLElement>(`[aria-label^="${label}"]`)?.focus());
const readFocus = () => document.activeElement?.getAttribute('aria-label') ?? null;

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  render('Mumbai', 'Chennai', 'Delhi');
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

test('a focused price whose row leaves the grid passes the focus to the row that takes its place', () => {
  focusCell('Lay Chennai');
  render('Mumbai', 'Delhi');
  expect(readFocus()).toMatch(/^Lay Delhi/);
  render('Mumbai');
  expect(readFocus()).toMatch(/^Lay Mumbai/);
});

test('a price that lost the focus earlier does not get it back when its row leaves the grid', () => {
  focusCell('Lay Chennai');
  act(() => (document.activeElement as HTMLElement).blur());
  render('Mumbai', 'Delhi');
  expect(document.activeElement).toBe(document.body);
});
