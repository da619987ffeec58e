import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseConfig } from './parse.ts';
import { configSchema } from './schema.ts';
import { expectations } from './texts.ts';

const good = {
  apiBase: '/api/v1',
  applicationCredential: 'bmFtZTpzZWNyZXQ=',
  brand: { name: 'Exchange' },
  currency: 'INR',
};

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const listWrongKeys = (json: unknown, hasSimulation = true): readonly string[] => {
  const parsed = parseConfig(json, hasSimulation);
  return parsed.kind === 'wrong' ? parsed.wrong.map((each) => each.key) : [];
};

describe('parseConfig with a valid file', () => {
  test('fills in defaults and keeps the credential', () => {
    const parsed = parseConfig(good, false);
    expect(parsed.kind === 'config' && parsed.config).toMatchObject({
      locale: 'en-IN',
      timeZone: 'local',
      frameHosts: [],
      live: { transport: 'auto', inPlayMs: 700 },
      features: { statementSideInverted: true },
      simulatedExchange: null,
      applicationCredential: 'bmFtZTpzZWNyZXQ=',
    });
  });

  test('accepts a missing credential only with the simulated exchange', () => {
    const { applicationCredential: _, ...rest } = good;
    const parsed = parseConfig({ ...rest, simulatedExchange: true }, true);
    expect(parsed.kind === 'config' && parsed.config).toMatchObject({
      applicationCredential: null,
      simulatedExchange: { seed: 1, speed: 1 },
    });
    expect(listWrongKeys(rest)).toEqual(['applicationCredential']);
  });

  test('ignores remarks at any depth', () => {
    expect(parseConfig({ '//': 'hello', ...good, brand: { '// name': 'ours', name: 'Exchange' } }, false).kind).toBe(
      'config',
    );
  });

  test.each(['/api/v1', 'https://api.example.com/api/v1', 'http://localhost:8080/api/v1'])(
    'accepts the API base %s',
    (apiBase) => {
      expect(listWrongKeys({ ...good, apiBase })).toEqual([]);
    },
  );

  test('accepts the demo configuration', () => {
    expect(listWrongKeys(readJson('public-demo/config.json'))).toEqual([]);
  });

  test('misses only the credential in the example', () => {
    expect(listWrongKeys(readJson('public/config.example.json'), false)).toEqual(['applicationCredential']);
  });
});

describe('parseConfig with an invalid file', () => {
  test.each<[string, unknown, readonly string[]]>([
    ['a list', [], ['']],
    ['null', null, ['']],
    ['no base', { ...good, apiBase: undefined }, ['apiBase']],
    ['a base on another protocol', { ...good, apiBase: 'javascript:alert(1)' }, ['apiBase']],
    ['a protocol-relative base', { ...good, apiBase: '//evil.example' }, ['apiBase']],
    ['a base with a slash at the end', { ...good, apiBase: '/api/v1/' }, ['apiBase']],
    ['a base with a password', { ...good, apiBase: 'https://a:b@api.example' }, ['apiBase']],
    ['a credential that is no base64', { ...good, applicationCredential: 'name:secret' }, ['applicationCredential']],
    ['an accent in words', { ...good, brand: { name: 'A', accent: 'green' } }, ['brand.accent']],
    ['an empty name', { ...good, brand: { name: ' ' } }, ['brand.name']],
    ['an unknown time zone', { ...good, timeZone: 'Mars/Olympus' }, ['timeZone']],
    ['an invalid locale', { ...good, locale: '??' }, ['locale']],
    ['an unknown language', { ...good, locale: 'xx-IN' }, ['locale']],
    ['a currency in words', { ...good, currency: 'rupees' }, ['currency']],
    ['an unknown transport', { ...good, live: { transport: 'pigeon' } }, ['live.transport']],
    ['a socket on another protocol', { ...good, live: { socket: 'https://api.example/stream' } }, ['live.socket']],
    ['a socket with a password', { ...good, live: { socket: 'wss://a:b@api.example/stream' } }, ['live.socket']],
    ['too fast a poll', { ...good, live: { inPlayMs: 1 } }, ['live.inPlayMs']],
    ['a host with a path', { ...good, frameHosts: ['ok.example', 'bad.example/path'] }, ['frameHosts.1']],
    ['a misspelt key', { ...good, brnad: {} }, ['brnad']],
    ['a misspelt switch', { ...good, features: { fancyy: true } }, ['features.fancyy']],
    ['null where something may be left out', { ...good, locale: null, live: null }, ['locale', 'live']],
    [
      'an invalid seed and speed',
      { ...good, simulatedExchange: { seed: 1.5, speed: 0 } },
      ['simulatedExchange.seed', 'simulatedExchange.speed'],
    ],
    ['two invalid keys', { ...good, currency: 1, locale: 2 }, ['currency', 'locale']],
  ])('lists the keys of %s', (_, json, keys) => {
    expect(listWrongKeys(json)).toEqual(keys);
  });

  test('lists the value and the problem of each key', () => {
    const parsed = parseConfig({ ...good, brnad: {}, currency: undefined, simulatedExchange: true }, false);
    expect(parsed).toEqual({
      kind: 'wrong',
      wrong: [
        { key: 'currency', found: null, reason: 'invalid-value' },
        { key: 'brnad', found: '{}', reason: 'unknown-key' },
        { key: 'simulatedExchange', found: 'true', reason: 'production-only' },
      ],
    });
  });

  test('refuses the simulated exchange in a production build', () => {
    expect(listWrongKeys({ ...good, simulatedExchange: true }, false)).toEqual(['simulatedExchange']);
    expect(listWrongKeys({ ...good, simulatedExchange: { seed: 1 } }, false)).toEqual(['simulatedExchange']);
  });

  test('never repeats the credential', () => {
    const parsed = parseConfig({ ...good, applicationCredential: 'top secret' }, false);
    expect(JSON.stringify(parsed)).not.toContain('top secret');
  });

  test('shortens a long value', () => {
    const parsed = parseConfig({ ...good, currency: 'x'.repeat(500) }, false);
    expect(parsed.kind === 'wrong' && parsed.wrong[0]?.found?.length).toBeLessThan(70);
  });
});

test('every key of the configuration schema has an expectation text', () => {
  expect(Object.keys(configSchema.shape).filter((key) => expectations[key] === undefined)).toEqual([]);
});
