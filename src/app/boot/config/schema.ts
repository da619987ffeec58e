import * as z from 'zod/mini';
import { integer } from '#shared/storage/integer.ts';

const isHttpUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' && url.password === '';
};

/** A path on this host. Browsers read two slashes, of either kind, as another host. */
const isPath = (address: string): boolean => /^\/(?![/\\])\S*$/.test(address);

const isSocketAddress = (address: string): boolean => {
  if (isPath(address)) return true;
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, hash } = new URL(address);
  return (protocol === 'wss:' || protocol === 'ws:') && username === '' && password === '' && hash === '';
};

/** Checks that the browser can create something. It throws for a tag or a zone that it does not know. */
function canCreate(create: () => unknown): boolean {
  try {
    return create() !== undefined;
  } catch {
    return false;
  }
}

const isTimeZone = (timeZone: string): boolean => canCreate(() => new Intl.DateTimeFormat('en', { timeZone }));

const DEFAULT_LOCALE = 'en-IN';

/**
 * Accepts a locale of a language that the browser knows: Intl knows its script. The browser's first look takes a slow
 * phone 20 ms, which the default spares it.
 */
const isLocale = (locale: string): boolean =>
  locale === DEFAULT_LOCALE || canCreate(() => new Intl.Locale(locale).maximize().script);

const milliseconds = integer(250, 60_000);

const createTextSchema = (pattern: RegExp) => z.string().check(z.regex(pattern));

const base64 = createTextSchema(/^[A-Za-z0-9+/]+={0,2}$/);

/** An object whose chunk parses it later. */
const parsedLater = z.optional(z.looseObject({}));

const hostNames = z._default(z.array(createTextSchema(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i)), []);

const simulation = z.strictObject({
  seed: z._default(integer(0), 1),
  /** Seconds of the simulated exchange per real second, above 0 and up to 100. */
  speed: z._default(z.number().check(z.refine((speed) => speed > 0 && speed <= 100)), 1),
  /**
   * Port of the simulated games on this host, which gives them an origin of their own. Without it no game can start.
   */
  gamesPort: z.optional(integer(1, 65_535)),
});

/** A group of keys that have defaults. The file may leave out the whole group. */
function createSection<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const schema = z.strictObject(shape);
  return z._default(schema, () => schema.parse({}) as never);
}

/** Schema of `config.json`. `parseConfig` removes keys that start with `//` (remarks) before it validates. */
export const configSchema = z.strictObject({
  /** The version of this schema that the file is written for, "1.0.0" when left out (docs/upgrading.md). */
  version: z.optional(createTextSchema(/^1\.\d+\.\d+$/)),
  /** The operator's name of this file, and its day. The account menu shows both. */
  id: z.optional(createTextSchema(/^[\w.-]{1,40}$/)),
  date: z.optional(createTextSchema(/^\d{4}-\d\d-\d\d$/)),
  /** A path on this host, or the full address of another host. */
  apiBase: z.string().check(z.refine((base) => (isPath(base) || isHttpUrl(base)) && !base.endsWith('/'))),
  /** The value of the `Authorization: Basic …` header, base64 of `name:secret`. Never has a default. */
  applicationCredential: z.optional(base64),
  /** Public key of the operator's preview links, SPKI in base64 (preview/verify-preview.ts). */
  previewKey: z.optional(base64),
  brand: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    /** The colour of a brand that is a name and a colour. A pack goes before it. */
    accent: z.optional(createTextSchema(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i)),
    /** A brand file on this host, or its content. Its chunk checks it (boot/brand/load-brand.ts). */
    pack: z.optional(z.union([createTextSchema(/^\/(?![/\\])\S+$/), z.looseObject({})])),
  }),
  currency: createTextSchema(/^[A-Z]{3}$/),
  locale: z._default(z.string().check(z.refine(isLocale)), DEFAULT_LOCALE),
  timeZone: z._default(
    z.union([z.literal('local'), z.literal('utc'), z.string().check(z.refine(isTimeZone))]),
    'local',
  ),
  /** `native`: amounts, counts, times and dates have the digits of the language. Prices always have Latin ones. */
  digits: z._default(z.literal(['latin', 'native']), 'latin'),
  /** The languages that the page offers, and files with their texts (language/operator/language-settings.ts). */
  languages: parsedLater,
  /** Which errors and times the page sends to the operator (telemetry/telemetry-settings.ts). */
  telemetry: parsedLater,
  /** What is paused now. Open pages read it again (switches/parse-switches.ts). */
  switches: parsedLater,
  frameHosts: hostNames,
  /**
   * Hosts of `frameHosts` whose pages post a message when they load. Without that message the frame holds the browser's
   * error page.
   */
  greetingHosts: hostNames,
  /** Hosts of logos and pictures. Only deploy/write-headers.mjs reads them, for img-src. */
  imageHosts: hostNames,
  live: createSection({
    transport: z._default(z.literal(['polling', 'socket', 'auto']), 'auto'),
    /** A path on this host or a full address. Default: `/stream` under `apiBase`. */
    socket: z.optional(z.string().check(z.refine(isSocketAddress))),
    inPlayMs: z._default(milliseconds, 700),
    upcomingMs: z._default(milliseconds, 5_000),
    homeMs: z._default(milliseconds, 2_000),
  }),
  features: createSection({
    /** The server has session lines (fancy/getFancies). */
    fancy: z._default(z.boolean(), true),
    /** The server has match/score, an addition of the simulated exchange. */
    score: z._default(z.boolean(), false),
    /** The server has market/priceHistory, an addition of the simulated exchange. */
    priceHistory: z._default(z.boolean(), false),
    /**
     * The server keeps limits and time-outs, and enforces them. It has play/limits, play/setLimits and play/timeOut,
     * which are our additions.
     */
    responsiblePlay: z._default(z.boolean(), false),
    /** The server has user/twoStep and authApp/disableApp, additions of the simulated exchange. */
    twoStep: z._default(z.boolean(), false),
    /** The statement page reads `is_back: 1` as lay (docs/requirements.md#33-fields-with-a-rule-of-their-own). */
    statementSideInverted: z._default(z.boolean(), true),
  }),
  simulatedExchange: z._default(z.union([z.boolean(), simulation]), false),
});

type ConfigFile = z.output<typeof configSchema>;

export interface Config extends Omit<ConfigFile, 'simulatedExchange' | 'applicationCredential'> {
  /** Null only with the simulated exchange. */
  readonly applicationCredential: string | null;
  readonly simulatedExchange: z.output<typeof simulation> | null;
}
