import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

const reports = process.env['REPORTS_DIR'];

/** What the stories' own runner does not see: the guide's pages and Storybook itself, in the gate; whole pages in every fate and every component's own page, in the matrix. */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'guide', testMatch: ['guide.workshop.ts', 'manager.workshop.ts', 'index.workshop.ts'] },
    { name: 'fates', testMatch: ['fates.workshop.ts', 'autodocs.workshop.ts', 'pseudo.workshop.ts'] },
  ],
  workers: 2,
  fullyParallel: true,
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: '../../.cache/workshop',
  reporter: reports ? [['list'], ['json', { outputFile: `${reports}/workshop.json` }]] : [['list']],
  use: { ...journeys.use, reducedMotion: 'reduce' },
});
