import type { Page } from '@playwright/test';

/** Presses a key until the focused element has this name. */
export async function pressUntilFocused(page: Page, key: string, name: RegExp, maxPresses = 80) {
  for (let press = 0; press < maxPresses; press += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : '';
      return element?.getAttribute('aria-label') ?? (label || element?.textContent) ?? '';
    });
    if (name.test(focused)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reached ${String(name)}`);
}
