import type { Page } from '@playwright/test';
import { openSlip } from '../support/bet-slip.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForReplacement } from '../support/prerendered-screen.ts';

const marathi = {
  name: 'मराठी',
  direction: 'ltr',
  messages: { 'session.title': 'साइन इन करा', 'app.language.label': 'भाषा निवडा' },
};

/** Names languages in config.json, as an operator does on their server, and serves language files beside it. */
async function deployLanguages(page: Page, languages: object, files: Readonly<Record<string, object>> = {}) {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as object;
    await route.fulfill({ json: { ...config, languages } });
  });
  await page.route('**/texts/*.json', (route) => {
    const file = files[new URL(route.request().url()).pathname];
    return file === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ json: file });
  });
}

/** Collects the warnings of the console, and whatever the security policy refuses. */
function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' || message.type() === 'error') messages.push(message.text());
  });
  return messages;
}

const findTitle = (page: Page) => page.getByRole('heading', { level: 1 });

test('a language file renames texts of a language, and the security policy allows its parser', async ({
  page,
  testServer,
}) => {
  const messages = collectMessages(page);
  await deployLanguages(
    page,
    { files: { en: '/texts/en.json' } },
    {
      '/texts/en.json': {
        messages: { 'session.title': 'Welcome back', 'app.language.draft': '{name} (not reviewed)' },
      },
    },
  );
  await page.goto(`${testServer.url}/Users/Login`);
  await expect(findTitle(page)).toHaveText('Welcome back');
  await expect(page.getByRole('option', { name: 'हिन्दी (not reviewed)' })).toBeAttached();
  expect(messages).toEqual([]);
});

test.describe('a browser in Marathi', () => {
  test.use({ locale: 'mr-IN' });

  test('the first visit has the language that a file adds, and the choice of another survives a reload', async ({
    page,
    testServer,
  }) => {
    await deployLanguages(page, { files: { mr: '/texts/mr.json' } }, { '/texts/mr.json': marathi });
    await page.goto(`${testServer.url}/Users/Login`);
    await expect(findTitle(page)).toHaveText('साइन इन करा');
    await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
    // The file has no text for the button.
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    const list = page.getByLabel('भाषा निवडा');
    await expect(list.getByRole('option', { name: 'मराठी' })).toBeAttached();
    await list.selectOption('en');
    await expect(findTitle(page)).toHaveText('Sign in');
    await page.reload();
    await waitForReplacement(page);
    await expect(findTitle(page)).toHaveText('Sign in');
    await page.getByLabel('Language').selectOption('mr');
    await expect(findTitle(page)).toHaveText('साइन इन करा');
    await page.reload();
    await expect(findTitle(page)).toHaveText('साइन इन करा');
  });

  test('the app starts in English and names the file when the server does not have it', async ({
    page,
    testServer,
  }) => {
    const messages = collectMessages(page);
    await deployLanguages(page, { files: { mr: '/texts/mr.json' } });
    await page.goto(`${testServer.url}/Users/Login`);
    await waitForReplacement(page);
    await expect(findTitle(page)).toHaveText('Sign in');
    await expect.poll(() => messages.filter((text) => /\/texts\/mr\.json .*404/.test(text))).toHaveLength(1);
    await page.getByLabel('Language').selectOption('mr');
    await expect(page.getByRole('alert')).toHaveText(/could not be loaded/);
    await expect(findTitle(page)).toHaveText('Sign in');
  });

  test('the app starts in English when the file has not arrived after three seconds', async ({ page, testServer }) => {
    const messages = collectMessages(page);
    await deployLanguages(page, { files: { mr: '/texts/mr.json' } });
    await page.route('**/texts/mr.json', () => undefined);
    await page.goto(`${testServer.url}/Users/Login`);
    await waitForReplacement(page);
    await expect(findTitle(page)).toHaveText('Sign in');
    await expect.poll(() => messages.filter((text) => /\/texts\/mr\.json .* 3 seconds/.test(text))).toHaveLength(1);
  });
});

test('one wrong message of three keeps its text, and the console names it once', async ({ page, testServer }) => {
  const messages = collectMessages(page);
  await deployLanguages(
    page,
    { default: 'en', files: { en: '/texts/en.json' } },
    {
      '/texts/en.json': {
        messages: {
          'session.title': 'Welcome back',
          'app.language.label': 'Your language',
          'app.language.draft': '<b>{name}</b>',
        },
      },
    },
  );
  await page.goto(`${testServer.url}/Users/Login`);
  await expect(findTitle(page)).toHaveText('Welcome back');
  await expect(page.getByLabel('Your language')).toBeVisible();
  await expect(page.getByRole('option', { name: 'हिन्दी (draft)' })).toBeAttached();
  await expect.poll(() => messages.filter((text) => text.includes('app.language.draft: '))).toHaveLength(1);
  expect(messages.join()).not.toContain('session.title');
});

test('one offered language hides the list, also from a browser that has stored another', async ({
  page,
  testServer,
}) => {
  await deployLanguages(page, { offered: ['hi'] });
  await page.addInitScript(() => localStorage.setItem('language@1', 'ta'));
  await page.goto(`${testServer.url}/Users/Login`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await waitForReplacement(page);
  await expect(page.getByRole('button')).not.toHaveCount(0);
  await expect(page.locator('[data-language-choice]')).toHaveCount(0);
});

test('the bet slip shows a renamed button with its arguments', async ({ page, testServer }) => {
  const message =
    '{side, select, back {Submit back bet of {stake} at {price}} other {Submit lay bet of {stake} at {price}}}';
  await deployLanguages(
    page,
    { files: { en: '/texts/en.json' } },
    { '/texts/en.json': { messages: { 'bet-slip.place.odds': message } } },
  );
  await page.setViewportSize({ width: 1280, height: 860 });
  await openSlip(page, testServer, '275');
  await expect(page.getByRole('button', { name: 'Submit back bet of 275 at 1.98' })).toBeVisible();
});

test('a wrong key of languages appears on the configuration page', async ({ page, testServer }) => {
  await deployLanguages(page, { offered: ['en', 'Hindi'] });
  await page.goto(`${testServer.url}/Users/Login`);
  await expect(page.getByText('languages.offered.1')).toBeVisible();
  await expect(page.getByText('a list of language tags such as ["en", "hi"]')).toBeVisible();
});

test('the app starts with the languages of the build when it cannot load what reads them', async ({
  page,
  testServer,
}) => {
  await deployLanguages(page, { offered: ['hi'] });
  await page.route(/\/assets\/apply-languages-/, (route) => route.abort());
  await page.goto(`${testServer.url}/Users/Login`);
  await waitForReplacement(page);
  await expect(findTitle(page)).toHaveText('Sign in');
  await expect(page.getByLabel('Language')).toHaveValue('en');
});
