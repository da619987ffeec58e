import { expect, signIn, test } from '../support/fixtures.ts';

test.describe('signing in', () => {
  test('a wrong password is told in its place, and nothing typed is lost', async ({ page, testServer }) => {
    await page.goto(testServer.url);
    await expect(page).toHaveURL(/\/Users\/Login$/);
    await page.getByLabel('Username').fill('Demo');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Username/Password Incorrect')).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue('Demo');
    await expect(page).toHaveURL(/\/Users\/Login$/);
  });

  test('the second step asks for six digits, and lets in', async ({ page, testServer }) => {
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

  test('the doors: signed out goes to the login page, signed in goes to the dashboard, unknown pages too', async ({
    page,
    testServer,
  }) => {
    await page.goto(`${testServer.url}/liabilites`);
    await expect(page).toHaveURL(/\/Users\/Login$/);
    await testServer.signIn(page);
    await page.goto(`${testServer.url}/Users/Login`);
    await expect(page).toHaveURL(/\/dashboard/);
    await page.goto(`${testServer.url}/no/such/page`);
    await expect(page).toHaveURL(/\/dashboard/);
  });

  test('signing out reaches every tab', async ({ page, context, testServer }) => {
    await testServer.signIn(page);
    const other = await context.newPage();
    await other.goto(`${testServer.url}/dashboard`);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/Users\/Login$/);
    await expect(other).toHaveURL(/\/Users\/Login$/);
    expect(await other.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('a session the exchange ends signs out and clears what was stored', async ({ page, testServer }) => {
    await testServer.signIn(page);
    testServer.server.faults.always('user/getUserBalanceV1', {
      status: 401,
      body: '{"status":false,"msg":"Session expired","logout":true}',
    });
    await page.reload();
    await expect(page).toHaveURL(/\/Users\/Login$/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('a session past its expiry is over without asking the exchange', async ({ page, testServer }) => {
    await testServer.signIn(page);
    await page.evaluate(() => localStorage.setItem('expiry', '2020-01-01T00:00:00.000Z'));
    await page.reload();
    await expect(page).toHaveURL(/\/Users\/Login$/);
  });

  test('the next call signs out when the stored expiry has passed, without a reload', async ({ page, testServer }) => {
    await testServer.signIn(page);
    await page.evaluate(() => localStorage.setItem('expiry', '2020-01-01T00:00:00.000Z'));
    await expect(page).toHaveURL(/\/Users\/Login$/);
    await expect(page.getByText('Your session has ended. Sign in again to go on.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  for (const [name, token] of [
    ['a line break', 'abc\ndef'],
    ['letters that no header carries', 'abcш😀'],
  ] as const) {
    test(`a stored token with ${name} leads to sign-in`, async ({ page, testServer }) => {
      await testServer.signIn(page);
      await page.evaluate((bad) => localStorage.setItem('token', bad), token);
      await page.goto(`${testServer.url}/statement`);
      await expect(page).toHaveURL(/\/Users\/Login$/);
      await testServer.signIn(page);
    });
  }

  test('a stored token without a user id is signed in', async ({ page, testServer }) => {
    await testServer.signIn(page);
    await page.evaluate(() => {
      localStorage.removeItem('userid');
      localStorage.removeItem('user');
    });
    await page.goto(`${testServer.url}/statement`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/statement$/);
    await expect(page.getByRole('button', { name: 'Account of you' })).toBeVisible();
  });

  test('an exchange that cannot be reached is told as that', async ({ page, testServer }) => {
    await page.goto(`${testServer.url}/Users/Login`);
    testServer.server.faults.always('user/userLogin', 'lost-before');
    await page.getByLabel('Username').fill('demo');
    await page.getByLabel('Password', { exact: true }).fill('Demo1234');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText(/cannot be reached/)).toBeVisible();
    testServer.server.faults.clear();
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/dashboard/);
  });

  test('the bearer goes to the calls, and the credential only to the ones without a session', async ({
    page,
    testServer,
  }) => {
    await signIn(page, testServer.url, 'demo');
    await expect.poll(() => testServer.server.log.some((request) => request.path === 'match/homeMatchesV2')).toBe(true);
    for (const { path, headers } of testServer.server.log) {
      const open = /^(user\/userLogin|user\/register|user\/verifyOTP|content\/getLogo)$/.test(path);
      expect(headers.authorization ?? '', path).toMatch(open ? /^Basic / : /^Bearer /);
    }
  });
});
