import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { readLayoutShifts, recordLayoutShifts } from '../support/layout-shifts.ts';
import { waitForReplacement } from '../support/prerendered-screen.ts';
import { trackLoading } from '../support/wait-until-loaded.ts';

/** Lines that only the response can need, as a long name in each row of a list. Up to 0.1 counts as good. */
const MAX_TOTAL = 0.05;

const paths = [
  '/',
  '/bethistory',
  '/bethistory/starcasino',
  '/statement',
  '/profitloss',
  '/result',
  '/transaction',
  '/liabilites',
  '/racing',
  '/RoyalCasino',
  '/deposit',
  '/withdraw',
  '/profile',
  '/play-safe',
  '/news',
  '/dream',
];

/** Saves where payouts go, as bettors who withdraw have. */
const savePaymentDetail = (page: Page, url: string) =>
  page.evaluate(async (address) => {
    const response = await fetch(`${address}/api/v1/wallet/createPaymentMethod`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token') ?? ''}` },
      body: JSON.stringify({ method_id: 'upi', account_no: 'demo@upi', bank_holder_name: 'Demo' }),
    });
    if (!response.ok) throw new Error(await response.text());
  }, url);

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 1280, height: 860 },
])
  for (const path of paths)
    test(`the page ${path} keeps its layout when slow responses arrive at ${width} px`, async ({
      page,
      testServer,
    }) => {
      await page.setViewportSize({ width, height });
      await testServer.storeSession(page);
      if (path === '/withdraw') await savePaymentDetail(page, testServer.url);
      await recordLayoutShifts(page);
      const waitUntilLoaded = trackLoading(page);
      const release = await holdRequests(page, '**/api/v1/**');
      await page.goto(`${testServer.url}${path}`);
      await waitForReplacement(page);
      await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
      await release();
      await waitUntilLoaded();
      const shifts = await readLayoutShifts(page);
      const total = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
      expect(total, shifts.join('\n')).toBeLessThan(MAX_TOTAL);
    });
