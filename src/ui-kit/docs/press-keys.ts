import { act } from 'react';
import { userEvent } from 'storybook/test';
import { expect } from 'vitest';

/** Presses keys on the focused element like a browser: `{Enter}` on a button presses the button. */
export const pressKeys = (keys: string): Promise<unknown> => act(() => userEvent.keyboard(keys));

/** Inserts a text into the focused field in one step. */
export const pasteText = (text: string): Promise<unknown> => act(() => userEvent.paste(text));

const MAX_TABS = 100;

/** Name of the focused control, as a screen reader says it. */
export const getFocusedName = (): string => {
  const { activeElement } = document;
  const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0] : null;
  return activeElement?.getAttribute('aria-label') ?? (label ?? activeElement)?.textContent ?? '';
};

/** Presses Tab until the control of this name has the focus. Fails if no control has the name. */
export async function moveFocusTo(name: string): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS && getFocusedName() !== name; tabs += 1) await act(() => userEvent.tab());
  expect(getFocusedName()).toBe(name);
}

/** Moves the focus to the button of this name with Tab, and presses it with Enter. */
export async function pressButton(name: string): Promise<void> {
  await moveFocusTo(name);
  await pressKeys('{Enter}');
}
