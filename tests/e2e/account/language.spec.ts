import { fillSlip, openCricketMatch } from '../support/bet-slip.ts';
import { expect, test } from '../support/fixtures.ts';
import { translate } from '../support/language-checks.ts';

test.describe('a browser in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('the login form is in Hindi before the app has loaded', async ({ page, testServer }) => {
    // The app itself never arrives.
    await page.route(/\/assets\/app-/, () => undefined);
    await page.goto(`${testServer.url}/Users/Login`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('hi', 'session.title'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  });
});

test('the login form keeps what was typed when the bettor chooses another language', async ({ page, testServer }) => {
  await page.goto(`${testServer.url}/Users/Login`);
  await page.getByRole('textbox', { name: 'Username' }).pressSequentially('demo');
  await page.getByLabel('Language').selectOption('ur');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('ur', 'session.title'));
  await expect(page.locator('input[name="userName"]')).toHaveValue('demo');
  await expect(page.locator('[data-language-choice]')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('ur', 'session.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
});

test('a typed stake survives a change of the language', async ({ page, testServer }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  const { market, name } = await openCricketMatch(page, testServer, {
    A: { back: ['1.98'], lay: ['2.00'] },
    B: { back: ['1.98'], lay: ['2.02'] },
  });
  await fillSlip(page, market, 'Back', name, '275');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByLabel('Language').selectOption('bn');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page.getByRole('textbox', { name: translate('bn', 'ui-kit.bet-slip.stake') })).toHaveValue('275');
});

test('a language that cannot be loaded leaves the page as it is and says so', async ({ page, testServer }) => {
  await page.goto(`${testServer.url}/Users/Login`);
  await page.route(/\/assets\/ta-first-/, (route) => route.abort());
  await page.getByLabel('Language').selectOption('ta');
  await expect(page.getByRole('alert')).toHaveText(/could not be loaded/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expect(page.getByLabel('Language')).toHaveValue('en');
  // The browser keeps no failed download.
  await page.unroute(/\/assets\/ta-first-/);
  await page.getByLabel('Language').selectOption('ta');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('ta', 'session.title'));
});
