import { report, setCollector } from '#shared/telemetry/report.ts';
import type { ReportedEvent } from '#shared/telemetry/telemetry-event.ts';
import { browserPorts } from './browser-ports.ts';
import { createExporter } from './create-exporter.ts';
import { createRecorder } from './create-recorder.ts';
import { guardCollector } from './guard-collector.ts';
import type * as Measurements from './measurements.ts';
import { isSampled, readSeed } from './sampling.ts';
import { parseTelemetrySettings, type TelemetrySettings } from './telemetry-settings.ts';

/** Starts the exporter, and returns the collector of events; null when this session sends nothing. */
async function startExporter(
  settings: TelemetrySettings,
  seed: number,
  measurements: typeof Measurements,
): Promise<((reported: ReportedEvent) => void) | null> {
  const exporter = await createExporter(settings, measurements.getBuildVersion(), browserPorts);
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
    watchFeed: measurements.createFeedWatcher(report),
    addRecord(record) {
      if (isSampled(seed, settings, record.name)) exporter.add(record);
    },
  });
}

/** Starts the telemetry that the key `telemetry` of config.json describes. A wrong one is named on the console. */
export async function startTelemetry(written: unknown): Promise<void> {
  const parsed = parseTelemetrySettings(written);
  if (parsed.kind === 'wrong') {
    console.error('config.json: the telemetry stays off, because these entries cannot be used', parsed.wrong);
    setCollector(() => undefined);
    return;
  }
  const { settings } = parsed;
  const seed = readSeed();
  const measurements = await import('./measurements.ts');
  const record = await startExporter(settings, seed, measurements);
  setCollector(record === null ? () => undefined : guardCollector(record));
  if (record !== null && seed < settings.sampleRate) {
    measurements.reportFirstPrice();
    measurements.measureVitals((measurement) => report({ kind: 'vital', ...measurement }));
  }
  if (settings.traceparent) await measurements.startTracing(seed < settings.sampleRate);
}
