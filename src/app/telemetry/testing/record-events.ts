import type { TelemetryEvent } from '#shared/telemetry/telemetry-event.ts';
import { createRecorder } from '../create-recorder.ts';
import type { TelemetryRecord } from '../record.ts';

/** The moment of every event, in milliseconds since 1970. */
export const NOW = 1_795_000_000_000;

/** Returns the records of these events on one page. */
export function recordEvents(
  events: readonly TelemetryEvent[],
  pathname = '/dashboard',
  collectorUrl = 'https://collector.example',
): readonly TelemetryRecord[] {
  const records: TelemetryRecord[] = [];
  const record = createRecorder({
    location: { origin: 'https://app.example', pathname },
    collectorUrl,
    watchFeed: () => undefined,
    addRecord: (each) => void records.push(each),
  });
  for (const event of events) record({ event, at: NOW });
  return records;
}

/** A record for tests of what sends it. `rows` distinguishes records. */
export const createRecord = (rows: number, name: TelemetryRecord['name'] = 'contract_drift'): TelemetryRecord => ({
  name,
  at: NOW,
  value: null,
  attributes: { rows },
});
