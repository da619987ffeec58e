import { expect, test } from 'vitest';
import { encodeBeacon } from './encode-beacon.ts';
import { encodeLogs, encodeMetrics } from './encode-otlp.ts';
import type { TelemetryRecord } from './record.ts';
import { NOW } from './testing/record-events.ts';

const log: TelemetryRecord = {
  name: 'csp_violation',
  at: NOW,
  value: null,
  attributes: { directive: 'img-src', rows: 2 },
};
const metric: TelemetryRecord = { name: 'cls', at: NOW, value: 0.012, attributes: { rating: 'good' } };
const resource = {
  attributes: [
    { key: 'service.name', value: { stringValue: 'exchange-web' } },
    { key: 'service.version', value: { stringValue: '1.2.3' } },
  ],
};

test('encodeBeacon writes flat records with their time', () => {
  expect(JSON.parse(encodeBeacon('1.2.3', [log, metric]))).toEqual({
    service: 'exchange-web',
    version: '1.2.3',
    records: [
      { name: 'csp_violation', time: new Date(NOW).toISOString(), directive: 'img-src', rows: 2 },
      { name: 'cls', time: new Date(NOW).toISOString(), value: 0.012, rating: 'good' },
    ],
  });
});

test('encodeLogs writes the JSON of OTLP', () => {
  expect(JSON.parse(encodeLogs('1.2.3', [log]))).toEqual({
    resourceLogs: [
      {
        resource,
        scopeLogs: [
          {
            scope: { name: 'exchange-web' },
            logRecords: [
              {
                timeUnixNano: `${NOW}000000`,
                observedTimeUnixNano: `${NOW}000000`,
                severityNumber: 17,
                severityText: 'ERROR',
                eventName: 'csp_violation',
                body: { stringValue: 'csp_violation' },
                attributes: [
                  { key: 'directive', value: { stringValue: 'img-src' } },
                  { key: 'rows', value: { intValue: '2' } },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
});

test('encodeMetrics writes one gauge for each name', () => {
  expect(JSON.parse(encodeMetrics('1.2.3', [metric, metric]))).toMatchObject({
    resourceMetrics: [
      {
        resource,
        scopeMetrics: [
          {
            metrics: [
              {
                name: 'cls',
                unit: '1',
                gauge: {
                  dataPoints: [
                    {
                      timeUnixNano: `${NOW}000000`,
                      asDouble: 0.012,
                      attributes: [{ key: 'rating', value: { stringValue: 'good' } }],
                    },
                    { asDouble: 0.012 },
                  ],
                },
              },
            ],
          },
        ],
      },
    ],
  });
});
