import { expect, test } from '../support/fixtures.ts';

test.use({ clock: 'stopped' });

test.describe('registration', () => {
  test('the registration form shows each rule while typing and signs the new account in', async ({
    page,
    testServer,
  }) => {
    await page.goto(`${testServer.url}/Users/Login`);
    await page.getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL(/\/Users\/Register$/);
    // The sign-in form stays until the registration form has loaded, and its first field has the same label.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register');
    const fields = {
      name: page.getByLabel('Username'),
      password: page.getByLabel('Password', { exact: true }),
      mobile: page.getByLabel('Mobile'),
    };
    const register = page.getByRole('button', { name: 'Register' });

    await register.click();
    await expect(page.getByText('This field is required.')).toHaveCount(2);
    await expect(page.getByText('Mobile number is required.')).toBeVisible();
    for (const [field, input, message] of [
      ['name', 'ab', 'Username should be minimum 3 digits.'],
      ['name', 'abcdefghijklm', 'Username should be maximum 12 digits.'],
      ['name', 'a b c', 'Username should contain only alphanumeric characters without spaces.'],
      ['password', 'Short1', 'Minimum 8 letters required.'],
      ['password', 'Farfarfartoolong1', 'Maximum 12 letters required.'],
      ['password', 'alllower1', 'Password should contain atleast one number and one lower case , one upper case.'],
      ['mobile', '98765x', 'Invalid Phone Number'],
      ['mobile', '98765', 'Must be 10 digit'],
    ] as const) {
      await fields[field].fill(input);
      await expect(page.getByText(message)).toBeVisible();
    }
    await fields.name.fill('Demo');
    await fields.password.fill('Welcome12');
    await fields.mobile.fill('9876543210');
    await register.click();
    await expect(page.getByRole('alert')).toHaveText('Username already exists!');
    await expect(fields.password).toHaveValue('Welcome12');

    await fields.name.fill('New-comer');
    await fields.name.press('Enter');
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(page.getByText('User registered successfully.')).toBeVisible();
    const sent = testServer.server.log.filter(({ path }) => path === 'user/register');
    expect(JSON.parse(sent.at(-1)?.body ?? '')).toEqual({
      user_name: 'New-comer',
      name: 'New-comer',
      password: 'Welcome12',
      mobile: '9876543210',
    });
    const signedIn = testServer.server.log.filter(({ path }) => path === 'user/userLogin');
    expect(Object.fromEntries(new URLSearchParams(signedIn[0]?.body))).toEqual({
      grant_type: 'password',
      user_name: 'new-comer',
      password: 'Welcome12',
    });
    await page.goto(`${testServer.url}/Users/Register`);
    await expect(page).toHaveURL(/\/dashboard/);
  });

  test('the registration page creates an account once when its first sign-in is lost', async ({ page, testServer }) => {
    await page.goto(`${testServer.url}/Users/Register`);
    testServer.server.faults.applyToAll('user/userLogin', 'lost-before');
    await page.getByLabel('Username').fill('asha');
    await page.getByLabel('Password', { exact: true }).fill('Welcome12');
    await page.getByLabel('Mobile').fill('9876543210');
    await page.getByRole('button', { name: 'Register' }).dblclick();
    await expect(page.getByText(/Your account was created/)).toBeVisible();
    testServer.server.faults.clear();
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/dashboard/);
    expect(testServer.server.log.filter(({ path }) => path === 'user/register')).toHaveLength(1);
  });
});
