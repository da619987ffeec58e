import { expect } from '@playwright/test';
import type { EnginePage } from './engine-page.ts';

/** Long enough for the simulated exchange to start, and for a bet delay. */
const patience = { timeout: 30_000 };

/**
 * Runs in the page. Finds the first or last enabled button, link or picture whose name matches, in the topmost dialog
 * if one is open. The name is the label for screen readers, or the visible text.
 */
function findByName(selector: string, name: string, place: string): Element | null {
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const isMatch = (element: HTMLElement) =>
    element.closest('[inert]') === null &&
    element.getAttribute('aria-disabled') !== 'true' &&
    !element.matches(':disabled') &&
    element.checkVisibility() &&
    new RegExp(name).test(
      element.getAttribute('aria-label') ??
        element.getAttribute('alt') ??
        element.innerText.replace(/\s+/g, ' ').trim(),
    );
  return [...root.querySelectorAll<HTMLElement>(selector)].filter(isMatch).at(place === 'last' ? -1 : 0) ?? null;
}

/** Runs in the page. Finds the first field whose label matches. */
function findByLabel(selector: string, label: string): Element | null {
  const isMatch = (field: HTMLInputElement) =>
    field.closest('[inert]') === null &&
    [...(field.labels ?? [])].some(({ innerText }) => new RegExp(label).test(innerText.trim()));
  return [...document.querySelectorAll<HTMLInputElement>(selector)].find(isMatch) ?? null;
}

const readVisibleText = () => document.body.innerText;
const readFocusedValue = () =>
  document.activeElement instanceof HTMLInputElement ? document.activeElement.value : null;

const selectors = { button: 'button', link: 'a[href]', picture: 'img, canvas' } as const;
type Control = keyof typeof selectors;

export type Bettor = ReturnType<typeof createBettor>;

/** A bettor who uses the app in a page, and waits for what each step needs. */
export function createBettor(page: EnginePage) {
  const findControl = (control: Control, name: RegExp, place: 'first' | 'last' = 'first') =>
    page.find(findByName, selectors[control], name.source, place);
  const findField = (label: RegExp) => page.find(findByLabel, 'input', label.source);
  /** Tries again while the element is missing, or while React replaces it. */
  const pressFound = (description: string, find: () => ReturnType<typeof findField>) =>
    expect(async () => {
      const element = await find();
      if (element === null) throw new Error(`no enabled ${description}`);
      await element.press();
    }).toPass(patience);
  const readText = () => page.evaluate(readVisibleText);

  return {
    open: (url: string) => page.open(url),
    readText,
    press: (control: Control, name: RegExp, place?: 'first' | 'last') =>
      pressFound(`${control} ${name.source}`, () => findControl(control, name, place)),
    /** Tells whether an enabled control with this name is on the page now. */
    sees: async (control: Control, name: RegExp) => (await findControl(control, name)) !== null,
    /** Types into a field key by key. After each key the field must show what was typed. */
    async type(label: RegExp, text: string) {
      await pressFound(`field ${label.source}`, () => findField(label));
      for (const [index, key] of [...text].entries()) {
        await page.pressKey(key);
        await expect.poll(() => page.evaluate(readFocusedValue), patience).toBe(text.slice(0, index + 1));
      }
    },
    chooseFile: (path: string) => page.chooseFile(path),
    /** Waits until the visible text of the page matches. */
    waitForText: (pattern: RegExp, options = patience) =>
      expect.poll(async () => pattern.test(await readText()), { ...options, message: String(pattern) }).toBe(true),
  };
}
