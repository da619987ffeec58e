import type { Locator, Page } from '@playwright/test';
import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import type { Market } from '#shared/domain/market/market.ts';
import {
  evenPrices,
  findBestCell,
  findPlaceButton,
  findStakeField,
  fixPrices,
  listBetRequests,
  signInToMatch,
} from '../support/bet-slip.ts';
import { expect, test, type TestServer } from '../support/fixtures.ts';
import { fillDeposit, listRequests } from '../support/wallet.ts';

/** Amounts as typed and pasted, and the amount that the field must mean. */
const stakeInputs = [
  ['12.5', 12],
  ['1000.50', 1000],
  ['1,500', 1500],
  ['1,00,000', 100_000],
  ['1 500', 1500],
  ['-500', 500],
  ['0750', 750],
  ['1e3', null],
  ['1.5.0', null],
  ['2,5', null],
  ['1,5000', null],
  ['abc', null],
  ['0x10', null],
  ['12e', null],
] as const;

async function openSlipWithoutLimits(page: Page, testServer: TestServer): Promise<Market> {
  const market = findCricketMarket(testServer.exchange);
  const limits = { minStake: null, maxStake: null, minOdds: null, maxOdds: null, maxProfit: null };
  await testServer.exchange.operator.setMarket(market.marketId, { limits });
  await fixPrices(testServer.exchange, market, evenPrices);
  await signInToMatch(page, testServer, market);
  await findBestCell(page, market, 'Back', market.runners[0]?.name ?? '').click();
  return market;
}

const submitButton = (page: Page) => page.getByRole('form', { name: 'Bet slip' }).locator('button[type="submit"]');
const findOddsField = (page: Page) => page.getByRole('spinbutton', { name: 'Odds' });

async function typeKeys(page: Page, field: Locator, text: string) {
  await field.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type(text);
}

async function pasteText(page: Page, field: Locator, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
}

const amountFormat = new Intl.NumberFormat('en-IN');

test('the slip keeps each stake as typed or pasted and shows the amount it means', async ({
  page,
  testServer,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSlipWithoutLimits(page, testServer);
  for (const [text, units] of stakeInputs) {
    for (const enter of [typeKeys, pasteText]) {
      await enter(page, findStakeField(page), text);
      await expect(findStakeField(page), text).toHaveValue(text);
      if (units === null) {
        await expect(submitButton(page), text).toHaveText('Check the stake');
        await expect(findStakeField(page)).toHaveAccessibleDescription(/^This num|^This is not a num/);
        await page.keyboard.press('Enter');
      } else {
        await expect(submitButton(page), text).toHaveText(
          units > 50_000 ? 'Insufficient Balance.' : `Place back bet · ${amountFormat.format(units)} @ 1.98`,
        );
        await expect(findStakeField(page)).toHaveAccessibleDescription('');
      }
    }
  }
  expect(listBetRequests(testServer)).toEqual([]);

  await typeKeys(page, findStakeField(page), '1500');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(',');
  await expect(findStakeField(page)).toHaveValue('1,500');
  await page.getByRole('button', { name: 'Set stake to 100' }).click();
  await expect(findStakeField(page)).toHaveValue('100');
  await page.getByRole('button', { name: /: add 5,000 to stake/ }).click();
  await expect(findStakeField(page)).toHaveValue('5100');
  await typeKeys(page, findStakeField(page), '1,234.9');
  await findPlaceButton(page).click();
  await expect(page.getByText(/^Placed: /)).toBeVisible({ timeout: 15_000 });
  expect(listBetRequests(testServer).map(({ body }) => (JSON.parse(body) as { stack: number }).stack)).toEqual([1234]);
});

test('the odds field keeps its text while the slip explains invalid odds', async ({ page, testServer }) => {
  await openSlipWithoutLimits(page, testServer);
  await typeKeys(page, findStakeField(page), '500');
  for (const [text, label] of [
    ['2,5', 'Enter valid odds'],
    ['1.00', 'Min Odd is: 1.01'],
    ['1', 'Min Odd is: 1.01'],
    ['1001', 'Max Odd is: 1000'],
    ['1e1', 'Enter valid odds'],
    ['2.555', 'Enter valid odds'],
  ] as const) {
    await typeKeys(page, findOddsField(page), text);
    await expect(findOddsField(page)).toHaveValue(text);
    await expect(submitButton(page), text).toHaveText(label);
    await page.keyboard.press('Enter');
  }
  expect(listBetRequests(testServer)).toEqual([]);
  await typeKeys(page, findOddsField(page), '1.9');
  await expect(submitButton(page)).toHaveText('Place back bet · 500 @ 1.90');
});

test('a deposit keeps amount and reference as typed and sends the parsed values', async ({
  page,
  testServer,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await testServer.signIn(page, '/deposit');
  const amount = page.getByLabel('Amount', { exact: true });
  const send = page.locator('form button[type="submit"]').last();
  await fillDeposit(page, { amount: '100', bankReference: '1234 5678 9012 345' });
  for (const enter of [typeKeys, pasteText]) {
    for (const text of ['1e3', '1,5', '1.5.0', '12.345', 'abc']) {
      await enter(page, amount, text);
      await expect(amount).toHaveValue(text);
      await expect(amount).toBeFocused();
      await expect(send).toHaveText('Check the amount');
    }
  }
  await pasteText(page, amount, '1,00,000.50');
  await expect(send).toHaveText('Send deposit request · ₹1,00,000.50');
  await send.click();
  const reference = page.getByLabel('Reference number (UTR)');
  await expect(reference).toHaveValue('1234 5678 9012 345');
  await expect(page.getByText('Enter the 12 to 14 digits of the reference number.')).toBeVisible();
  await typeKeys(page, reference, '1234 5678 9012');
  await page
    .getByLabel('Screenshot of the payment')
    .setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(page.getByText('The picture is larger than 5 MB.')).toBeVisible();
  expect(listRequests(testServer, 'wallet/walletchipIn')).toEqual([]);
  await fillDeposit(page, { amount: '1,500.5', bankReference: '1234 5678 9012' });
  await send.click();
  await expect(page.getByText('Your deposit request has been sent!').first()).toBeVisible();
  const body = listRequests(testServer, 'wallet/walletchipIn')[0]?.body ?? '';
  expect(body).toMatch(/name="amount"\r\n\r\n1500\.50\r\n/);
  expect(body).toMatch(/name="user_reference_no"\r\n\r\n123456789012\r\n/);
});

test('a withdrawal parses a grouped amount and keeps an unreadable amount', async ({ page, testServer }) => {
  await testServer.signIn(page, '/withdraw/bank');
  await page.getByLabel('UPI ID').fill('asha@okbank');
  await page.getByRole('button', { name: 'Save details' }).click();
  const amount = page.getByLabel('Amount', { exact: true });
  await typeKeys(page, amount, '1,5000');
  await expect(amount).toHaveValue('1,5000');
  await expect(page.getByRole('button', { name: 'Check the amount' })).toHaveAttribute('aria-disabled', 'true');
  await typeKeys(page, amount, '1,500.25');
  await page.getByRole('button', { name: 'Send withdrawal request · ₹1,500.25' }).click();
  await expect(page.getByText('Your withdrawal request has been sent!').first()).toBeVisible();
  expect(
    listRequests(testServer, 'wallet/walletchipOutV2').map(
      ({ body }) => (JSON.parse(body) as { amount: number }).amount,
    ),
  ).toEqual([1500.25]);
  await expect(page.getByRole('region', { name: 'Latest withdrawal' })).toContainText('To UPI · asha@okbank');
});
