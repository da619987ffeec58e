import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Runs in the page. */
function record(): void {
  const shifts: string[] = [];
  const add = (entries: PerformanceEntryList) => {
    for (const { value, sources } of entries as LayoutShift[])
      shifts.push(`${value.toFixed(4)} ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`);
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  Reflect.set(window, '__readLayoutShifts', () => {
    add(observer.takeRecords());
    return shifts;
  });
}

/** Records the layout shifts of every page from its first paint. */
export const recordLayoutShifts = (page: Page) => page.addInitScript(record);

/** Returns the layout shifts since the first paint, each with the text of what moved. The last frame counts. */
export const readLayoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const read = Reflect.get(window, '__readLayoutShifts') as () => readonly string[];
        requestAnimationFrame(() => setTimeout(() => resolve(read())));
      }),
  );
