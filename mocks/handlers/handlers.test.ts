import { HttpHandler } from 'msw';
import { afterAll, describe, expect, test } from 'vitest';
import { contract } from '#shared/api/contract/index.ts';
import { createClock } from '../exchange/clock.ts';
import { createExchange } from '../exchange/create.ts';
import { toMockUrl } from '../network-scenarios.ts';
import { createHandlers } from './index.ts';

const exchange = createExchange({ seed: 7, clock: createClock({ now: Date.parse('2026-11-21T14:30:00Z') }) });
afterAll(() => exchange.dispose());

const handledAddresses = createHandlers(exchange).map((handler) => {
  if (!(handler instanceof HttpHandler)) throw new Error('not an HTTP handler');
  return `${String(handler.info.method)} ${String(handler.info.path)}`;
});

describe('handlers of the simulated exchange', () => {
  test.each(Object.entries(contract))('the handlers respond to %s exactly once', (_name, spec) => {
    expect(handledAddresses.filter((each) => each === `${spec.method} ${toMockUrl(spec)}`)).toHaveLength(1);
  });

  test('the handlers respond only to calls of the contract', () => {
    const known = Object.values(contract).map((spec) => `${spec.method} ${toMockUrl(spec)}`);
    expect(handledAddresses.filter((each) => !known.includes(each))).toEqual([
      'GET */casino-art/:name',
      'GET */wallet-art/:name',
    ]);
  });
});
