import type { Page, Request } from '@playwright/test';

/**
 * React delays the render of a suspended part by up to 300 ms to prevent flicker. The page looks finished until then.
 */
const RENDER_MS = 400;

/** Code files that a page has requested and not received, and the time of the last one. */
interface PendingImports {
  readonly requested: Set<Request>;
  lastAt: number;
}
const importsOf = new WeakMap<Page, PendingImports>();

/** Starts to track a page. Call it before the page makes requests; a second call changes nothing. */
export function trackImports(page: Page): void {
  if (importsOf.has(page)) return;
  const imports: PendingImports = { requested: new Set(), lastAt: -Infinity };
  importsOf.set(page, imports);
  const handleEnd = (request: Request): void => {
    if (imports.requested.delete(request)) imports.lastAt = Date.now();
  };
  page.on('request', (request) => request.resourceType() === 'script' && imports.requested.add(request));
  page.on('requestfinished', handleEnd);
  page.on('requestfailed', handleEnd);
}

/** Tells whether a part of the page is still loading, even if the page looks finished. */
export function hasPendingImports(page: Page): boolean {
  const imports = importsOf.get(page);
  return imports !== undefined && (imports.requested.size > 0 || Date.now() - imports.lastAt < RENDER_MS);
}
