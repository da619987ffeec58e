/*
 * Requests that leave while the app is still downloading. Imports nothing, because the page's first file waits for its
 * imports. The app sends the same request later through `call`, which then takes the response that is here.
 */

/**
 * Maximum age in milliseconds, as long as `call` waits for a response: such prices would be shown at that age anyway.
 */
const MAX_AGE_MS = 8000;

/** Options of every request to the API. */
export const fetchDefaults = {
  redirect: 'error',
  credentials: 'omit',
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
} as const;

interface EarlyRequest {
  readonly sentAt: number;
  readonly response: Promise<Response | null>;
  readonly abort: () => void;
}

/** Identity of a request: address, body and session. */
export interface RequestIdentity {
  readonly url: string;
  readonly body: string;
  readonly authorization: string;
}

// One per document: the first script writes it before the app exists.
const requests = new Map<string, EarlyRequest>();
const getKey = ({ url, body, authorization }: RequestIdentity): string => [url, body, authorization].join('\n');

/**
 * Sends a reading request of the contract as `call` would. Resolves to a copy of the response, which leaves the other
 * one to `takeEarly`, or to null when the request failed.
 */
export function sendEarly(identity: RequestIdentity): Promise<Response | null> {
  const { url, body, authorization } = identity;
  const controller = new AbortController();
  const response = fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', authorization, 'content-type': 'application/json' },
    body,
    signal: controller.signal,
    ...fetchDefaults,
  }).catch(() => null);
  requests.set(getKey(identity), { sentAt: performance.now(), response, abort: () => controller.abort() });
  return response.then((received) => received?.clone() ?? null);
}

/**
 * Returns the response to a request that left early, once, and when it left, in milliseconds of `performance.now()`.
 * Null when there is none, when it is too old or when it failed: then the caller sends the request itself.
 */
export async function takeEarly(
  identity: RequestIdentity,
  signal: AbortSignal,
): Promise<{ readonly response: Response; readonly sentAt: number } | null> {
  const request = requests.get(getKey(identity));
  if (request === undefined) return null;
  requests.delete(getKey(identity));
  if (performance.now() - request.sentAt > MAX_AGE_MS) {
    request.abort();
    return null;
  }
  signal.addEventListener('abort', request.abort, { once: true });
  const response = await request.response;
  return response?.ok === true ? { response, sentAt: request.sentAt } : null;
}
