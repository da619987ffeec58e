import * as z from 'zod/mini';
import { integer } from '#shared/storage/integer.ts';
import { type InvalidKey, listInvalidKeys } from '../boot/config/parse.ts';

/** A path on this host, or the full address of another host. Without a slash at the end. */
const isCollectorUrl = (url: string): boolean =>
  /^\/(?![/\\])\S*[^/]$/.test(url) ||
  (/^https?:\/\/[^\s/@]+(\/\S*)?$/.test(url) && URL.canParse(url) && !url.endsWith('/'));

const share = z.number().check(z.refine((value) => value >= 0 && value <= 1));

const settingsSchema = z.strictObject({
  telemetry: z.strictObject({
    exporter: z._default(z.literal(['none', 'beacon', 'otlp']), 'none'),
    /** Receives the records. `otlp` appends `/v1/logs` and `/v1/metrics`. */
    url: z.optional(z.string().check(z.refine(isCollectorUrl))),
    /** Share of the sessions that send records, 0 to 1. */
    sampleRate: z._default(share, 1),
    /** Share of the sessions that send errors, 0 to 1. */
    errorSampleRate: z._default(share, 1),
    /** Most records of one request. */
    batchSize: z._default(integer(1, 100), 30),
    /** Longest wait of a record, in seconds. */
    intervalSeconds: z._default(integer(1, 300), 10),
    /** Adds the header `traceparent` to every call of the API. */
    traceparent: z._default(z.boolean(), false),
  }),
});

/** The key `telemetry` of config.json. */
export type TelemetrySettings = z.output<typeof settingsSchema>['telemetry'];

type ParsedSettings =
  | { readonly kind: 'settings'; readonly settings: TelemetrySettings }
  | { readonly kind: 'wrong'; readonly wrong: readonly InvalidKey[] };

/** Parses the key `telemetry` of config.json, and lists every invalid key in it. An exporter needs its `url`. */
export function parseTelemetrySettings(telemetry: unknown): ParsedSettings {
  const written = { telemetry };
  const { data, error } = settingsSchema.safeParse(written);
  if (data === undefined) return { kind: 'wrong', wrong: listInvalidKeys(written, error) };
  const settings = data.telemetry;
  if (settings.exporter !== 'none' && settings.url === undefined)
    return { kind: 'wrong', wrong: [{ key: 'telemetry.url', found: null, reason: 'invalid-value' }] };
  return { kind: 'settings', settings };
}
