import type { TelemetryRecord } from './record.ts';

/** Name of the app in every request of the telemetry. */
export const SERVICE = 'exchange-web';

/** Encodes records for the exporter `beacon`: one object with flat records. */
export const encodeBeacon = (version: string, records: readonly TelemetryRecord[]): string =>
  JSON.stringify({
    service: SERVICE,
    version,
    records: records.map(({ name, at, value, attributes }) => ({
      name,
      time: new Date(at).toISOString(),
      ...(value === null ? {} : { value }),
      ...attributes,
    })),
  });
