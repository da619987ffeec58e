import type { Page } from '@playwright/test';
import {
  fillSlip,
  findBestCell,
  findPlaceButton,
  findStakeField,
  fixPrices,
  listBetRequests,
  openCricketMatch,
} from '../support/bet-slip.ts';
import { EVENING, expect, test, type TestServer } from '../support/fixtures.ts';

test.use({ bettingPreferences: 'as-delivered' });

const toPrices = (back: string, lay: string) => ({
  A: { back: [back], lay: [lay] },
  B: { back: ['1.98'], lay: ['2.02'] },
});

async function openMarket(page: Page, testServer: TestServer) {
  const { market, name } = await openCricketMatch(page, testServer, toPrices('1.98', '2.00'));
  await expect(findBestCell(page, market, 'Back', name)).toHaveAccessibleName(/ at 1\.98,/);
  return { market, name };
}

async function choosePolicy(page: Page, choices: (dialog: ReturnType<Page['getByRole']>) => Promise<void>) {
  await page.getByRole('button', { name: 'Change how bets are sent' }).click();
  const dialog = page.getByRole('dialog', { name: 'How bets are sent' });
  await choices(dialog);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
}

const findOddsField = (page: Page) => page.getByRole('spinbutton', { name: 'Odds' });

test('the slip asks for confirmation until the setting is switched off', async ({ page, testServer }) => {
  await page.clock.install({ time: EVENING });
  const { market, name } = await openMarket(page, testServer);
  await fillSlip(page, market, 'Back', name, '500');
  await findPlaceButton(page).dblclick();
  const again = page.getByRole('button', { name: 'Press again to back · 500 @ 1.98' });
  await expect(again).toBeVisible();
  expect(listBetRequests(testServer)).toHaveLength(0);
  // A press that follows at once is the second half of a double click.
  await page.clock.fastForward(1_000);
  await again.click();
  await expect(page.getByText(/^Placed: /)).toBeVisible({ timeout: 15_000 });
  expect(listBetRequests(testServer)).toHaveLength(1);

  await choosePolicy(page, (dialog) => dialog.getByRole('checkbox', { name: 'Ask before sending' }).uncheck());
  await page.reload();
  await fillSlip(page, market, 'Back', name, '300');
  await findPlaceButton(page).click();
  await expect(page.getByText(/^Held: Back/)).toBeVisible();
  await expect.poll(() => listBetRequests(testServer).length).toBe(2);
});

test('a one-click bet sends its stake once, unless its price just changed', async ({ page, testServer }) => {
  const { market, name } = await openMarket(page, testServer);
  await choosePolicy(page, async (dialog) => {
    await dialog.getByRole('textbox', { name: 'One-click stake' }).fill('200');
    await dialog.getByRole('checkbox', { name: 'One-click betting' }).click();
    await expect(dialog.getByText(/sends a bet of 200 at once/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Switch on' }).click();
  });
  await expect(page.getByText('One-click on · 200').filter({ visible: true })).toBeVisible();

  const cell = findBestCell(page, market, 'Back', name);
  await cell.dblclick();
  await expect(page.getByText(/^Placed: Back .* 200 @ 1\.98/)).toBeVisible({ timeout: 15_000 });
  expect(listBetRequests(testServer).map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { market_id: market.marketId, selection_id: market.runners[0]?.runnerId, stack: 200, is_back: 1, odds: 1.98 },
  ]);
  await expect(page.getByText('No bet selected')).toBeVisible();

  // Press in the task that paints the new price.
  await page.evaluate((label) => {
    new MutationObserver((_, observer) => {
      const changed = [...document.querySelectorAll<HTMLButtonElement>('button')].find(
        (button) => button.getAttribute('aria-label')?.startsWith(label) || button.textContent.startsWith(label),
      );
      if (changed === undefined) return;
      observer.disconnect();
      changed.click();
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  }, `Back ${name} at 1.93`);
  await fixPrices(testServer.exchange, market, toPrices('1.93', '1.95'));
  await expect(page.getByText(/The price changed as you pressed it/)).toBeVisible();
  await expect(findStakeField(page)).toHaveValue('200');
  expect(listBetRequests(testServer)).toHaveLength(1);

  // A stake over the limits opens the slip with the reason.
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await choosePolicy(page, (dialog) => dialog.getByRole('textbox', { name: 'One-click stake' }).fill('50001'));
  // The mark of a movement stays longer than the time in which a press counts as a press on a changed price.
  await expect(findBestCell(page, market, 'Back', name)).not.toHaveAttribute('data-movement');
  await findBestCell(page, market, 'Back', name).click();
  await expect(page.getByRole('button', { name: /^Max Size is|^Insufficient/ })).toBeVisible();
  expect(listBetRequests(testServer)).toHaveLength(1);
});

test.describe('the price policy, when the price moves from 1.98 under a bet of 500', () => {
  const getBlockedButton = (page: Page) => page.getByRole('button', { name: 'The price changed' });

  async function openSlipWithPolicy(page: Page, testServer: TestServer, policy: string) {
    const { market, name } = await openMarket(page, testServer);
    await fillSlip(page, market, 'Back', name, '500');
    // On phones the page below the slip has one too.
    await expect(page.getByText('Better odds too').first()).toBeVisible();
    if (policy !== 'Better odds too')
      await choosePolicy(page, (dialog) => dialog.getByRole('radio', { name: policy }).check());
    return { movePrice: (back: string, lay: string) => fixPrices(testServer.exchange, market, toPrices(back, lay)) };
  }

  test.afterEach(({ testServer }) => expect(listBetRequests(testServer)).toHaveLength(0));

  test('accepts a better price without a change of the odds, by default', async ({ page, testServer }) => {
    const { movePrice } = await openSlipWithPolicy(page, testServer, 'Better odds too');
    await movePrice('2.00', '2.02');
    await expect(page.getByText('Now 2.00', { exact: true })).toBeVisible();
    await expect(findPlaceButton(page)).toHaveAccessibleName('Place back bet · 500 @ 1.98');
  });

  for (const width of [360, 1280])
    test(`moves no field and no button of the slip at ${width} px`, async ({ page, testServer }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      const { movePrice } = await openSlipWithPolicy(page, testServer, 'Better odds too');
      const useButton = page.getByRole('button', { name: /^Use / });
      const parts = [findStakeField(page), page.getByRole('button', { name: 'Clear' }), findPlaceButton(page)];
      const readPlaces = () => Promise.all(parts.map(async (part) => (await part.boundingBox())?.y));
      const places = await readPlaces();
      await movePrice('2.00', '2.02');
      await expect(useButton).toHaveText('Use 2.00');
      expect(await readPlaces()).toEqual(places);
      await movePrice('1.98', '2.00');
      await expect(useButton).toBeHidden();
      expect(await readPlaces()).toEqual(places);
    });

  test('"Only at my odds" blocks a better price until the bettor uses it', async ({ page, testServer }) => {
    const { movePrice } = await openSlipWithPolicy(page, testServer, 'Only at my odds');
    await movePrice('2.00', '2.02');
    await expect(getBlockedButton(page)).toBeVisible();
    await page.getByRole('button', { name: 'Use 2.00' }).click();
    await expect(findPlaceButton(page)).toHaveAccessibleName('Place back bet · 500 @ 2.00');
  });

  test('"Any within some ticks" follows a price two ticks away', async ({ page, testServer }) => {
    const { movePrice } = await openSlipWithPolicy(page, testServer, 'Any within some ticks');
    await movePrice('1.96', '1.98');
    await expect(findOddsField(page)).toHaveValue('1.96');
    await expect(findPlaceButton(page)).toHaveAccessibleName('Place back bet · 500 @ 1.96');
  });

  test('"Any within some ticks" blocks a price three ticks away and keeps the odds', async ({ page, testServer }) => {
    const { movePrice } = await openSlipWithPolicy(page, testServer, 'Any within some ticks');
    await movePrice('1.95', '1.97');
    await expect(getBlockedButton(page)).toBeVisible();
    await expect(findOddsField(page)).toHaveValue('1.98');
  });
});
