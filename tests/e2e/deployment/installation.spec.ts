import { rm } from 'node:fs/promises';
import type { BrowserType, LaunchOptions } from '@playwright/test';
import { createBrandedBuild } from '../support/branded-build.ts';
import { serveDeployments } from '../support/deployments.ts';
import { expect, test } from '../support/fixtures.ts';

interface Manifest {
  readonly name: string;
  readonly theme_color: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

/** Reads the manifest as Chromium does to install it. Only a browser with a profile can install an app. */
async function readManifest({ chromium }: { chromium: BrowserType }, options: LaunchOptions, url: string) {
  const browser = await chromium.launchPersistentContext('', options);
  try {
    const page = await browser.newPage();
    await page.goto(url);
    const devtools = await browser.newCDPSession(page);
    const { data = '', errors } = await devtools.send('Page.getAppManifest');
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    return { data, problems: [...errors, ...installabilityErrors] };
  } finally {
    await browser.close();
  }
}

test('the app can be installed with the operator’s name, its icons and its shortcuts', async ({
  page,
  playwright,
  launchOptions,
  testServer,
}) => {
  const folder = await createBrandedBuild({ name: 'Harbour Bets', accent: '#7a1f5c' });
  const deployments = await serveDeployments(testServer);
  try {
    deployments.deploy({ folder });
    await testServer.signIn(page);
    const { data, problems } = await readManifest(playwright, launchOptions, `${deployments.url}/Users/Login`);
    expect(problems).toEqual([]);
    const { name, theme_color: color, icons, shortcuts } = JSON.parse(data) as Manifest;
    expect([name, color]).toEqual(['Harbour Bets', '#7a1f5c']);
    const readSize = async (src: string) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    };
    for (const { src, sizes } of icons.filter((icon) => icon.sizes !== 'any'))
      expect(await page.evaluate(readSize, src)).toBe(sizes);
    expect(shortcuts.map((shortcut) => shortcut.name)).toEqual(['In-Play', 'My Bets', 'Transactions']);
    for (const shortcut of shortcuts) {
      await page.goto(`${testServer.url}${shortcut.url}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(shortcut.name);
    }
  } finally {
    await deployments.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('the app can be installed with the touch icon of a brand file as its only picture', async ({
  playwright,
  launchOptions,
  testServer,
}) => {
  const touchIcon = '/brands/tidemark/touch-icon.png';
  const folder = await createBrandedBuild({
    name: 'Exchange',
    pack: { name: 'Harbour Bets', logo: { icon: '/brands/tidemark/icon.svg', touchIcon } },
  });
  const deployments = await serveDeployments(testServer);
  try {
    deployments.deploy({ folder });
    const { data, problems } = await readManifest(playwright, launchOptions, `${deployments.url}/Users/Login`);
    expect(problems).toEqual([]);
    const { name, icons } = JSON.parse(data) as Manifest;
    expect(name).toBe('Harbour Bets');
    expect(icons.map(({ src, sizes }) => [src, sizes])).toEqual([
      ['/brands/tidemark/icon.svg', 'any'],
      [touchIcon, '180x180'],
    ]);
  } finally {
    await deployments.close();
    await rm(folder, { recursive: true, force: true });
  }
});
