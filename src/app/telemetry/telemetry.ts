import { FIRST_PRICE_MARK } from '#shared/live/react/first-price.ts';
import { report, setCollector } from '#shared/telemetry/report.ts';
import type { ReportedEvent } from '#shared/telemetry/telemetry-event.ts';
import { browserPorts } from './browser-ports.ts';
import { getBuildVersion } from './build-version.ts';
import { createExporter } from './create-exporter.ts';
import { createRecorder } from './create-recorder.ts';
import { guardCollector } from './guard-collector.ts';
import { isSampled, readSeed } from './sampling.ts';
import { parseTelemetrySettings, type TelemetrySettings } from './telemetry-settings.ts';
import { startTracing } from './trace-calls.ts';
import { createFeedWatcher } from './watch-feed.ts';

/** Reports the mark of the first real price, which may be there already. */
function reportFirstPrice(): void {
  new PerformanceObserver((list, observer) => {
    const [mark] = list.getEntriesByName(FIRST_PRICE_MARK);
    if (mark === undefined) return;
    observer.disconnect();
    report({ kind: 'vital', name: 'first-price', value: Math.round(mark.startTime), attribution: {} });
  }).observe({ type: 'mark', buffered: true });
}

/** Reports web vitals. Their library is a file of its own: with it, this one would be twice as large. */
async function reportVitals(): Promise<void> {
  const { measureVitals } = await import('./measure-vitals.ts');
  measureVitals((measurement) => report({ kind: 'vital', ...measurement }));
}

/** Starts the exporter, and returns the collector of events; null when this session sends nothing. */
function startExporter(settings: TelemetrySettings, seed: number): ((reported: ReportedEvent) => void) | null {
  const exporter = createExporter(settings, getBuildVersion(), browserPorts);
  if (exporter === null || seed >= Math.max(settings.sampleRate, settings.errorSampleRate)) return null;
  const collector = new URL(settings.url ?? '', location.href);
  addEventListener('online', exporter.flush);
  const flushWhenHidden = (): void => {
    if (browserPorts.isHidden()) exporter.flushHidden();
  };
  // The listeners of web vitals stand on the document, and so run first.
  addEventListener('visibilitychange', flushWhenHidden);
  addEventListener('pagehide', exporter.flushHidden);
  return createRecorder({
    location,
    collectorUrl: collector.origin === location.origin ? collector.href : collector.origin,
    watchFeed: createFeedWatcher(report),
    addRecord(record) {
      if (isSampled(seed, settings, record.name)) exporter.add(record);
    },
  });
}

/** Starts the telemetry that the key `telemetry` of config.json describes. A wrong one is named on the console. */
export function startTelemetry(written: unknown): void {
  const parsed = parseTelemetrySettings(written);
  if (parsed.kind === 'wrong') {
    console.error('config.json: the telemetry stays off, because these entries cannot be used', parsed.wrong);
    return setCollector(() => undefined);
  }
  const { settings } = parsed;
  const seed = readSeed();
  const record = startExporter(settings, seed);
  setCollector(record === null ? () => undefined : guardCollector(record));
  if (record !== null && seed < settings.sampleRate) {
    reportFirstPrice();
    void reportVitals().catch(() => undefined);
  }
  if (settings.traceparent) void startTracing(seed < settings.sampleRate).catch(() => undefined);
}
