import { describe, expect, test } from 'vitest';
import { readHeaders, withFrameOrigins, withSimulatedExchange } from '../../scripts/serve/headers.mjs';

const file = new URL('../../deploy/headers', import.meta.url).pathname;
const readPolicy = (headers: [string, string][]) =>
  new Map(
    (headers.find(([name]) => name === 'Content-Security-Policy')?.[1] ?? '').split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/);
      return [name, values] as const;
    }),
  );

describe('security headers', () => {
  const csp = readPolicy(readHeaders(file));

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

  test('the policy of the demo differs by the name of its Trusted Types policy', () => {
    const demo = readPolicy(withSimulatedExchange(readHeaders(file)));
    expect(demo.get('trusted-types')).toEqual(['simulated-exchange']);
    demo.set('trusted-types', ['service-worker']);
    expect([...demo]).toEqual([...csp]);
  });

  test('the policy adds only the origin of the games when they are framed over HTTP', () => {
    const framing = readPolicy(withFrameOrigins(readHeaders(file), ['http://localhost:5174']));
    expect(framing.get('frame-src')).toEqual(["'self'", 'https:', 'http://localhost:5174']);
    framing.set('frame-src', ["'self'", 'https:']);
    expect([...framing]).toEqual([...csp]);
  });
});
