// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { MAX_PINS, type Pin, writePins } from '#shared/storage/pins.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { createSamplePin, markets } from '../testing/sample-pins.ts';
import { PinMenuItem } from './PinToggle.tsx';

const page = setUpReactRoot();
const [outline] = markets as [(typeof markets)[number]];
const pin = createSamplePin(outline);

function showMenuItem(pins: readonly Pin[]) {
  writePins(pins);
  page.render(<PinMenuItem outline={outline} />);
  const button = page.element.querySelector('button') ?? expect.fail('no menu item');
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  return { name: button.getAttribute('aria-label'), text: button.textContent, reason: reason?.textContent ?? null };
}

test('PinMenuItem of a pinned market has a name that begins with its text', () => {
  expect(showMenuItem([pin])).toEqual({
    name: 'Pinned: Match Odds of Mumbai v Chennai',
    text: 'Pinned',
    reason: null,
  });
});

test('PinMenuItem shows why it is blocked when the list is full', () => {
  const fullList = Array.from({ length: MAX_PINS }, (_, index): Pin => ({ ...pin, marketId: `2.${index}` }));
  const reason = '20 markets are pinned, and no more fit. Unpin one first.';
  expect(showMenuItem(fullList)).toEqual({
    name: 'Pin Match Odds of Mumbai v Chennai',
    text: `Pin${reason}`,
    reason,
  });
});
