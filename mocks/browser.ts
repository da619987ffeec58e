import { setupWorker } from 'msw/browser';
import { DEMO_COMMISSION_PERCENT } from './exchange/betting/commission.ts';
import { createClock } from './exchange/clock.ts';
import { createExchange } from './exchange/create.ts';
import type { Exchange } from './exchange/exchange.ts';
import { DEMO_HISTORY } from './exchange/history/demo-history.ts';
import { openIndexedDbStore } from './exchange/state/indexed-db-store.ts';
import { demoUserId } from './exchange/state/initial-state.ts';
import { connectGames } from './games/bridge.ts';
import { createHandlers } from './handlers/index.ts';
import { createStreamHandler } from './handlers/stream.ts';
import { mountInbox } from './inbox/inbox.ts';
import { createStreamHub } from './stream/hub.ts';

interface TrustedTypePolicies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

const WORKER = '/mockServiceWorker.js';

/**
 * Creates the only Trusted Types policy of the demo. Under `require-trusted-types-for 'script'`, a service worker needs
 * a trusted address; the policy trusts this worker only.
 */
function trustWorkerScript() {
  const policies = Reflect.get(globalThis, 'trustedTypes') as TrustedTypePolicies | undefined;
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

/**
 * Ignores failures of `update()`. MSW calls it at start and does not handle a failure, for example when the bettor
 * leaves the page. The current worker continues.
 */
function tolerateFailedUpdates() {
  const { prototype } = ServiceWorkerRegistration;
  const { update } = prototype;
  prototype.update = async function tolerant(this: ServiceWorkerRegistration) {
    await update.call(this).catch(() => undefined);
    return this;
  };
}

const RELOADED_KEY = 'simulated-exchange:reloaded';

/**
 * Unregisters a worker that does not control the page. After a hard reload the library would reload the page again and
 * again. A new registration takes control without a reload, unless another tab keeps the old one alive.
 */
async function forgetIdleWorker() {
  if (navigator.serviceWorker.controller !== null) return;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  await registration?.unregister();
}

/** Resolves when requests go through the worker. Reloads the page at most once to get there. */
async function waitForWorkerControl() {
  const { serviceWorker } = navigator;
  const control = new Promise<void>((resolve) =>
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
  );
  if (serviceWorker.controller === null)
    await Promise.race([control, new Promise((resolve) => setTimeout(resolve, 1500))]);
  if (serviceWorker.controller !== null) {
    sessionStorage.removeItem(RELOADED_KEY);
    return;
  }
  if (sessionStorage.getItem(RELOADED_KEY) !== null)
    throw new Error(
      'The simulated exchange needs a service worker, and this browser gives it no control over the page.',
    );
  sessionStorage.setItem(RELOADED_KEY, '1');
  location.reload();
  await new Promise(() => undefined);
}

interface SimulationOptions {
  readonly seed: number;
  readonly speed: number;
  /** Port of the games on this host. Without it no game can be launched. */
  readonly gamesPort?: number | undefined;
  /** Address of the operator's logo. Without one, the app shows the text LOGO. */
  readonly logo?: string | undefined;
}

/** Starts the simulated exchange in this page, where it responds to every call. Its bets survive a reload. */
export async function startExchange({ seed, speed, gamesPort, logo }: SimulationOptions): Promise<Exchange> {
  const exchange = createExchange({
    seed,
    clock: createClock({ now: Date.now(), mode: { speed } }),
    store: openIndexedDbStore(),
    commissionPercent: DEMO_COMMISSION_PERCENT,
  });
  await exchange.waitUntilRead();
  await exchange.operator.seedHistory(demoUserId, DEMO_HISTORY);
  const games = gamesPort === undefined ? undefined : `${location.protocol}//${location.hostname}:${gamesPort}`;
  if (games !== undefined) connectGames(exchange, games);
  const worker = setupWorker(
    ...createHandlers(exchange, games, { socket: true, logo }),
    createStreamHandler(createStreamHub(exchange)),
  );
  // The address of another machine has no service worker, so the library responds inside the page.
  const hasWorker = 'serviceWorker' in navigator;
  if (hasWorker) {
    trustWorkerScript();
    tolerateFailedUpdates();
    await forgetIdleWorker();
  }
  await worker.start({ serviceWorker: { url: WORKER }, onUnhandledRequest: 'bypass', quiet: true });
  if (hasWorker) await waitForWorkerControl();
  mountInbox(exchange);
  return exchange;
}
