import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openSources } from '../scripts/lib/load-sources.mjs';
import { describeConfig } from '../scripts/operator/describe-config.mjs';

// Checks config.json as the app does, names every wrong key, and lists what changed since the file's version:
// node deploy/check-config.mjs [--demo] <config.json>
const { values, positionals } = parseArgs({ options: { demo: { type: 'boolean' } }, allowPositionals: true });
const [file] = positionals;
if (file === undefined) throw new Error('usage: node deploy/check-config.mjs [--demo] <config.json>');
const sources = await openSources();
try {
  const { parseConfig } = await sources.load('src/app/boot/config/parse.ts');
  const { parseLanguageSettings } = await sources.load('src/app/language/operator/language-settings.ts');
  const { parseTelemetrySettings } = await sources.load('src/app/telemetry/telemetry-settings.ts');
  const { parseSwitches } = await sources.load('src/app/switches/parse-switches.ts');
  const { describeInvalidKey } = await sources.load('src/app/boot/config/describe-invalid-key.ts');
  const app = { parseConfig, parseLanguageSettings, parseTelemetrySettings, parseSwitches, describeInvalidKey };
  const { changes, problems } = describeConfig(readFileSync(file, 'utf8'), app, values.demo);
  for (const line of changes) console.log(line);
  console.log([`${file}: ${problems.length === 0 ? 'ready' : `${problems.length} wrong`}`, ...problems].join('\n  '));
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await sources.close();
}
