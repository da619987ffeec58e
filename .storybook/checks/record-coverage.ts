import { appendFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { collectExecuted } from '../../scripts/coverage/executed-statements.mjs';

/** Records the executed statements of a story with instrumented code (scripts/coverage/measure.mjs). */
export async function recordCoverage(page: Page): Promise<void> {
  const executed = await page.evaluate(collectExecuted);
  appendFileSync(process.env['COVERAGE_RUN'] ?? '', `${JSON.stringify(executed)}\n`);
}
