import { expect, test } from 'vitest';
import { parseTelemetrySettings } from './telemetry-settings.ts';

const listWrongKeys = (telemetry: unknown): readonly string[] => {
  const parsed = parseTelemetrySettings(telemetry);
  return parsed.kind === 'wrong' ? parsed.wrong.map(({ key }) => key) : [];
};

test('parseTelemetrySettings sends nothing by default', () => {
  expect(parseTelemetrySettings({})).toEqual({
    kind: 'settings',
    settings: {
      exporter: 'none',
      sampleRate: 1,
      errorSampleRate: 1,
      batchSize: 30,
      intervalSeconds: 10,
      traceparent: false,
    },
  });
});

test.each(['/collect', 'https://collector.example', 'http://localhost:4318/otlp'])(
  'parseTelemetrySettings accepts the address %s',
  (url) => expect(listWrongKeys({ exporter: 'otlp', url })).toEqual([]),
);

test.each<[string, unknown, readonly string[]]>([
  ['an exporter without an address', { exporter: 'beacon' }, ['telemetry.url']],
  ['an unknown exporter', { exporter: 'otpl', url: '/x' }, ['telemetry.exporter']],
  ['a misspelt key', { exportr: 'otlp' }, ['telemetry.exportr']],
  [
    'rates outside 0 to 1',
    { sampleRate: 2, errorSampleRate: -1 },
    ['telemetry.sampleRate', 'telemetry.errorSampleRate'],
  ],
  [
    'no batch and no interval',
    { batchSize: 0, intervalSeconds: 0 },
    ['telemetry.batchSize', 'telemetry.intervalSeconds'],
  ],
  ['an address of another protocol', { exporter: 'otlp', url: 'javascript:alert(1)' }, ['telemetry.url']],
  ['an address with a password', { exporter: 'otlp', url: 'https://a:b@c.example' }, ['telemetry.url']],
  ['an address without a protocol', { exporter: 'otlp', url: '//evil.example' }, ['telemetry.url']],
  ['a slash at the end', { exporter: 'otlp', url: 'https://c.example/' }, ['telemetry.url']],
])('parseTelemetrySettings lists the keys of %s', (_, telemetry, keys) => {
  expect(listWrongKeys(telemetry)).toEqual(keys);
});
