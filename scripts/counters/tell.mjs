import { appendFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import { newlyRun } from './newly-run.mjs';

afterAll(() => {
  const run = newlyRun();
  if (run.length > 0) appendFileSync(process.env['COVERAGE_RUN'], `${JSON.stringify(run)}\n`);
});
