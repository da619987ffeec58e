import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addConfigHosts, addReporting, addSubdomains, headerFormats } from '../../scripts/operator/config-headers.mjs';
import { readHeaders, withFrameOrigins, withSimulatedExchange } from '../../scripts/serve/headers.mjs';

const file = new URL('../../deploy/headers', import.meta.url).pathname;
const shipped = readHeaders(file);
const readPolicy = (headers: [string, string][]) =>
  new Map(
    (headers.find(([name]) => name === 'Content-Security-Policy')?.[1] ?? '').split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/);
      return [name, values] as const;
    }),
  );

describe('security headers', () => {
  const csp = readPolicy(shipped);

  test('the policy forbids inline scripts and styles, evaluation and framing of the app', () => {
    expect([...csp.values()].flat()).not.toContain("'unsafe-inline'");
    expect([...csp.values()].flat()).not.toContain("'unsafe-eval'");
    expect(csp.get('script-src')).toEqual(["'self'"]);
    expect(csp.get('default-src')).toEqual(["'none'"]);
    expect(csp.get('frame-ancestors')).toEqual(["'none'"]);
    expect(csp.get('base-uri')).toEqual(["'none'"]);
    expect(csp.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(csp.get('trusted-types')).toEqual(['service-worker']);
  });

  test('the policy names no host before config.json does', () => {
    expect([...csp.values()].flat().filter((source) => /^[a-z]+:|\./.test(source))).toEqual([]);
  });

  test('the browser loads the app over https for a year', () => {
    expect(new Map(shipped).get('Strict-Transport-Security')).toBe('max-age=31536000');
  });

  test('the policy of the demo differs by the name of its Trusted Types policy', () => {
    const demo = readPolicy(withSimulatedExchange(shipped));
    expect(demo.get('trusted-types')).toEqual(['simulated-exchange']);
    demo.set('trusted-types', ['service-worker']);
    expect([...demo]).toEqual([...csp]);
  });

  test('the policy adds only the origin of the games when they are framed over HTTP', () => {
    const framing = readPolicy(withFrameOrigins(shipped, ['http://localhost:5174']));
    expect(framing.get('frame-src')).toEqual(["'self'", 'http://localhost:5174']);
    framing.set('frame-src', ["'self'"]);
    expect([...framing]).toEqual([...csp]);
  });
});

describe('addConfigHosts', () => {
  const addTo = (config: object, allowsWildcards = false) =>
    readPolicy(addConfigHosts(shipped, config, { allowsWildcards }));

  test('adds the hosts of each key to its directive alone', () => {
    const config = {
      apiBase: 'https://api.example/v1',
      live: { socket: 'wss://prices.example:8443/stream' },
      telemetry: { exporter: 'otlp', url: 'https://collector.example/otlp' },
      frameHosts: ['games.example', 'tv.example:8443'],
      imageHosts: ['images.example'],
    };
    const policy = addTo(config);
    expect(policy.get('connect-src')).toEqual([
      "'self'",
      'https://api.example',
      'wss://prices.example:8443',
      'https://collector.example',
    ]);
    expect(policy.get('frame-src')).toEqual(["'self'", 'https://games.example', 'https://tv.example:8443']);
    expect(policy.get('img-src')).toEqual(["'self'", 'https://images.example', 'https://api.example']);
    for (const name of ['connect-src', 'frame-src', 'img-src']) policy.set(name, ["'self'"]);
    expect([...policy]).toEqual([...readPolicy(shipped)]);
  });

  test('adds the socket below the API, unless the app only polls', () => {
    const apiBase = 'https://api.example/v1';
    expect(addTo({ apiBase }).get('connect-src')).toEqual(["'self'", 'https://api.example', 'wss://api.example']);
    const polling = { apiBase, live: { transport: 'polling' } };
    expect(addTo(polling).get('connect-src')).toEqual(["'self'", 'https://api.example']);
  });

  test('adds nothing for the paths of the example', () => {
    const example = JSON.parse(
      readFileSync(new URL('../../public/config.example.json', import.meta.url), 'utf8'),
    ) as object;
    expect(addConfigHosts(shipped, example)).toEqual(shipped);
  });

  test.each(['wss://x;frame-ancestors', 'https://*', 'https://*.example', "https://a'b", 'https://[::1]'])(
    'refuses the address %j',
    (address) => {
      expect(() => addTo({ apiBase: address })).toThrow('apiBase');
      expect(() => addTo({ live: { socket: address } })).toThrow('live.socket');
      expect(() => addTo({ telemetry: { exporter: 'otlp', url: address } })).toThrow('telemetry.url');
    },
  );

  test.each([
    "games.example; script-src 'unsafe-inline'",
    'games.example/path',
    'https://games.example',
    "'unsafe-inline'",
    'a b',
    '*',
    '',
    7,
  ])('refuses the host %j', (host) => {
    expect(() => addTo({ frameHosts: [host] }, true)).toThrow('frameHosts');
    expect(() => addTo({ imageHosts: [host] }, true)).toThrow('imageHosts');
  });

  test('adds a wildcard only when it is wanted, and never one of a top level', () => {
    const config = { frameHosts: ['*.games.example'] };
    expect(() => addTo(config)).toThrow('--allow-wildcards');
    expect(addTo(config, true).get('frame-src')).toEqual(["'self'", 'https://*.games.example']);
    expect(() => addTo({ frameHosts: ['*.example'] }, true)).toThrow('too wide');
  });

  test.each(['javascript:alert(1)', 'api.example', 7])('refuses the API base %j', (apiBase) => {
    expect(() => addTo({ apiBase })).toThrow('apiBase');
  });
});

describe('addReporting', () => {
  test('names the address in the policy and in a header', () => {
    const headers = addReporting(shipped, 'https://reports.example/csp');
    expect(readPolicy(headers).get('report-uri')).toEqual(['https://reports.example/csp']);
    expect(readPolicy(headers).get('report-to')).toEqual(['csp']);
    expect(headers.at(-1)).toEqual(['Reporting-Endpoints', 'csp="https://reports.example/csp"']);
  });

  test.each(['http://reports.example', '//reports.example', "/x; script-src 'unsafe-inline'", 'reports'])(
    'refuses the address %j',
    (address) => {
      expect(() => addReporting(shipped, address)).toThrow('no https address');
    },
  );
});

describe('headerFormats', () => {
  const headers: [string, string][] = [['Reporting-Endpoints', 'csp="/reports"']];

  test('nginx escapes quotes and sends the header with errors too', () => {
    expect(headerFormats.nginx(headers)).toEqual(['add_header Reporting-Endpoints "csp=\\"/reports\\"" always;']);
  });

  test('static hosts get the headers of every path, and the cache of two', () => {
    expect(headerFormats.static(headers)).toEqual([
      '/*',
      '  Reporting-Endpoints: csp="/reports"',
      '/assets/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '/config.json',
      '  Cache-Control: no-store',
    ]);
  });
});

test('addSubdomains changes the transport header alone', () => {
  const changed = addSubdomains(shipped).filter(([name, value]) => new Map(shipped).get(name) !== value);
  expect(changed).toEqual([['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']]);
});
