// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createControllers } from '#shared/controllers/controllers.ts';
import { installFakeStorages } from '#shared/storage/testing/fake-storage.ts';
import { finishStart } from './after-start.ts';
import { parseConfig } from './config/parse.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['preview'];
});

const config = {
  apiBase: '/api/v1',
  applicationCredential: 'bmFtZTpzZWNyZXQ=',
  brand: { name: 'Exchange' },
  currency: 'INR',
};

function start(): ReadonlyMap<string, string> {
  const { local } = installFakeStorages();
  const parsed = parseConfig(config, false);
  if (parsed.kind !== 'config') throw new Error('the configuration is invalid');
  void finishStart(parsed.config, createControllers(new QueryClient()));
  return local.map;
}

describe('hints for the next page', () => {
  test('finishStart stores the address of the API at once, for a visit of a second', () => {
    expect(start().get('api-base@1')).toBe('/api/v1');
  });

  test('finishStart stores no address of a previewed configuration', () => {
    document.documentElement.dataset['preview'] = String(Date.now() + 60_000);
    expect(start().has('api-base@1')).toBe(false);
  });
});
