import { findBestCell, findPlaceButton, openSlip, readHeaderMoney } from '../support/bet-slip.ts';
import { expect, test } from '../support/fixtures.ts';

test('a bettor learns that the balance is old when its refresh after a bet fails', async ({ page, testServer }) => {
  const { market, name } = await openSlip(page, testServer, '1000');
  const before = await readHeaderMoney(page);
  const notice = page.getByText(/^Balance and exposure are from .+\. New ones could not be loaded\.$/);
  const cell = findBestCell(page, market, 'Lay', name);
  await expect(notice).toHaveCount(0);

  await page.route(/getUserBalanceV1/, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await findPlaceButton(page).click();
  await expect(notice).toBeVisible();
  expect(await readHeaderMoney(page)).toEqual(before);
  const box = await cell.boundingBox();

  await page.unroute(/getUserBalanceV1/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(notice).toHaveCount(0);
  await expect.poll(async () => (await readHeaderMoney(page)).exposure).not.toBe(before.exposure);
  expect(await cell.boundingBox()).toEqual(box);
});
