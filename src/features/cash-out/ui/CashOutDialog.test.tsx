// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dialogContext } from '../testing/dialog-args.ts';
import { createCashOutRunner, favourite } from '../testing/samples.ts';
import { CashOutDialog, type CashOutDialogProps } from './CashOutDialog.tsx';

let root: Root;
const onPlace = vi.fn<CashOutDialogProps['onPlace']>();

/** Renders the dialog while Mumbai can be laid at this price, in hundredths. */
const renderAtPrice = (lay: number) =>
  act(() =>
    root.render(
      <CashOutDialog
        context={{
          ...dialogContext,
          market: {
            ...favourite,
            runners: [createCashOutRunner(1, 'Mumbai', lay - 2, lay), createCashOutRunner(2, 'Chennai', null, 272)],
          },
        }}
        equalResult={null}
        progress={null}
        delaySeconds={0}
        onPlace={onPlace}
        onCheckAgain={vi.fn()}
        onClose={vi.fn()}
        onRestart={vi.fn()}
      />,
    ),
  );

const findButton = (): HTMLElement => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('Cash out'));
  if (button === undefined) throw new Error('no button');
  return button;
};
const fire = (event: Event): void => act(() => void findButton().dispatchEvent(event));
const listSentPrices = () => onPlace.mock.calls.map(([legs]) => legs.map(({ price }) => price));

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  onPlace.mockClear();
  const box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  renderAtPrice(160);
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

test.each([
  ['pointer', () => new PointerEvent('pointerdown', { bubbles: true })],
  ['key', () => new KeyboardEvent('keydown', { bubbles: true, key: 'Enter' })],
])('a cash-out sends the price that was on screen when the press by %s began', (_, createEvent) => {
  fire(createEvent());
  renderAtPrice(170);
  fire(new MouseEvent('click', { bubbles: true }));
  expect(listSentPrices()).toEqual([[160]]);
});

test.each([
  ['moved the focus away by Tab', [new KeyboardEvent('keydown', { bubbles: true, key: 'Tab' })]],
  [
    'scrolled from the button',
    [new PointerEvent('pointerdown', { bubbles: true }), new Event('pointercancel', { bubbles: true })],
  ],
  [
    'left the button',
    [new PointerEvent('pointerdown', { bubbles: true }), new FocusEvent('focusout', { bubbles: true })],
  ],
])('a cash-out sends the current price after the bettor %s', (_, events) => {
  for (const event of events) fire(event);
  renderAtPrice(170);
  fire(new MouseEvent('click', { bubbles: true }));
  expect(listSentPrices()).toEqual([[170]]);
});

test('a cash-out that is pressed again, or without a pointer, sends the price of now', () => {
  fire(new PointerEvent('pointerdown', { bubbles: true }));
  fire(new MouseEvent('click', { bubbles: true }));
  renderAtPrice(170);
  fire(new MouseEvent('click', { bubbles: true }));
  expect(listSentPrices()).toEqual([[160], [170]]);
});
