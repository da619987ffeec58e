import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect } from '@playwright/test';
import { serveFolder } from '../../scripts/serve/serve.mjs';
import { test } from './support/fixtures.ts';

const demo = new URL('../../dist-demo/', import.meta.url).pathname;

const readVisibleText = () => document.body.innerText;
/** Runs in the page. Leaves a second of the notice's delay. */
function shortenDelay(): number {
  const animations = document.getAnimations();
  for (const animation of animations) animation.currentTime = 19_000;
  return animations.length;
}

test('the browser paints the notice that the app has not started', async ({ enginePage }) => {
  const folder = mkdtempSync(`${tmpdir()}/no-scripts-`);
  cpSync(demo, folder, { recursive: true, filter: (file) => !file.endsWith('.js') });
  const { server, url } = await serveFolder({ folder, port: 6280 });
  try {
    await enginePage.open(`${url}/`);
    const blank = Buffer.from(await enginePage.takeScreenshot());
    expect(await enginePage.evaluate(readVisibleText)).not.toContain('The exchange has not started');
    expect(Buffer.from(await enginePage.takeScreenshot()).equals(blank)).toBe(true);

    expect(await enginePage.evaluate(shortenDelay)).toBe(1);
    await expect.poll(() => enginePage.evaluate(readVisibleText)).toContain('The exchange has not started');
    await expect.poll(async () => Buffer.from(await enginePage.takeScreenshot()).equals(blank)).toBe(false);
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
