import { defineConfig } from '@playwright/test';

const reports = process.env['REPORTS_DIR'];

/** Journeys through the production build, in a real browser, against the simulated exchange over real HTTP. */
export default defineConfig({
  testDir: 'tests',
  testMatch: process.env['PICTURES'] ? 'visual/pictures.spec.ts' : 'e2e/**/*.spec.ts',
  // More than there are cores: most of a journey is waiting, for a bet delay or the next answer. Each has an exchange of its own.
  workers: 3,
  fullyParallel: false,
  // On a machine that pauses, once more; what needed it is told at the end of the run.
  retries: process.env['PICTURES'] ? 0 : 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  outputDir: '.cache/e2e',
  reporter: reports ? [['list'], ['json', { outputFile: `${reports}/e2e.json` }]] : [['list']],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A press that never lands says so by its own name, long before the journey's time is up.
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: (process.env['CHROMIUM_ARGS'] ?? '--no-sandbox --disable-gpu').split(' '),
    },
  },
});
