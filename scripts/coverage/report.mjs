import { appendFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import { collectExecuted } from './executed-statements.mjs';

afterAll(() => {
  const run = collectExecuted();
  if (run.length > 0) appendFileSync(process.env['COVERAGE_RUN'], `${JSON.stringify(run)}\n`);
});
