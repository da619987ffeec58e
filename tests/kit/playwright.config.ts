import { defineConfig } from '@playwright/test';
import e2eConfig from '../../playwright.config.ts';

const reports = process.env['REPORTS_DIR'];

/** Tests of the ui-kit as a package: what it contains, its public types, and an app that uses it. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 1,
  retries: 0,
  timeout: 60_000,
  outputDir: '../../.cache/kit-tests',
  reporter: reports ? [['list'], ['json', { outputFile: `${reports}/kit.json` }]] : [['list']],
  ...(e2eConfig.use && { use: e2eConfig.use }),
});
