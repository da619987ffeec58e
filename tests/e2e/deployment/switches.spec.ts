import type { Page } from '@playwright/test';
import { findPlaceButton, findStakeField, listBetRequests, openSlip } from '../support/bet-slip.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/hold-requests.ts';

interface Operator {
  /** Changes the key `switches` of config.json on the server. */
  write(switches: object): void;
}

/** Lets the test change config.json while the page is open, as an operator does on the server. */
async function serveConfig(page: Page): Promise<Operator> {
  let switches: object | undefined;
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, ...(switches && { switches }) } });
  });
  return { write: (next) => void (switches = next) };
}

/** The bettor leaves the browser's window and returns until a check passes. Each return may read config.json again. */
const focusUntil = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await check();
  }).toPass({ intervals: [1_000], timeout: 45_000 });

const findMaintenance = (page: Page) => page.getByRole('dialog', { name: 'We are working on this site' });

test('a site under maintenance shows the outcome of a sent bet before it covers the page', async ({
  page,
  testServer,
}) => {
  const operator = await serveConfig(page);
  await openSlip(page, testServer, '100');
  const release = await holdRequests(page, /bet\/saveBet/);
  await findPlaceButton(page).click();
  operator.write({ banner: 'Work from 14:00', paused: { site: 'Back at 14:30.' } });
  // The message on every page shows that the switches apply.
  await focusUntil(page, () =>
    expect(page.getByRole('button', { name: 'Work from 14:00' })).toBeVisible({ timeout: 500 }),
  );
  await expect(findMaintenance(page)).toBeHidden();

  await release();
  await expect(findMaintenance(page)).toBeVisible();
  await expect(findMaintenance(page)).toContainText('Back at 14:30.');
  await expect(page.getByText('Bet placed successfully').first()).toBeAttached();
  expect(listBetRequests(testServer)).toHaveLength(1);

  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(findMaintenance(page)).toContainText('Not yet.');
  operator.write({});
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(findMaintenance(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Work from 14:00' })).toBeHidden();
});

test('a stake that is typed but not sent survives the maintenance', async ({ page, testServer }) => {
  const operator = await serveConfig(page);
  await openSlip(page, testServer, '100');
  await findStakeField(page).pressSequentially('50');
  operator.write({ paused: { site: true } });
  await focusUntil(page, () => expect(findMaintenance(page)).toBeVisible({ timeout: 500 }));
  operator.write({});
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(findMaintenance(page)).toBeHidden();
  await expect(findStakeField(page)).toBeFocused();
  await expect(findStakeField(page)).toHaveValue('10050');
});

test('a first visit during maintenance continues without a reload', async ({ page, testServer }) => {
  const operator = await serveConfig(page);
  operator.write({ paused: { site: 'Back soon.' } });
  await page.goto(`${testServer.url}/Users/Login`);
  await expect(findMaintenance(page)).toBeVisible();
  operator.write({});
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(findMaintenance(page)).toBeHidden();
});

test('open pages explain paused payments and a paused casino without a reload', async ({ page, testServer }) => {
  const operator = await serveConfig(page);
  await testServer.signIn(page, '/deposit');
  await expect(page.getByRole('button', { name: /^Send deposit request/ })).toBeVisible();
  operator.write({ paused: { deposits: 'The bank is back at 18:00.', withdrawals: true, casino: 'Closed tonight.' } });
  await focusUntil(page, () => expect(page.getByText('The bank is back at 18:00.')).toBeVisible({ timeout: 500 }));
  await expect(page.getByRole('button', { name: 'Paused for now' })).toHaveAttribute('aria-disabled', 'true');

  await page.evaluate(() => {
    history.pushState(null, '', '/RoyalCasino');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText('Closed tonight.')).toBeVisible();
  operator.write({});
  await focusUntil(page, () => expect(page.getByText('Closed tonight.')).toBeHidden({ timeout: 500 }));
  await expect(page.getByRole('tab', { name: 'All' })).toBeVisible();
});

test('a game that is opened while the casino is paused does not start', async ({ page, testServer }) => {
  const operator = await serveConfig(page);
  operator.write({ paused: { casino: 'Closed tonight.' } });
  await testServer.signIn(page, '/games');
  await expect(page.getByText('Closed tonight.')).toBeVisible();
  await expect(page.getByText('You can finish this game')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeHidden();
});

test.describe('prices by socket', () => {
  test.use({ socket: true });

  test('a paused socket closes, polled prices go on, and it connects again', async ({ page, testServer }) => {
    const operator = await serveConfig(page);
    const { stream, log } = testServer.server;
    await testServer.signIn(page);
    await expect.poll(() => stream.getConnections()).toBe(1);
    operator.write({ paused: { socket: true } });
    await focusUntil(page, () => {
      expect(stream.getConnections()).toBe(0);
      return Promise.resolve();
    });
    const countPolls = () => log.filter(({ path }) => path === 'match/homeMatchesV2').length;
    const before = countPolls();
    await expect.poll(countPolls).toBeGreaterThan(before + 2);
    operator.write({});
    await focusUntil(page, () => {
      expect(stream.getConnections()).toBe(1);
      return Promise.resolve();
    });
  });
});
