import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Marks a shift that a font has caused. */
export const FONT_MARK = '(font)';

/** Runs in the page. */
function record(mark: string): void {
  /** Longest time between the end of a download and the frame with its letters, in milliseconds. */
  const FONT_FRAME_MS = 250;
  const shifts: string[] = [];
  const fontTimes: number[] = [];
  document.fonts.addEventListener('loadingdone', () => fontTimes.push(performance.now()));
  const add = (entries: PerformanceEntryList) => {
    for (const { value, sources, startTime } of entries as LayoutShift[]) {
      const isOfFont = fontTimes.some((time) => Math.abs(startTime - time) < FONT_FRAME_MS);
      const texts = sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ');
      shifts.push(`${value.toFixed(4)} ${texts}${isOfFont ? ` ${mark}` : ''}`);
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  Reflect.set(window, '__readLayoutShifts', () => {
    add(observer.takeRecords());
    return shifts;
  });
}

/** Records the layout shifts of every page from its first paint. */
export const recordLayoutShifts = (page: Page) => page.addInitScript(record, FONT_MARK);

/** Returns the layout shifts since the first paint, each with the text of what moved. The last frame counts. */
export const readLayoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const read = Reflect.get(window, '__readLayoutShifts') as () => readonly string[];
        requestAnimationFrame(() => setTimeout(() => resolve(read())));
      }),
  );
