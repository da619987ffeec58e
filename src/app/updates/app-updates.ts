import { createStore, type StoreApi } from 'zustand/vanilla';

interface TrustedTypePolicies {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string };
}

const WORKER = '/service-worker.js';
const CHECK_EVERY_MS = 60 * 60_000;

/**
 * Creates the app's only Trusted Types policy. Under `require-trusted-types-for 'script'`, a service worker needs a
 * trusted address; this policy knows no other than the worker's.
 */
function trustWorkerScript(): string {
  const policies = Reflect.get(globalThis, 'trustedTypes') as TrustedTypePolicies | undefined;
  return policies?.createPolicy('service-worker', { createScriptURL: () => WORKER }).createScriptURL('') ?? WORKER;
}

export interface AppUpdates {
  /** Whether a newer version of the app is in the browser's cache and waits for `apply`. */
  readonly store: StoreApi<{ readonly isReady: boolean }>;
  /**
   * Loads the page again, with the newer version. Other tabs keep theirs. `canReload` is called when that version has
   * started: where it returns false, the page stays, and the next call loads it.
   */
  apply(canReload: () => boolean): void;
}

/** Registers the service worker, and looks for a newer version of the app every hour. */
export function createAppUpdates(): AppUpdates {
  const store = createStore<{ readonly isReady: boolean }>()(() => ({ isReady: false }));
  let waiting: ServiceWorker | null = null;

  function watch(registration: ServiceWorkerRegistration): void {
    const checkWaitingWorker = () => {
      const { controller } = navigator.serviceWorker;
      // A browser's first worker, or one in place of the demo's, is no newer version.
      if (registration.waiting === null || controller?.scriptURL !== registration.waiting.scriptURL) return;
      waiting = registration.waiting;
      store.setState({ isReady: true });
    };
    checkWaitingWorker();
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', checkWaitingWorker),
    );
    setInterval(() => void registration.update().catch(() => undefined), CHECK_EVERY_MS);
  }

  async function register(): Promise<void> {
    watch(await navigator.serviceWorker.register(trustWorkerScript()));
  }

  // Without a worker the app loads over the network: a browser may refuse it, and an operator's headers may.
  if ('serviceWorker' in navigator) void register().catch(() => undefined);

  return {
    store,
    apply(canReload) {
      const reload = () => {
        if (canReload()) location.reload();
      };
      // Another tab may have activated it already.
      if (waiting?.state === 'installed') {
        navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
        waiting.postMessage('skip-waiting');
      } else reload();
    },
  };
}
