import { SERVICE } from './encode-beacon.ts';
import { getUnit, isErrorRecord, type TelemetryRecord } from './record.ts';

const toAnyValue = (value: unknown) => {
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value !== 'number') return { stringValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
};

const toKeyValues = (attributes: object) =>
  Object.entries(attributes).map(([key, value]: [string, unknown]) => ({ key, value: toAnyValue(value) }));

/** Nanoseconds since 1970, which JSON carries as text. */
const toNanoseconds = (at: number): string => `${Math.round(at)}000000`;

const wrap = (version: string, key: string, scopeKey: string, items: object) =>
  JSON.stringify({
    [key]: [
      {
        resource: { attributes: toKeyValues({ 'service.name': SERVICE, 'service.version': version }) },
        [scopeKey]: [{ scope: { name: SERVICE }, ...items }],
      },
    ],
  });

/** Encodes logs in the JSON of OTLP 1.x, for `/v1/logs`. */
export const encodeLogs = (version: string, records: readonly TelemetryRecord[]): string =>
  wrap(version, 'resourceLogs', 'scopeLogs', {
    logRecords: records.map(({ name, at, attributes }) => ({
      timeUnixNano: toNanoseconds(at),
      observedTimeUnixNano: toNanoseconds(at),
      severityNumber: isErrorRecord(name) ? 17 : 9,
      severityText: isErrorRecord(name) ? 'ERROR' : 'INFO',
      eventName: name,
      body: { stringValue: name },
      attributes: toKeyValues(attributes),
    })),
  });

/** Encodes measurements as gauges in the JSON of OTLP 1.x, for `/v1/metrics`. */
export function encodeMetrics(version: string, records: readonly TelemetryRecord[]): string {
  const names = [...new Set(records.map(({ name }) => name))];
  return wrap(version, 'resourceMetrics', 'scopeMetrics', {
    metrics: names.map((metric) => ({
      name: metric,
      unit: getUnit(metric),
      gauge: {
        dataPoints: records
          .filter(({ name }) => name === metric)
          .map(({ at, value, attributes }) => ({
            timeUnixNano: toNanoseconds(at),
            asDouble: value,
            attributes: toKeyValues(attributes),
          })),
      },
    })),
  });
}
