import type { Page, Request } from 'playwright';

/** React shows what was waited for at most 300 ms after it has come, so that a page does not flicker: until then the page looks finished. */
const RENDER_MS = 400;

/** Files of code that a page has asked for and not been given yet, and when the last one came. */
interface PendingImports {
  readonly requested: Set<Request>;
  lastAt: number;
}
const importsOf = new WeakMap<Page, PendingImports>();

/** To be told of a page before it asks for anything; telling it again changes nothing. */
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

/** Whether a part of the page is still on its way: what stands in its place may look finished. */
export function hasPendingImports(page: Page): boolean {
  const imports = importsOf.get(page);
  return imports !== undefined && (imports.requested.size > 0 || Date.now() - imports.lastAt < RENDER_MS);
}
