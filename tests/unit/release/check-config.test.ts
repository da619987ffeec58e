import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeInvalidKey } from '#app/boot/config/describe-invalid-key.ts';
import { parseConfig } from '#app/boot/config/parse.ts';
import { parseLanguageSettings } from '#app/language/operator/language-settings.ts';
import { parseSwitches } from '#app/switches/parse-switches.ts';
import { parseTelemetrySettings } from '#app/telemetry/telemetry-settings.ts';
import { configChanges, configVersion } from '../../../deploy/versions.mjs';
import { describeConfig } from '../../../scripts/operator/describe-config.mjs';

const root = new URL('../../../', import.meta.url).pathname;
const check = (content: unknown) =>
  describeConfig(typeof content === 'string' ? content : JSON.stringify(content), {
    parseConfig,
    parseLanguageSettings,
    parseTelemetrySettings,
    parseSwitches,
    describeInvalidKey,
  });

const example = JSON.parse(readFileSync(`${root}public/config.example.json`, 'utf8')) as Record<string, unknown>;
const ready = { ...example, applicationCredential: 'bmFtZTpzZWNyZXQ=' };

describe('describeConfig', () => {
  test('finds nothing in the example with a credential', () => {
    expect(check(ready)).toEqual({ changes: [], problems: [] });
  });

  test('lists every change since a file without a version', () => {
    const { version: _, ...older } = ready as Record<string, unknown>;
    const { changes, problems } = check(older);
    expect(problems).toEqual([]);
    expect(changes).toHaveLength(configChanges.length + 2);
    expect(changes[0]).toBe(
      `The file is written for schema 1.0.0, and this build reads ${configVersion}. Changes since then:`,
    );
  });

  test('warns of a file that is newer than the build', () => {
    expect(check({ ...ready, version: '1.999.0' }).changes).toEqual([
      `The file is written for schema 1.999.0, and this build reads ${configVersion}. The build may lack keys of the file.`,
    ]);
  });

  test('names each wrong key with its value and its expectation', () => {
    expect(check({ ...ready, live: { transport: 'pigeon' }, featurse: {} }).problems).toEqual([
      'live.transport: "pigeon", expected "polling", "socket" or "auto"',
      'featurse: {}, expected no such key: check its spelling',
    ]);
  });

  test('names a wrong key within languages', () => {
    expect(check({ ...ready, languages: { default: '?' } }).problems).toEqual([
      'languages.default: "?", expected a language tag such as "hi"',
    ]);
  });

  test('names a wrong key within telemetry', () => {
    expect(check({ ...ready, telemetry: { exporter: 'pigeon' } }).problems).toEqual([
      'telemetry.exporter: "pigeon", expected what docs/telemetry.md lists, such as { "exporter": "none" }',
    ]);
  });

  test('names a wrong key within switches', () => {
    expect(check({ ...ready, switches: { paused: { deposit: true, socket: 'off' } } }).problems).toEqual([
      'switches.paused.socket: "off", expected services with true, false or a reason of 1 to 200 characters, such as { "deposits": "Back at 18:00" }',
      'switches.paused.deposit: true, expected no such key: check its spelling',
    ]);
  });

  test('refuses a file of another major version', () => {
    expect(check({ ...ready, version: '2.0.0' }).problems).toEqual([expect.stringMatching(/^version: "2\.0\.0"/)]);
  });

  test('refuses a file that is no JSON', () => {
    expect(check('{').problems).toHaveLength(1);
  });
});
