import type { Page, Request } from '@playwright/test';

/**
 * React delays the render of a suspended part by up to 300 ms to prevent flicker. The page looks finished until then.
 */
const RENDER_MS = 400;

/**
 * Longest wait for the response to a call, in milliseconds. A busy machine takes two seconds. Some stories show a call
 * that never ends.
 */
const RESPONSE_MS = 3000;

/** The code files and calls that a page waits for, and for each call the time when it was sent. */
interface PendingRequests {
  readonly files: Set<Request>;
  /** Time of the last code file. */
  lastAt: number;
  readonly calls: Map<Request, number>;
}
const requestsOf = new WeakMap<Page, PendingRequests>();

/** Starts to track a page. Call it before the page makes requests; a second call changes nothing. */
export function trackRequests(page: Page): void {
  if (requestsOf.has(page)) return;
  const requests: PendingRequests = { files: new Set(), lastAt: -Infinity, calls: new Map() };
  requestsOf.set(page, requests);
  const handleEnd = (request: Request): void => {
    if (requests.files.delete(request)) requests.lastAt = Date.now();
    requests.calls.delete(request);
  };
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requests.files.add(request);
    if (request.resourceType() === 'fetch') requests.calls.set(request, Date.now());
  });
  page.on('requestfinished', handleEnd);
  page.on('requestfailed', handleEnd);
}

/** Tells whether a part of the page is still loading, even if the page looks finished. */
export function hasPendingRequests(page: Page): boolean {
  const requests = requestsOf.get(page);
  if (requests === undefined) return false;
  const now = Date.now();
  const isWaiting = [...requests.calls.values()].some((sentAt) => now - sentAt < RESPONSE_MS);
  return requests.files.size > 0 || isWaiting || now - requests.lastAt < RENDER_MS;
}
