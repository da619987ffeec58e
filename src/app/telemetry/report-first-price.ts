import { FIRST_PRICE_MARK } from '#shared/live/react/first-price.ts';
import { report } from '#shared/telemetry/report.ts';

/** Reports the mark of the first real price, which may be there already. */
export function reportFirstPrice(): void {
  new PerformanceObserver((list, observer) => {
    const [mark] = list.getEntriesByName(FIRST_PRICE_MARK);
    if (mark === undefined) return;
    observer.disconnect();
    report({ kind: 'vital', name: 'first-price', value: Math.round(mark.startTime), attribution: {} });
  }).observe({ type: 'mark', buffered: true });
}
