// `npm run bench` measures everything; `npm run bench -- grid press` only the named parts. `--quick` measures briefly,
// `--record` writes docs/performance.md.
import { parseArgs } from 'node:util';
import { withBrowser } from './harness/browser.mjs';
import { describeMachine, record } from './harness/report.mjs';

// Set before any build: vite would otherwise build in development mode after it has started a server in this process.
process.env.NODE_ENV = 'production';

const parts = [
  'grid',
  'rate',
  'press',
  'interactions',
  'memory',
  'tabs',
  'nothing-lost',
  'bytes',
  'first-price',
  'first-load',
  'scroll',
  'sketches',
];
const {
  values: { quick = false, record: isRecorded = false },
  positionals: requestedParts,
} = parseArgs({ allowPositionals: true, options: { quick: { type: 'boolean' }, record: { type: 'boolean' } } });
const unknown = requestedParts.filter((name) => !parts.includes(name));
if (unknown.length > 0) throw new Error(`no part ${unknown.join(', ')}: there are ${parts.join(', ')}`);
if (quick && isRecorded) throw new Error('a quick look is not recorded');

const version = await withBrowser((browser) => browser.version());
const failures = [];
for (const name of parts.filter((part) => requestedParts.length === 0 || requestedParts.includes(part))) {
  const environment = describeMachine(version);
  console.log(`\n${name} (${environment})`);
  const { run } = await import(`./parts/${name}.mjs`);
  try {
    const { text, failed } = await run({ quick });
    console.log(`\n${text}`);
    if (isRecorded) record(name, `${text}\n\n${environment}.`);
    failures.push(...failed.map((each) => `${name}: ${each}`));
  } catch (error) {
    console.error(error);
    failures.push(`${name}: ${error.message}`);
  }
}
for (const failure of failures) console.error(`not reached: ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;
