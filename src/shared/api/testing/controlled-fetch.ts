import { afterEach, beforeEach, vi } from 'vitest';
import { configureApiClient } from '../client/call.ts';

/** Replaces `fetch` in each test of a file. Every request waits until the test responds. */
export function setUpControlledFetch() {
  let waiting: ((response: Response) => void)[] = [];
  beforeEach(() => {
    waiting = [];
    configureApiClient({
      base: 'https://exchange.example/api',
      credential: null,
      getSession: () => ({ token: 'bearer', expiresAt: '2999-01-01T00:00:00.000Z' }),
      onSignedOut: () => undefined,
    });
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => waiting.push(resolve)));
  });
  afterEach(() => void vi.unstubAllGlobals());
  const respondToAll = (envelope: object, status: number): void => {
    for (const respond of waiting.splice(0))
      respond(new Response(JSON.stringify(envelope), { status, headers: { 'content-type': 'application/json' } }));
  };
  return {
    /** Number of requests without a response. */
    countWaiting: () => waiting.length,
    /** Sends this payload to all waiting requests. */
    accept: (data: unknown) => respondToAll({ status: true, data, msg: '' }, 200),
    /** Refuses all waiting requests with this message. */
    refuse: (msg: string) => respondToAll({ status: false, msg }, 400),
  };
}
