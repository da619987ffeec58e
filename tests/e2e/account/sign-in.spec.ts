import { DAY_MS } from '#shared/format/durations.ts';
import { expect, signIn, test } from '../support/fixtures.ts';
import { movePageDate } from '../support/page-date.ts';

test.describe('sign-in', () => {
  test('the login form shows a wrong password at the field and keeps the typed text', async ({ page, testServer }) => {
    await page.goto(testServer.url);
    await expect(page).toHaveURL(/\/Users\/Login$/);
    await page.getByLabel('Username').fill('Demo');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Username/Password Incorrect')).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue('Demo');
    await expect(page).toHaveURL(/\/Users\/Login$/);
  });

  test('the second step requires six digits and signs in', async ({ page, testServer }) => {
    await page.goto(`${testServer.url}/Users/Login`);
    await page.getByLabel('Username').fill('TwoStep');
    await page.getByLabel('Password', { exact: true }).fill('Demo1234');
    await page.getByRole('button', { name: 'Login' }).click();
    const otp = page.getByLabel('OTP');
    await otp.fill('123');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('Otp must be of 6 digits')).toBeVisible();
    await otp.fill('123456');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL(/\/dashboard/);
    const loginRequests = testServer.server.log.filter((request) => request.path === 'user/userLogin');
    expect(loginRequests.at(-1)?.body).toContain('grant_type=password');
    expect(loginRequests.at(-1)?.body).toContain('user_name=twostep');
    expect(loginRequests.at(-1)?.headers.authorization).toMatch(/^Basic /);
  });

  test('the app redirects signed-in bettors to the dashboard, visitors to login', async ({ page, testServer }) => {
    await page.goto(`${testServer.url}/liabilites`);
    await expect(page).toHaveURL(/\/Users\/Login$/);
    await signIn(page, testServer.url, 'demo');
    await page.goto(`${testServer.url}/Users/Login`);
    await expect(page).toHaveURL(/\/dashboard/);
    await page.goto(`${testServer.url}/no/such/page`);
    await expect(page).toHaveURL(/\/dashboard/);
  });

  test('a sign-out reaches every tab', async ({ page, context, testServer }) => {
    await signIn(page, testServer.url, 'demo');
    const other = await context.newPage();
    await other.goto(`${testServer.url}/dashboard`);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/Users\/Login$/);
    await expect(other).toHaveURL(/\/Users\/Login$/);
    expect(await other.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('the app signs out and clears the stored session when the exchange ends it', async ({ page, testServer }) => {
    await signIn(page, testServer.url, 'demo');
    testServer.server.faults.applyToAll('user/getUserBalanceV1', {
      status: 401,
      body: '{"status":false,"msg":"Session expired","logout":true}',
    });
    await page.reload();
    await expect(page).toHaveURL(/\/Users\/Login$/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('the app ends an expired session without a request', async ({ page, testServer }) => {
    await signIn(page, testServer.url, 'demo');
    await page.evaluate(() => localStorage.setItem('expiry', '2020-01-01T00:00:00.000Z'));
    await page.reload();
    await expect(page).toHaveURL(/\/Users\/Login$/);
  });

  test('the app signs out at the next call after the stored expiry, without a reload', async ({ page, testServer }) => {
    await signIn(page, testServer.url, 'demo');
    await page.evaluate(() => localStorage.setItem('expiry', '2020-01-01T00:00:00.000Z'));
    await expect(page).toHaveURL(/\/Users\/Login$/);
    await expect(page.getByText('Your session has ended. Sign in again to go on.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  for (const [name, token] of [
    ['a line break', 'abc\ndef'],
    ['letters that no header carries', 'abcш😀'],
  ] as const) {
    test(`the app opens the login page when a stored token has ${name}`, async ({ page, testServer }) => {
      await signIn(page, testServer.url, 'demo');
      await page.evaluate((bad) => localStorage.setItem('token', bad), token);
      await page.goto(`${testServer.url}/statement`);
      await expect(page).toHaveURL(/\/Users\/Login$/);
      await signIn(page, testServer.url, 'demo');
    });
  }

  test('the app accepts a stored token without a user id', async ({ page, testServer }) => {
    await signIn(page, testServer.url, 'demo');
    await page.evaluate(() => {
      localStorage.removeItem('userid');
      localStorage.removeItem('user');
    });
    await page.goto(`${testServer.url}/statement`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/statement$/);
    await expect(page.getByRole('button', { name: 'Account of you' })).toBeVisible();
  });

  test('the login form reports that the exchange cannot be reached', async ({ page, testServer }) => {
    await page.goto(`${testServer.url}/Users/Login`);
    testServer.server.faults.applyToAll('user/userLogin', 'lost-before');
    await page.getByLabel('Username').fill('demo');
    await page.getByLabel('Password', { exact: true }).fill('Demo1234');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText(/cannot be reached/)).toBeVisible();
    testServer.server.faults.clear();
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/dashboard/);
  });

  test('the login form names a wrong clock instead of signing out again and again', async ({
    page,
    context,
    testServer,
  }) => {
    // Sessions end by the real date, which the evening of the exchange may precede by years.
    await movePageDate(context, 3_650 * DAY_MS);
    await page.goto(`${testServer.url}/Users/Login`);
    await page.getByLabel('Username').fill('demo');
    await page.getByLabel('Password', { exact: true }).fill('Demo1234');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toContainText('Set its date and time, then sign in again.');
    await expect(page.getByLabel('Username')).toHaveValue('demo');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('calls send the bearer token, or the application credential before sign-in', async ({ page, testServer }) => {
    await signIn(page, testServer.url, 'demo');
    await expect.poll(() => testServer.server.log.some((request) => request.path === 'match/homeMatchesV2')).toBe(true);
    for (const { path, headers } of testServer.server.log) {
      const open = /^(user\/userLogin|user\/register|user\/verifyOTP|content\/getLogo)$/.test(path);
      expect(headers.authorization ?? '', path).toMatch(open ? /^Basic / : /^Bearer /);
    }
  });
});
