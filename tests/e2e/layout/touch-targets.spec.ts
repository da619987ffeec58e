import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import {
  evenPrices,
  findPlaceButton,
  findStakeField,
  fixPrices,
  openCricketMatch,
  openMatch,
} from '../support/bet-slip.ts';
import { expect, test } from '../support/fixtures.ts';
import { pressUntilFocused } from '../support/keyboard.ts';

/** The main task, from the address to a bet in open bets, by each input method. */

for (const size of [
  { width: 1280, height: 860 },
  { width: 360, height: 760 },
]) {
  test(`a bet can be placed by keyboard alone at ${size.width} px`, async ({ page, testServer }) => {
    const market = findCricketMarket(testServer.exchange);
    await fixPrices(testServer.exchange, market, evenPrices);
    await page.setViewportSize(size);
    await page.goto(testServer.url);
    await expect(page.getByLabel('Username')).toBeVisible();

    await pressUntilFocused(page, 'Tab', /^Username/);
    await page.keyboard.type('demo');
    await pressUntilFocused(page, 'Tab', /^Password/);
    await page.keyboard.type('Demo1234');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(page.getByRole('link', { name: new RegExp(market.matchName) }).first()).toBeVisible();
    await pressUntilFocused(page, 'Tab', new RegExp(market.matchName), 120);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/details/4/${market.matchId}`));
    await expect(page.getByRole('grid', { name: `Prices of ${market.name}` })).toBeVisible();
    await pressUntilFocused(page, 'Tab', /^(Back|Lay) .* (at|no price)/);
    await pressUntilFocused(page, 'ArrowRight', new RegExp(`^Back ${market.runners[0]?.name} at 1\\.98`), 8);
    await page.keyboard.press('Enter');
    await expect(findStakeField(page)).toBeFocused();
    await page.keyboard.type('500');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Placed: Back/).first()).toBeVisible({ timeout: 15_000 });
    await pressUntilFocused(page, 'Tab', /^My Bets/);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Back ${market.runners[0]?.name}`, { exact: true })).toBeVisible();
  });

  test(`a bet can be placed by mouse at ${size.width} px`, async ({ page, testServer }) => {
    const market = findCricketMarket(testServer.exchange);
    await fixPrices(testServer.exchange, market, evenPrices);
    await page.setViewportSize(size);
    await testServer.signIn(page);
    await page
      .getByRole('link', { name: new RegExp(market.matchName) })
      .first()
      .click();
    await expect(page.getByRole('grid', { name: `Prices of ${market.name}` })).toBeVisible();
    await page
      .getByRole('button', { name: new RegExp(`^Back ${market.runners[0]?.name} at 1\\.98`) })
      .last()
      .click();
    await page.getByRole('button', { name: 'Set stake to 500', exact: true }).click();
    await page.getByRole('button', { name: 'Place back bet · 500 @ 1.98' }).click();
    await expect(page.getByText(/Placed: Back/).first()).toBeVisible({ timeout: 15_000 });
    await page.getByRole('link', { name: 'My Bets' }).first().click();
    await expect(page.getByText(`Back ${market.runners[0]?.name}`, { exact: true })).toBeVisible();
  });
}

test.describe('bet slip on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true });

  test('a bet can be placed by touch', async ({ page, testServer }) => {
    const market = findCricketMarket(testServer.exchange);
    await fixPrices(testServer.exchange, market, evenPrices);
    await page.goto(testServer.url);
    await page.getByLabel('Username').fill('demo');
    await page.getByLabel('Password', { exact: true }).fill('Demo1234');
    await page.getByRole('button', { name: 'Login' }).tap();
    await page
      .getByRole('link', { name: new RegExp(market.matchName) })
      .first()
      .tap();
    await expect(page.getByRole('grid', { name: `Prices of ${market.name}` })).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^Back ${market.runners[0]?.name} at 1\\.98`) }).tap();
    const sheet = page.getByRole('dialog', { name: 'Bet slip' });
    await expect(sheet).toBeVisible();
    await expect(findStakeField(page)).toBeFocused();
    await sheet.getByRole('button', { name: 'Set stake to 500', exact: true }).tap();
    await sheet.getByRole('button', { name: 'Place back bet · 500 @ 1.98' }).tap();
    await expect(page.getByText(/Placed: Back/).first()).toBeVisible({ timeout: 15_000 });
    await page.getByRole('link', { name: 'My Bets' }).tap();
    await expect(page.getByText(`Back ${market.runners[0]?.name}`, { exact: true })).toBeVisible();
  });

  test('every page fits the screen with touch targets that are large enough', async ({ page, testServer }) => {
    const market = findCricketMarket(testServer.exchange);
    await testServer.storeSession(page);
    for (const path of ['/dashboard', `/details/4/${market.matchId}`, '/liabilites', '/bethistory']) {
      await page.goto(`${testServer.url}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
      const listSmallTargets = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('button, a, input')]
            .filter(
              (element) =>
                element.checkVisibility() &&
                !element.closest('p, td') &&
                !element.getAttribute('href')?.startsWith('#'),
            )
            .filter((element) => {
              const box = element.getBoundingClientRect();
              if (box.width <= 1 || box.bottom < 0 || box.bottom > innerHeight - 80 || box.right > innerWidth)
                return false;
              // 24 px: a press eleven pixels off the centre still hits the target. A stretched link is larger than its
              // text.
              const findElementAt = (dx: number, dy: number) =>
                document.elementFromPoint(box.x + Math.min(box.width / 2, 40) + dx, box.y + box.height / 2 + dy);
              return [
                [0, -11],
                [0, 11],
                [-11, 0],
                [11, 0],
              ].some(([dx = 0, dy = 0]) => !element.contains(findElementAt(dx, dy)));
            })
            .map((element) => element.getAttribute('aria-label') ?? element.textContent),
        );
      // A late element can cover a target while the page still moves.
      await expect.poll(listSmallTargets, path).toEqual([]);
    }
  });
});

test('the cursor stays in the stake field while prices are clicked', async ({ page, testServer }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  const { market } = await openCricketMatch(page, testServer);
  const back = page.getByRole('button', { name: new RegExp(`^Back ${market.runners[0]?.name} at 1\\.98`) });
  const lay = page.getByRole('button', { name: new RegExp(`^Lay ${market.runners[1]?.name} at 2\\.02`) });
  await back.click();
  await expect(findStakeField(page)).toBeFocused();
  await findStakeField(page).evaluate((field) =>
    field.addEventListener('blur', () => void (field.dataset['left'] = 'yes')),
  );
  await lay.click();
  await expect(lay).toHaveAttribute('aria-pressed', 'true');
  await expect(back).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.type('500');
  await expect(findStakeField(page)).toHaveValue('500');
  expect(await findStakeField(page).getAttribute('data-left')).toBeNull();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(lay).toBeFocused();
});

test('the slip opens as a sheet up to 768 px and as a panel above', async ({ page, testServer }) => {
  const market = findCricketMarket(testServer.exchange);
  await fixPrices(testServer.exchange, market, evenPrices);
  await testServer.storeSession(page);
  for (const [width, sheet] of [
    [768, 1],
    [769, 0],
    [1280, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openMatch(page, testServer, market);
    await page.getByRole('button', { name: new RegExp(`^Back ${market.runners[0]?.name} at 1\\.98`) }).click();
    await expect(findStakeField(page)).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Bet slip' })).toHaveCount(sheet);
    await expect(findPlaceButton(page)).toHaveCount(0);
  }
});
