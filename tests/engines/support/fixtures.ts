import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { test as base } from '@playwright/test';
import { serveDemo } from '../../../scripts/serve/serve.mjs';
import { type Bettor, createBettor } from './bettor.ts';
import type { EnginePage } from './engine-page.ts';
import { launchWithPuppeteer } from './puppeteer-page.ts';
import { launchWithWebDriver } from './webdriver-page.ts';

/** An engine of this machine, as `scripts/lib/find-engines.mjs` finds it. */
export interface Engine {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  readonly executablePath: string;
  /** Program that drives the browser. Null for a browser that is driven directly. */
  readonly driverPath: string | null;
}

const root = new URL('../../../', import.meta.url).pathname;

function launchEngine(engine: Engine, downloads: string): Promise<EnginePage> {
  const options = { executablePath: engine.executablePath, downloads };
  if (engine.driverPath !== null) return launchWithWebDriver(engine.driverPath, options);
  if (engine.name === 'webkit') throw new Error('WebKit needs a driver');
  return launchWithPuppeteer(engine.name, options);
}

export const test = base.extend<
  { downloads: string; enginePage: EnginePage; bettor: Bettor },
  { engine: Engine | null; demoUrl: string }
>({
  engine: [null, { option: true, scope: 'worker' }],
  demoUrl: [
    async ({ engine: _engine }, use) => {
      const demo = await serveDemo({ folder: `${root}dist-demo`, port: 6240 });
      await use(demo.url);
      demo.close();
    },
    { scope: 'worker' },
  ],
  /** Folder in which the browser saves files. */
  downloads: async ({ engine: _engine }, use) => {
    const folder = mkdtempSync(`${tmpdir()}/engine-`);
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  /** A new browser with an empty profile. */
  enginePage: async ({ engine, downloads }, use, testInfo) => {
    if (engine === null) throw new Error('Run `npm run test:engines`: it finds the engines.');
    const page = await launchEngine(engine, downloads);
    testInfo.annotations.push({ type: 'engine', description: page.description });
    try {
      await page.resize(1280, 800);
      await use(page);
      if (testInfo.status !== testInfo.expectedStatus)
        writeFileSync(testInfo.outputPath('screenshot.png'), await page.takeScreenshot());
    } finally {
      await page.close();
    }
  },
  bettor: async ({ enginePage }, use) => use(createBettor(enginePage)),
});
