import { defineConfig } from '@playwright/test';
import type { Engine } from './support/fixtures.ts';

/** Written by scripts/test-engines.mjs. */
const engines = JSON.parse(process.env['ENGINES'] ?? '[]') as readonly Engine[];

/** The money flows in the browsers of this machine. Playwright runs the tests only: it drives no browser. */
export default defineConfig<object, { engine: Engine | null }>({
  testDir: '.',
  projects: engines.map((engine) => ({ name: engine.name, use: { engine } })),
  workers: 1,
  retries: 0,
  timeout: 240_000,
  outputDir: '../../.cache/engines',
  reporter: [['list'], ['json', { outputFile: '../../.cache/engines.json' }]],
});
