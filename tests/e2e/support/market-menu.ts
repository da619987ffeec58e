import type { Page } from '@playwright/test';

/** The button of a market's menu. */
export const findMarketMenu = (page: Page, marketName: string) =>
  page.getByRole('button', { name: `More about ${marketName}`, exact: true });

/** Opens a market's menu by keyboard and chooses an item of this accessible name. */
export async function chooseFromMarketMenu(page: Page, marketName: string, item: string): Promise<void> {
  await findMarketMenu(page, marketName).press('Enter');
  await page.getByRole('button', { name: item, exact: true }).press('Enter');
}
