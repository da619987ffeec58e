// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { moveFocusOnRemoval } from './move-focus-on-removal.ts';

let root: Root;

beforeEach(() => {
  const container = document.body.appendChild(document.createElement('main'));
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

function Retry({ onPress }: { onPress?: () => void }) {
  const [isRemoved, setIsRemoved] = useState(false);
  return (
    <section aria-label="Bets">
      <button id="other" />
      {!isRemoved && (
        <div ref={moveFocusOnRemoval}>
          <button
            id="pressed"
            onClick={() => {
              setIsRemoved(true);
              onPress?.();
            }}
          />
        </div>
      )}
    </section>
  );
}

const press = async () => {
  const button = document.getElementById('pressed');
  button?.focus();
  await act(async () => {
    button?.click();
    await Promise.resolve();
  });
};
const getName = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id;

test('moveFocusOnRemoval moves the focus of a removed element to the part of the page around it', async () => {
  act(() => root.render(<Retry />));
  await press();
  expect(getName()).toBe('Bets');
});

test('moveFocusOnRemoval keeps a focus that the press set', async () => {
  act(() => root.render(<Retry onPress={() => document.getElementById('other')?.focus()} />));
  await press();
  expect(getName()).toBe('other');
});

test('moveFocusOnRemoval ignores the removal of an element without the focus', async () => {
  act(() => root.render(<Retry />));
  document.getElementById('other')?.focus();
  await act(async () => {
    document.getElementById('pressed')?.click();
    await Promise.resolve();
  });
  expect(getName()).toBe('other');
});

test('moveFocusOnRemoval passes over parts that are removed with the element', async () => {
  function Page() {
    const [isRemoved, setIsRemoved] = useState(false);
    return isRemoved ? (
      <p />
    ) : (
      <section aria-label="Bets">
        <button ref={moveFocusOnRemoval} id="pressed" onClick={() => setIsRemoved(true)} />
      </section>
    );
  }
  act(() => root.render(<Page />));
  await press();
  expect(document.activeElement).toBe(document.querySelector('main'));
});
