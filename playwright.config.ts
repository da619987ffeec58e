import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const reports = process.env['REPORTS_DIR'];
/** Without it, Playwright uses a browser of its own. */
const browserPath = process.env['CHROMIUM_PATH'] ?? ['/usr/bin/chromium'].find(existsSync);

/** Browser tests of the production build against the simulated exchange over real HTTP. */
export default defineConfig({
  testDir: 'tests',
  testMatch: process.env['PICTURES'] ? 'visual/pictures.spec.ts' : 'e2e/**/*.spec.ts',
  // More workers than cores, because tests mostly wait for bet delays and responses. Each test has an exchange of its
  // own.
  workers: 3,
  fullyParallel: false,
  // The second attempt tells an unstable test from a broken one. Both fail the run. `npm test` counts the unstable
  // tests of every runner together (scripts/check.mjs).
  retries: process.env['PICTURES'] ? 0 : 1,
  failOnFlakyTests: reports === undefined,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  outputDir: '.cache/e2e',
  reporter: reports ? [['list'], ['json', { outputFile: `${reports}/e2e.json` }]] : [['list']],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A press that cannot reach its target fails with its own message, before the test times out.
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    // Without the app's service worker, a test intercepts every request. Specs of a worker allow it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browserPath !== undefined && { executablePath: browserPath }),
      args: (process.env['CHROMIUM_ARGS'] ?? '--no-sandbox --disable-gpu').split(' '),
    },
  },
});
