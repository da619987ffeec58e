import type { Page } from '@playwright/test';
import { expect, test, type TestServer } from '../support/fixtures.ts';
import { pressUntilFocused } from '../support/keyboard.ts';

test.use({ clock: 'stopped' });

/** Period of a code in milliseconds. The app accepts the previous code too, and refuses an old one. */
const PERIOD = 30_000;
const LONG_AGO = 10 * PERIOD;
/** Milliseconds to type a code before its period ends. */
const TIME_TO_TYPE = 10_000;

function findUserId(testServer: TestServer, userName: string): string {
  for (let number = 1000; number < 1100; number += 1)
    if (testServer.exchange.accounts.findAccount(`u${number}`)?.userName === userName) return `u${number}`;
  throw new Error(`no user ${userName}`);
}

async function openProfile(page: Page) {
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
}

async function signOut(page: Page) {
  const menu = page.getByRole('button', { name: /Account of/ });
  const leave = page.getByRole('button', { name: 'Sign out' });
  // A page that becomes shorter scrolls, and scrolling closes the menu.
  await expect(async () => {
    if (!(await leave.isVisible())) await menu.click();
    await leave.click({ timeout: 2_000 });
  }).toPass();
  await expect(page).toHaveURL(/\/Users\/Login$/);
}

async function enterPassword(page: Page) {
  await page.getByLabel('Username').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill('Demo1234');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByLabel('OTP')).toBeFocused();
}

async function enterCode(page: Page, code: string | null, button: 'Verify' | 'Turn off') {
  await page.getByLabel('OTP').fill(code ?? '');
  await page.getByRole('button', { name: button, exact: true }).click();
}

const createWrongCode = (code: string | null) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test.describe('two-step verification', () => {
  test('an authenticator app is linked by a code, required at sign-in and turned off', async ({ page, testServer }) => {
    const { accounts } = testServer.exchange;
    const demo = findUserId(testServer, 'demo');
    await testServer.signIn(page);
    await openProfile(page);
    await page.getByRole('button', { name: 'Set up: Authenticator app' }).click();
    await page.getByLabel('Your password').fill('Wrong1234');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Password did not match!')).toBeVisible();
    testServer.server.faults.applyToNext('authApp/getOtpToEnableApp', {
      status: 200,
      body: '{"status":true,"otp":"135790","expires_in_sec":1}',
    });
    await page.getByLabel('Your password').fill('Demo1234');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Get a new code' }).click();
    await expect(page.getByRole('img', { name: 'QR code of the linking code' })).toBeVisible();
    const [inbox] = accounts.listInboxes();
    await expect(page.getByText(inbox?.linkCode ?? 'no code', { exact: true })).toBeVisible();
    await accounts.linkApp(inbox?.linkCode ?? '');
    await expect(page.getByText(/The authenticator app is on/)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('twostep'))).toBe('app');

    await signOut(page);
    await enterPassword(page);
    expect(await page.evaluate(() => localStorage.getItem('twostep'))).toBe('app');
    await expect(page.getByLabel('OTP')).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(page.getByLabel('OTP')).toHaveAttribute('inputmode', 'numeric');
    await enterCode(page, '12345', 'Verify');
    await expect(page.getByText('Otp must be of 6 digits')).toBeVisible();
    await enterCode(page, createWrongCode(accounts.findCurrentOtp(demo)), 'Verify');
    await expect(page.getByText('Invalid OTP! Please try again.')).toBeVisible();
    await enterCode(page, accounts.findCurrentOtp(demo, Date.now() - LONG_AGO), 'Verify');
    await expect(page.getByText('OTP has been expired!')).toBeVisible();
    await page.getByRole('button', { name: 'Use another account' }).click();
    await expect(page.getByLabel('Username')).toBeFocused();
    await enterPassword(page);
    // A code is valid once. The previous one signs in, so that the current one can turn the app off.
    await expect.poll(() => PERIOD - (Date.now() % PERIOD), { timeout: PERIOD }).toBeGreaterThan(TIME_TO_TYPE);
    const before = accounts.findCurrentOtp(demo, Date.now() - PERIOD);
    await enterCode(page, before, 'Verify');
    await expect(page).toHaveURL(/\/dashboard/);

    await openProfile(page);
    await page.getByRole('button', { name: 'Turn off: Authenticator app' }).click();
    await enterCode(page, before, 'Turn off');
    await expect(page.getByText('OTP has been expired!')).toBeVisible();
    await enterCode(page, accounts.findCurrentOtp(demo), 'Turn off');
    await expect(page.getByText(/The authenticator app is off/)).toBeVisible();
    await signOut(page);
    await testServer.signIn(page);
  });

  test('the profile connects Telegram, accepts its codes and turns it off by keyboard alone', async ({
    page,
    testServer,
  }) => {
    const { accounts } = testServer.exchange;
    const demo = findUserId(testServer, 'demo');
    await testServer.signIn(page, '/profile');
    await expect(page.getByRole('button', { name: 'Set up: Messaging app' })).toBeVisible();
    await pressUntilFocused(page, 'Tab', /^Set up: Messaging app$/);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Your password')).toBeFocused();
    await page.keyboard.type('Demo1234');
    await page.keyboard.press('Enter');
    await expect(page.getByText('@exchange_demo_bot')).toBeVisible();
    const id = accounts.listInboxes()[0]?.connectionId ?? '';
    await expect(page.getByText(`/connect ${id}`)).toBeVisible();
    await accounts.connectTelegram(id);
    await expect(page.getByText(/The messaging app is on/)).toBeVisible();

    await signOut(page);
    await enterPassword(page);
    await enterCode(page, accounts.findCurrentOtp(demo), 'Verify');
    await expect(page).toHaveURL(/\/dashboard/);
    await page.goto(`${testServer.url}/profile`);
    await expect(page.getByRole('button', { name: 'Turn off: Messaging app' })).toBeVisible();
    await pressUntilFocused(page, 'Tab', /^Turn off: Messaging app$/);
    await page.keyboard.press('Enter');
    await pressUntilFocused(page, 'Tab', /^Send me a code$/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('OTP sent to your Telegram.')).toBeVisible();
    await expect(page.getByLabel('OTP')).toBeFocused();
    await page.keyboard.type(accounts.findCurrentOtp(demo) ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/The messaging app is off/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Set up: Messaging app' })).toBeVisible();
  });
});

test('a new password signs out every tab and works at the next sign-in', async ({ page, context, testServer }) => {
  await testServer.signIn(page);
  const other = await context.newPage();
  await other.goto(`${testServer.url}/dashboard`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await openProfile(page);
  const submit = page.getByRole('button', { name: 'Change password' });
  await page.getByLabel('Current password').fill('Wrong1234');
  await page.getByLabel('New password', { exact: true }).fill('Newer1234');
  await page.getByLabel('New password again').fill('Newer123');
  await submit.click();
  await expect(page.getByText('The two passwords are not the same.')).toBeVisible();
  await page.getByLabel('New password again').fill('Newer1234');
  await submit.click();
  await expect(page.getByText('Old password did not match!').first()).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Newer1234');
  await page.getByLabel('Current password').fill('Demo1234');
  await submit.click();
  await expect(page).toHaveURL(/\/Users\/Login$/);
  await expect(page.getByText(/Your password was changed/)).toBeVisible();
  await expect(page.getByText('Password changed successfully. Please sign in again.')).toBeVisible();
  await expect(other).toHaveURL(/\/Users\/Login$/);
  expect(await other.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.getByLabel('Username').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill('Demo1234');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Username/Password Incorrect')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('Newer1234');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});
