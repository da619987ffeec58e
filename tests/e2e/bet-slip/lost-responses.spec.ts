import type { Page } from '@playwright/test';
import { demoUserId } from '#mocks/exchange/state/initial-state.ts';
import { fillSlip, findPlaceButton, listBetRequests, openCricketMatch, openSlip } from '../support/bet-slip.ts';
import { expect, test, type TestServer } from '../support/fixtures.ts';

/** Sends the bet in the slip and waits until the exchange holds it. */
async function sendSlip(page: Page, testServer: TestServer) {
  await findPlaceButton(page).click();
  await expect(page.getByText(/^Held: Back/)).toBeVisible();
  await expect.poll(() => listBetRequests(testServer).length, { message: 'the bet has reached the exchange' }).toBe(1);
}

/** Sends a bet of 400 and waits until the exchange holds it. */
async function sendHeldBet(page: Page, testServer: TestServer) {
  await openSlip(page, testServer, '400');
  await sendSlip(page, testServer);
}

/** Opens the app in a second tab of the bettor, until it shows prices. */
async function openBeside(page: Page, testServer: TestServer): Promise<Page> {
  const beside = await page.context().newPage();
  await beside.goto(testServer.url);
  await expect(beside.getByRole('button', { name: /^Back / }).first()).toBeVisible();
  return beside;
}

test.describe('lost response of a bet', () => {
  test('the slip finds a bet whose response was lost instead of sending it again', async ({ page, testServer }) => {
    const { market } = await openSlip(page, testServer, '500');
    testServer.server.faults.applyToNext('bet/saveBet', 'lost-after');
    await findPlaceButton(page).click();
    await expect(page.getByText(/^Placed: Back .* 500 @ 1\.98/).first()).toBeVisible({ timeout: 30_000 });
    // The browser can send the lost request a second time. One reference means one bet.
    expect(new Set(listBetRequests(testServer).map((request) => request.headers['idempotency-key'])).size).toBe(1);
    expect(testServer.exchange.betting.listByMatch(demoUserId, market.matchId)).toHaveLength(1);
    await expect(page.getByText('Open bets (1)')).toBeVisible();
  });

  test('the slip restores the stake of a lost request and reports that it was not placed', async ({
    page,
    testServer,
  }) => {
    const { market } = await openCricketMatch(page, testServer);
    await fillSlip(page, market, 'Lay', market.runners[1]?.name ?? '', '300');
    testServer.server.faults.applyToAll('bet/saveBet', 'lost-before');
    await findPlaceButton(page).click();
    await expect(page.getByText(/The answer was lost|Not in your bets yet/).first()).toBeVisible();
    await expect(findPlaceButton(page)).toHaveCount(0);
    await expect(page.getByText('This bet was not placed.').first()).toBeVisible({ timeout: 40_000 });
    await expect(page.getByRole('textbox', { name: /^(Stake|Amount)$/ })).toHaveValue('300');
    testServer.server.faults.clear();
    await findPlaceButton(page).click();
    await expect(page.getByText(/^Placed: /)).toBeVisible({ timeout: 15_000 });
  });

  test('the app reconciles an unverified bet when the page opens again', async ({ page, testServer }) => {
    await sendHeldBet(page, testServer);
    await page.reload();
    await expect(page.getByText(/^Placed: Back .* 400 @ 1\.98/).first()).toBeVisible({ timeout: 30_000 });
    expect(listBetRequests(testServer)).toHaveLength(1);
  });

  test('the app reports a bet whose tab was closed when it opens in a new tab', async ({
    page,
    context,
    testServer,
  }) => {
    await sendHeldBet(page, testServer);
    await page.close();
    const reopened = await context.newPage();
    await reopened.goto(testServer.url);
    await expect(reopened.getByText(/^Placed: Back .* 400 @ 1\.98/).first()).toBeVisible({ timeout: 30_000 });
    expect(listBetRequests(testServer)).toHaveLength(1);
  });

  test.describe('with a bet that the exchange still holds', () => {
    test.use({ clock: 'stopped' });

    // Locks of bets that the tab waits for. Without a wait it would find the bet at its own start.
    const countWaits = (page: Page) => page.evaluate(async () => (await navigator.locks.query()).pending?.length);

    for (const [tab, isOpenBefore] of [
      ['a tab opened after a bet was sent', false],
      ['a tab that was open before a bet was sent', true],
    ] as const)
      test(`${tab} reports it once the tab that sent it has been closed`, async ({ page, testServer }) => {
        await openSlip(page, testServer, '400');
        const openBefore = isOpenBefore ? await openBeside(page, testServer) : null;
        await sendSlip(page, testServer);
        const beside = openBefore ?? (await openBeside(page, testServer));
        await expect.poll(() => countWaits(beside), { timeout: 30_000 }).toBe(1);
        await page.close();
        // The hold ends only now, on a slow machine too.
        testServer.exchange.clock.advance(10_000);
        await expect(beside.getByText(/^Placed: Back .* 400 @ 1\.98/).first()).toBeVisible({ timeout: 30_000 });
        expect(listBetRequests(testServer)).toHaveLength(1);
      });

    test('a tab that waits for the bet of another one is silent when that one learns the outcome', async ({
      page,
      testServer,
    }) => {
      await openSlip(page, testServer, '400');
      const beside = await openBeside(page, testServer);
      await sendSlip(page, testServer);
      await expect.poll(() => countWaits(beside), { timeout: 30_000 }).toBe(1);
      testServer.exchange.clock.advance(10_000);
      await expect(page.getByText(/^Placed: Back .* 400 @ 1\.98/).first()).toBeVisible({ timeout: 30_000 });
      // The waiting tab has had the lock, found no bet, and given it back.
      const countLocks = () => beside.evaluate(async () => Object.values(await navigator.locks.query()).flat().length);
      await expect.poll(countLocks, { timeout: 30_000 }).toBe(0);
      await expect(beside.getByText(/^Placed/)).toHaveCount(0);
    });
  });
});
