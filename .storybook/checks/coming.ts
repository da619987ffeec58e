import type { Page, Request } from 'playwright';

/** React shows what was waited for at most 300 ms after it has come, so that a page does not flicker: until then the page looks finished. */
const SHOWN_WITHIN_MS = 400;

/** Files of code that a page has asked for and not been given yet, and when the last one came. */
interface Files {
  readonly asked: Set<Request>;
  lastAt: number;
}
const filesOf = new WeakMap<Page, Files>();

/** To be told of a page before it asks for anything; telling it again changes nothing. */
export function followFiles(page: Page): void {
  if (filesOf.has(page)) return;
  const files: Files = { asked: new Set(), lastAt: -Infinity };
  filesOf.set(page, files);
  const over = (request: Request): void => {
    if (files.asked.delete(request)) files.lastAt = Date.now();
  };
  page.on('request', (request) => request.resourceType() === 'script' && files.asked.add(request));
  page.on('requestfinished', over);
  page.on('requestfailed', over);
}

/** Whether a part of the page is still on its way: what stands in its place may look finished. */
export function awaitsFiles(page: Page): boolean {
  const files = filesOf.get(page);
  return files !== undefined && (files.asked.size > 0 || Date.now() - files.lastAt < SHOWN_WITHIN_MS);
}
