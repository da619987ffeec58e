import { type AddressInfo, createServer } from 'node:net';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Finds a port for a server in another process. */
export const findFreePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/**
 * Bets 100 on a match at the end of the home list, at odds below 100: a market takes no bet above. When the pressed
 * price has changed, the slip offers the current one.
 */
export async function placeBetOnRunningExchange(page: Page, side: 'Back' | 'Lay') {
  await page
    .getByRole('button', { name: new RegExp(`^${side} .* at \\d{1,2}(\\.\\d+)?, .* available`) })
    .last()
    .click();
  await expect(page).toHaveURL(/\/details\//);
  await page.getByRole('button', { name: 'Set stake to 100', exact: true }).click();
  await expect(async () => {
    const take = page.getByRole('button', { name: /^Use / });
    if (await take.isVisible()) await take.click({ timeout: 1_000 });
    const place = page.getByRole('button', { name: /^(Place|Press again) / });
    if (await place.isVisible()) await place.click({ timeout: 1_000 });
    await expect(page.getByText(/^Placed: /).first()).toBeVisible({ timeout: 7_000 });
  }).toPass({ timeout: 60_000 });
}
