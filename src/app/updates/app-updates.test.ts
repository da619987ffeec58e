import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAppUpdates } from './app-updates.ts';

const WORKER = 'https://exchange.example/service-worker.js';

/** Stands in for the browser's registration: `waiting` is a new version that has been downloaded. */
function createRegistration(scriptURL: string) {
  const waiting = { scriptURL, state: 'installed', postMessage: vi.fn() };
  return Object.assign(new EventTarget(), { waiting, installing: null, update: () => Promise.resolve() });
}

describe('createAppUpdates', () => {
  const reload = vi.fn();
  const container = new EventTarget();
  let registration = createRegistration(WORKER);

  /** Creates the updates of a page whose worker has downloaded a new version. */
  async function createReadyUpdates() {
    const updates = createAppUpdates();
    await vi.waitFor(() => expect(updates.store.getState().isReady).toBe(true));
    return updates;
  }

  beforeEach(() => {
    reload.mockClear();
    registration = createRegistration(WORKER);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('navigator', {
      serviceWorker: Object.assign(container, {
        controller: { scriptURL: WORKER },
        register: () => Promise.resolve(registration),
      }),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('a new version that waits is ready, and the page does not reload', async () => {
    await createReadyUpdates();
    container.dispatchEvent(new Event('controllerchange'));
    expect(registration.waiting.postMessage).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  test('the page loads again when the new version has started after a press', async () => {
    const { apply } = await createReadyUpdates();
    apply(() => true);
    expect(registration.waiting.postMessage).toHaveBeenCalledExactlyOnceWith('skip-waiting');
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('the page stays when a bet begins before the new version has started', async () => {
    const { apply, store } = await createReadyUpdates();
    let isBetUnderWay = false;
    apply(() => !isBetUnderWay);
    isBetUnderWay = true;
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();

    // The button returns after the bet, and the next press loads the page.
    registration.waiting.state = 'activated';
    expect(store.getState().isReady).toBe(true);
    isBetUnderWay = false;
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
    apply(() => !isBetUnderWay);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('another tab that has activated the version leaves this page as it is', async () => {
    const { apply } = await createReadyUpdates();
    registration.waiting.state = 'activated';
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
    apply(() => false);
    expect(reload).not.toHaveBeenCalled();
    apply(() => true);
    expect(reload).toHaveBeenCalledOnce();
  });

  test("a browser's first worker is no newer version", async () => {
    registration = createRegistration('https://exchange.example/mockServiceWorker.js');
    const { store } = createAppUpdates();
    await Promise.resolve();
    await Promise.resolve();
    expect(store.getState().isReady).toBe(false);
  });
});
