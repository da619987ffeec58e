import { setupWorker } from 'msw/browser';
import { createClock } from './exchange/clock.ts';
import { createExchange } from './exchange/create.ts';
import type { Exchange } from './exchange/exchange.ts';
import { openStore } from './exchange/persist.ts';
import { createHandlers } from './handlers/index.ts';

interface TrustedPolicies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

const WORKER = '/mockServiceWorker.js';

/**
 * Under `require-trusted-types-for 'script'` a service worker is registered by a trusted address only. The one policy of the demo
 * trusts its own worker and nothing else.
 */
function trustTheWorker() {
  const policies = Reflect.get(globalThis, 'trustedTypes') as TrustedPolicies | undefined;
  if (policies === undefined) return;
  const policy = policies.createPolicy('simulated-exchange', {
    createScriptURL(url) {
      if (new URL(url, location.href).href === new URL(WORKER, location.href).href) return url;
      throw new TypeError(`not the simulated exchange's worker: ${url}`);
    },
  });
  const container = navigator.serviceWorker;
  const register = container.register.bind(container);
  container.register = (url, options) => register(policy.createScriptURL(String(url)), options);
}

/** Starts the simulated exchange in this page: from here on it answers every call. Its bets survive a reload. */
export async function startExchange({ seed, speed }: { seed: number; speed: number }): Promise<Exchange> {
  const exchange = createExchange({ seed, clock: createClock({ now: Date.now(), mode: { speed } }), store: openStore() });
  await exchange.ready();
  trustTheWorker();
  const worker = setupWorker(...createHandlers(exchange));
  await worker.start({ serviceWorker: { url: WORKER }, onUnhandledRequest: 'bypass', quiet: true });
  return exchange;
}
