import type { Page } from '@playwright/test';
import { EVENING, expect } from './journey.ts';

export const MINUTE_MS = 60_000;

/** The page's clock on the wall begins a minute before the exchange's; it is set on by hand, and nobody has to wait. */
export const setClocks = (page: Page) =>
  page.addInitScript((begins) => {
    const device = Date.now;
    const ahead = begins - device();
    Reflect.set(window, '__later', 0);
    Date.now = () => device() + ahead + (Reflect.get(window, '__later') as number);
  }, EVENING - MINUTE_MS);

/** The record comes a moment after the first screen, or with whoever looks back before. */
export async function beginRecord(page: Page, name: string) {
  const replay = page.getByRole('dialog', { name: `${name}: replay` });
  await page.getByRole('button', { name: `Replay ${name}` }).press('Enter');
  await expect(replay.getByRole('slider', { name: 'Moment' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(replay).toBeHidden();
}

/** Sets the page's clock on by so many milliseconds. */
export const later = (page: Page, ms: number) => page.evaluate((more) => void Reflect.set(window, '__later', (Reflect.get(window, '__later') as number) + more), ms);
