import { createSender, type Sender, type SenderPorts } from './create-sender.ts';
import { encodeBeacon } from './encode-beacon.ts';
import type { TelemetryRecord } from './record.ts';
import type { TelemetrySettings } from './telemetry-settings.ts';

type Encode = (version: string, records: readonly TelemetryRecord[]) => string;

/** Sends records as the operator configured it. Null: the operator wants none. */
export async function createExporter(
  { exporter, url = '', batchSize, intervalSeconds }: TelemetrySettings,
  version: string,
  ports: SenderPorts,
): Promise<Sender | null> {
  const create = (path: string, encode: Encode): Sender =>
    createSender({
      url: `${url}${path}`,
      batchSize,
      intervalMs: intervalSeconds * 1000,
      encode: (records) => encode(version, records),
      ports,
    });
  if (exporter === 'none') return null;
  if (exporter === 'beacon') return create('', encodeBeacon);
  const { encodeLogs, encodeMetrics } = await import('./encode-otlp.ts');
  const logs = create('/v1/logs', encodeLogs);
  const metrics = create('/v1/metrics', encodeMetrics);
  return {
    add: (record) => (record.value === null ? logs : metrics).add(record),
    flush() {
      logs.flush();
      metrics.flush();
    },
    flushHidden() {
      logs.flushHidden();
      metrics.flushHidden();
    },
  };
}
