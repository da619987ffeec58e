import { appendFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { newlyRun } from '../../scripts/counters/newly-run.mjs';

/** Notes what a story ran of the code with counters (scripts/coverage.mjs). */
export async function noteRun(page: Page): Promise<void> {
  const run = await page.evaluate(newlyRun);
  appendFileSync(process.env['COVERAGE_RUN'] ?? '', `${JSON.stringify(run)}\n`);
}
