import { expect, test } from '../support/fixtures.ts';

test.use({ clock: 'stopped', viewport: { width: 1280, height: 860 } });

test('a list on a desktop of 1280 px shows trends, and every matched amount in full', async ({ page, testServer }) => {
  await testServer.storeSession(page);
  await page.goto(`${testServer.url}/dashboard`);
  const list = page.getByRole('region', { name: 'Cricket · In-play' });
  await expect(list.getByText('Last hour')).toBeVisible();
  await expect(list.getByRole('img', { name: /^Chance of / }).first()).toBeVisible();
  const amounts = list.locator('[data-volume]');
  await expect(amounts.first()).toHaveText(/Matched \d/);
  const cutAmounts = await amounts.evaluateAll((elements) =>
    elements
      .filter((element) => {
        const line = element.parentElement?.getBoundingClientRect();
        const { left, right, width } = element.getBoundingClientRect();
        return line === undefined || width === 0 || left < line.left - 1 || right > line.right + 1;
      })
      .map(({ textContent }) => textContent),
  );
  expect(cutAmounts).toEqual([]);
});
