import { defineConfig } from '@playwright/test';
import e2eConfig from '../../playwright.config.ts';

const reports = process.env['REPORTS_DIR'];

/**
 * Checks that the runner of the stories cannot make. `npm test` covers the guide and Storybook itself. The matrix
 * covers whole pages in every network scenario, every component's docs page, and what assistants read.
 */
export default defineConfig({
  testDir: '.',
  projects: [
    {
      name: 'guide',
      testMatch: ['guide.spec.ts', 'manager.spec.ts', 'index.spec.ts', 'manifest.spec.ts', 'anatomy.spec.ts'],
    },
    {
      name: 'network-scenarios',
      testMatch: ['network-scenarios.spec.ts', 'autodocs.spec.ts', 'pseudo-locale.spec.ts', 'mcp.spec.ts'],
    },
  ],
  workers: 2,
  fullyParallel: true,
  retries: 1,
  failOnFlakyTests: reports === undefined,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: '../../.cache/storybook',
  reporter: reports ? [['list'], ['json', { outputFile: `${reports}/storybook.json` }]] : [['list']],
  // Stories get their responses from MSW's worker.
  use: { ...e2eConfig.use, serviceWorkers: 'allow', reducedMotion: 'reduce' },
});
