import type { Page } from '@playwright/test';
import { findPlaceButton, findStakeField } from '../support/bet-slip.ts';
import { findPlaceFancyButton } from '../support/fancy.ts';
import { expect } from '../support/fixtures.ts';
import { expectHeaderOfLedger, formatPaisa, formatSignedPaisa, test } from '../support/second-server.ts';
import { fillDeposit, pollTimeout } from '../support/wallet.ts';

const MATCH = '/details/4/71001';
const MATCH_ODDS = '1.71001001';
const KITES = 8101;
/** The delay of every market is one second. */
const placed = { timeout: 10_000 };

const findOddsGrid = (page: Page) => page.getByRole('grid', { name: 'Prices of Match Odds' });
const findOpenBets = (page: Page) => page.getByRole('region', { name: /^Open bets/ });

/** Presses a price, and types the stake key by key. */
async function typeBet(page: Page, cell: RegExp, stake: string) {
  await page.getByRole('button', { name: cell }).click();
  await findStakeField(page).pressSequentially(stake);
}

test('a back bet on the second server is matched and changes the money as its ledger says', async ({
  page,
  secondServer,
}) => {
  await secondServer.signIn(page);
  await page.getByRole('link', { name: 'Kochi Kites v Patna Pilots' }).first().click();
  await expect(page).toHaveURL(new RegExp(`${MATCH}$`));
  await typeBet(page, /^Back Kochi Kites at 1\.85/, '1234');
  await findPlaceButton(page).click();
  await expect(page.getByText('Placed: Back Kochi Kites · 1,234 @ 1.85')).toBeVisible(placed);
  await expect(page.getByText('Matched at 1.85')).toBeVisible();

  const ledger = await secondServer.readLedger();
  expect(ledger.bets).toMatchObject([{ isMatched: true, stake: 123_400, price: 185, profit: 104_890 }]);
  expect([ledger.cash, ledger.exposure, ledger.available]).toEqual([2_500_000, -123_400, 2_376_600]);
  await expectHeaderOfLedger(page, secondServer);
  await expect(findOddsGrid(page).getByRole('row', { name: /Kochi Kites/ })).toContainText('+1,048.90');
  await expect(findOddsGrid(page).getByRole('row', { name: /Patna Pilots/ })).toContainText('−1,234.00');
  await expect(findOpenBets(page)).toContainText(/Back Kochi Kites.*1,234 @ 1\.85/);
});

test('a lay bet whose price leaves during the delay rests until the operator cancels it', async ({
  page,
  secondServer,
}) => {
  await secondServer.signIn(page, MATCH);
  await typeBet(page, /^Lay Kochi Kites at 1\.87/, '1000');
  await findPlaceButton(page).click();
  await expect.poll(async () => (await secondServer.listRequests('bet/saveBet')).length).toBe(1);
  const createOffer = (price: number) => [{ price, size: 500_000 }];
  const prices = { placeId: MATCH_ODDS, selectionId: KITES, back: createOffer(190), lay: createOffer(192) };
  await secondServer.operate('setPrices', prices);
  await expect(page.getByText('Placed: Lay Kochi Kites · 1,000 @ 1.87')).toBeVisible(placed);
  await expect(page.getByRole('list', { name: 'Bets under way' })).toContainText('Not matched');
  await expect(page.getByText('Matched at 1.87')).toHaveCount(0);
  await expect(findOpenBets(page)).toContainText('Not matched');
  const { bets, exposure } = await secondServer.readLedger();
  expect(bets).toMatchObject([{ isMatched: false, stake: 100_000, price: 187, liability: 87_000 }]);
  expect(exposure).toBe(-87_000);
  await expectHeaderOfLedger(page, secondServer);

  await secondServer.operate('cancel', { betId: bets[0]?.id, reason: 'Cancelled at your request' });
  await page.getByRole('banner').getByRole('link', { name: 'My Bets' }).click();
  await page.getByRole('tab', { name: 'Deleted' }).click();
  await expect(page.getByRole('row', { name: /Lay Kochi Kites/ })).toContainText('Cancelled at your request');
  expect(await secondServer.readLedger()).toMatchObject({ exposure: 0, available: 2_500_000 });
  await page.reload();
  await expectHeaderOfLedger(page, secondServer);
});

test('a bet on NO of a session line risks its payout, as the ledger of the second server says', async ({
  page,
  secondServer,
}) => {
  await secondServer.signIn(page, MATCH);
  await typeBet(page, /^No to 6 over run KOC at 47, 110 paid on 100/, '505');
  await findPlaceFancyButton(page).click();
  await expect(page.getByText('Placed: NO on 6 over run KOC · 505 @ 47')).toBeVisible(placed);
  const { bets, exposure } = await secondServer.readLedger();
  expect(bets).toMatchObject([{ run: 47, price: 11_000, isBack: false, profit: 50_500, liability: 55_550 }]);
  expect(exposure).toBe(-55_550);
  await expectHeaderOfLedger(page, secondServer);
  await expect(page.getByRole('button', { name: '−555.50 worst case, book of 6 over run KOC' })).toBeVisible();
});

test('a bet that the second server refuses during its delay shows the reason and keeps the stake', async ({
  page,
  secondServer,
}) => {
  await secondServer.signIn(page, MATCH);
  await typeBet(page, /^Back Patna Pilots at 2\.14/, '700');
  await findPlaceButton(page).click();
  await expect.poll(async () => (await secondServer.listRequests('bet/saveBet')).length).toBe(1);
  await secondServer.operate('setStatus', { placeId: MATCH_ODDS, status: 'SUSPENDED' });
  await expect(page.getByText('Match Odds is suspended.').first()).toBeVisible(placed);
  await expect(findStakeField(page)).toHaveValue('700');
  expect(await secondServer.readLedger()).toMatchObject({ bets: [], exposure: 0, available: 2_500_000 });
  await expectHeaderOfLedger(page, secondServer);
});

test('a key that is sent again after a lost response places one bet on the second server', async ({
  page,
  secondServer,
}) => {
  await secondServer.signIn(page, MATCH);
  await typeBet(page, /^Back Kochi Kites at 1\.85/, '300');
  await secondServer.operate('resetAfter', { path: 'bet/saveBet' });
  const sending = page.waitForRequest((request) => request.url().endsWith('/bet/saveBet'));
  await findPlaceButton(page).click();
  const sent = await sending;
  await expect(page.getByText('Placed: Back Kochi Kites · 300 @ 1.85')).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(/bets found/)).toHaveCount(0);

  const body = sent.postData() ?? '';
  const headers = await sent.allHeaders();
  const sendAgain = () => page.request.post(sent.url(), { headers, data: body });
  const responses = await Promise.all([sendAgain(), sendAgain()]);
  const texts = await Promise.all(responses.map((response) => response.text()));
  expect(texts[0]).toContain('"bet_id":"900001"');
  expect(texts[1]).toBe(texts[0]);
  const requests = await secondServer.listRequests('bet/saveBet');
  expect(requests.length, 'the first request and both repetitions').toBeGreaterThan(2);
  expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
  expect((await secondServer.readLedger()).bets).toMatchObject([{ stake: 30_000, reference: requests[0]?.key }]);
  await expectHeaderOfLedger(page, secondServer);
});

test('a deposit and a withdrawal change the balance as the ledger of the second server says', async ({
  page,
  secondServer,
}) => {
  await secondServer.signIn(page, '/deposit');
  await fillDeposit(page, { amount: '2,500.50', bankReference: '123456789012' });
  await page.getByRole('button', { name: 'Send deposit request · ₹2,500.50' }).click();
  await expect(page.getByText('Request 701 received').first()).toBeVisible();
  expect(await secondServer.readLedger()).toMatchObject({ cash: 2_500_000, requests: [{ amount: 250_050 }] });
  await secondServer.operate('decide', { id: '701', isAccepted: true });
  await expect(page.getByRole('region', { name: 'Latest deposit' })).toContainText('Accepted', pollTimeout);
  expect((await secondServer.readLedger()).cash).toBe(2_750_050);
  await expectHeaderOfLedger(page, secondServer);

  await page.goto(`${secondServer.url}/withdraw/bank`);
  await page.getByLabel('UPI ID').fill('asha@okbank');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page).toHaveURL(/\/withdraw$/);
  await page.getByLabel('Amount', { exact: true }).pressSequentially('1000.25');
  await page.getByRole('button', { name: 'Send withdrawal request · ₹1,000.25' }).click();
  await expect(page.getByText('Request 702 received').first()).toBeVisible();
  const held = await secondServer.readLedger();
  expect([held.cash, held.available]).toEqual([2_750_050, 2_650_025]);
  await expectHeaderOfLedger(page, secondServer);
  await secondServer.operate('decide', { id: '702', isAccepted: true });
  await expect(page.getByRole('region', { name: 'Latest withdrawal' })).toContainText(
    /Accepted|on its way/,
    pollTimeout,
  );
  expect((await secondServer.readLedger()).cash).toBe(2_650_025);
  await expectHeaderOfLedger(page, secondServer);
});

test('the statement lists each movement of the ledger of the second server with its balance', async ({
  page,
  secondServer,
}) => {
  await secondServer.signIn(page, MATCH);
  await typeBet(page, /^Back Kochi Kites at 1\.85/, '1235');
  await findPlaceButton(page).click();
  await expect(page.getByText('Placed: Back Kochi Kites · 1,235 @ 1.85')).toBeVisible(placed);
  await secondServer.operate('settle', { placeId: MATCH_ODDS, winner: KITES });
  const { movements, cash } = await secondServer.readLedger();
  // 1,235 at 1.85 wins 1,049.75, less 2 % commission: 20.995, rounded half away from zero.
  expect(movements.map(({ amount }) => amount)).toEqual([2_500_000, 104_975, -2_100]);
  expect(cash).toBe(2_602_875);

  await page.goto(`${secondServer.url}/statement`);
  await expect(page.getByText('3 rows add up to the closing balance.')).toBeVisible();
  const rows = page.getByRole('grid', { name: 'Statement' }).locator('tr[data-row]:has(td)');
  const cells = await rows.evaluateAll((all: HTMLTableRowElement[]) =>
    all.map((row) => [0, 3, 4].map((index) => row.cells[index]?.textContent ?? '')),
  );
  const formatDay = (time: number) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' }).format(time);
  expect(cells).toEqual(
    movements
      .toReversed()
      .map(({ time, amount, balance }) => [
        expect.stringContaining(formatDay(time)) as unknown,
        formatSignedPaisa(amount),
        formatPaisa(balance),
      ]),
  );
  await expectHeaderOfLedger(page, secondServer);
});
