import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly args?: { readonly elementCount?: number };
}

/** Marks the begin of a tick for `countPassesOfTicks`. */
export const markTick = (page: Page) => page.evaluate(() => void performance.mark('tick'));

/** Records marks and style passes while `act` runs, in their order. A pass is an event named UpdateLayoutTree. */
export async function traceStyles(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: TraceEvent[] };
  return trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree' || name === 'tick')
    .sort((one, other) => one.ts - other.ts);
}

/** Counts the style passes between each mark named tick and the next. */
export function countPassesOfTicks(events: readonly TraceEvent[]): number[] {
  const counts: number[] = [];
  let passes = 0;
  for (const { name } of [...events, { name: 'tick' }]) {
    if (name === 'tick') counts.push(passes);
    passes = name === 'tick' ? 0 : passes + 1;
  }
  // The first count is of the time before the first mark.
  return counts.slice(1);
}

/** Counts the elements that the browser styled during `act`. */
export const countRestyledElements = async (
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<number> =>
  (await traceStyles(browser, page, act)).reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
