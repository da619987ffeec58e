import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { readLayoutShifts, recordLayoutShifts } from '../support/layout-shifts.ts';
import { SCREEN } from '../support/prerendered-screen.ts';

const KEY_MS = 60;

/**
 * Simulates a slow phone: the CPU runs at a quarter of its speed. Every script but the first arrives when the test
 * calls the returned function.
 */
async function slowDown(page: Page): Promise<() => Promise<void>> {
  await page.setViewportSize({ width: 360, height: 740 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return holdRequests(page, /\/assets\/react-.*\.js$/);
}

const readCaret = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement instanceof HTMLInputElement
      ? { field: activeElement.autocomplete, at: activeElement.selectionStart, to: activeElement.selectionEnd }
      : null;
  });

/** Reads everything that the browser stores for the page, and its address. */
const readStored = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      location.href,
      document.cookie,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
    ]),
  );

/** Reads the value of every attribute in the document. */
const readAttributes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap(({ attributes: own }) => [...own].map(({ value }) => value)).join(' '),
  );

for (const address of ['Login', 'Register']) {
  test(`the ${address} form keeps every key that is typed while the app starts`, async ({ page, testServer }) => {
    const startApp = await slowDown(page);
    await recordLayoutShifts(page);
    await page.goto(`${testServer.url}/Users/${address}`, { waitUntil: 'commit' });
    const frame = page.locator(SCREEN);
    await frame.getByText('Username', { exact: true }).click();
    await page.keyboard.type('-end', { delay: KEY_MS });
    await page.keyboard.press('Home');
    let enteredText = '';
    const type = async () => {
      const key = String.fromCharCode(97 + (enteredText.length % 26));
      await page.keyboard.type(key, { delay: KEY_MS });
      enteredText += key;
    };
    for (let before = 0; before < 6; before += 1) await type();
    await startApp();
    while ((await frame.count()) > 0) await type();
    for (let after = 0; after < 6; after += 1) await type();
    const username = page.getByLabel('Username');
    await expect(username).toBeFocused();
    await expect(username).toHaveValue(`${enteredText}-end`);
    expect(await readCaret(page)).toMatchObject({ field: 'username', at: enteredText.length });
    // The registration form is checked while typing, and its message takes space.
    if (address === 'Login') expect(await readLayoutShifts(page), 'nothing moved').toEqual([]);
    await page.getByRole('button', { name: address, exact: true }).click();
    await expect(page.getByText('This field is required.').first(), 'the form is the app’s').toBeVisible();
  });
}

test('a form submitted before the app starts is sent once', async ({ page, testServer }) => {
  const startApp = await slowDown(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(`${testServer.url}/Users/Login`, { waitUntil: 'commit' });
  const frame = page.locator(SCREEN);
  await frame.getByLabel('Username').click();
  await page.keyboard.type('Demo', { delay: 20 });
  await page.keyboard.press('Tab');
  await page.keyboard.type('Demo1234', { delay: 20 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-busy', 'true');
  expect(await readStored(page)).not.toContain('Demo1234');
  expect(await readAttributes(page)).not.toContain('Demo1234');
  await startApp();
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 30_000 });
  expect(await readStored(page)).not.toContain('Demo1234');
  expect(addresses.filter((address) => address.includes('Demo'))).toEqual([]);
  expect(testServer.server.log.filter(({ path }) => path === 'user/userLogin')).toHaveLength(1);
});

test('a form submitted too early and then changed waits for the next submit', async ({ page, testServer }) => {
  const startApp = await slowDown(page);
  await page.goto(`${testServer.url}/Users/Login`, { waitUntil: 'commit' });
  const frame = page.locator(SCREEN);
  await frame.getByLabel('Username').click();
  await page.keyboard.type('demo');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Demo12');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  await startApp();
  await expect(frame).toHaveCount(0, { timeout: 30_000 });
  expect(await readCaret(page)).toEqual({ field: 'current-password', at: 4, to: 5 });
  await expect(page.getByLabel('Username')).toHaveValue('demo');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Demo12');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(testServer.server.log.filter(({ path }) => path === 'user/userLogin')).toEqual([]);
});

test('the app leaves a field unchanged that the browser filled and the user has not edited', async ({
  page,
  testServer,
}) => {
  const startApp = await slowDown(page);
  // Acts as a password manager: fills the app's field when it appears.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const field = document.querySelector<HTMLInputElement>('#app input[name="userName"]');
      if (field === null) return;
      observer.disconnect();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'filled-in');
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${testServer.url}/Users/Login`, { waitUntil: 'commit' });
  await page.locator(SCREEN).getByLabel('Password', { exact: true }).click();
  await page.keyboard.type('Demo1234');
  await startApp();
  await expect(page.locator(SCREEN)).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByLabel('Username')).toHaveValue('filled-in');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Demo1234');
});
