import type { Page } from '@playwright/test';
import { EVENING, expect } from './fixtures.ts';

export const MINUTE_MS = 60_000;

/** The page's clock on the wall begins a minute before the exchange's; it is set on by hand, and nobody has to wait. */
export const offsetPageClock = (page: Page) =>
  page.addInitScript((startsAt) => {
    const device = Date.now;
    const offset = startsAt - device();
    Reflect.set(window, '__later', 0);
    Date.now = () => device() + offset + (Reflect.get(window, '__later') as number);
  }, EVENING - MINUTE_MS);

/** The record comes a moment after the first screen, or with whoever looks back before. */
export async function startRecording(page: Page, name: string) {
  const replay = page.getByRole('dialog', { name: `${name}: replay` });
  await page.getByRole('button', { name: `Replay ${name}` }).press('Enter');
  await expect(replay.getByRole('slider', { name: 'Moment' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(replay).toBeHidden();
}

/** Sets the page's clock on by so many milliseconds. */
export const advancePageClock = (page: Page, ms: number) =>
  page.evaluate(
    (advanceMs) => void Reflect.set(window, '__later', (Reflect.get(window, '__later') as number) + advanceMs),
    ms,
  );
