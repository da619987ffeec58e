import * as z from 'zod/mini';
import { integer } from '#shared/storage/integer.ts';

const httpUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' && url.password === '';
};

const isSocketAddress = (address: string): boolean => {
  if (/^\/(?!\/)\S*$/.test(address)) return true;
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, hash } = new URL(address);
  return (protocol === 'wss:' || protocol === 'ws:') && username === '' && password === '' && hash === '';
};

const isTimeZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** Of a language that the browser knows: it can tell how it is written. Asking Intl for its list of locales takes 20 ms. */
const isLocale = (locale: string): boolean => {
  try {
    return new Intl.Locale(locale).maximize().script !== undefined;
  } catch {
    return false;
  }
};

const milliseconds = integer(250, 60_000);

const hostNames = z._default(z.array(z.string().check(z.regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i))), []);

const simulation = z.strictObject({
  seed: z._default(integer(0), 1),
  /** How many seconds of the simulated exchange pass in one of ours. */
  speed: z._default(z.number().check(z.refine((speed) => speed > 0 && speed <= 100)), 1),
  /** Where this host serves the simulated games: another origin than the app's. Left out, none can be launched. */
  gamesPort: z.optional(integer(1, 65_535)),
});

/** `config.json` as an operator writes it. Keys that start with `//` are remarks and are dropped before this is asked. */
export const configSchema = z.strictObject({
  /** A path on this host, or the full address of another one. */
  apiBase: z.string().check(z.refine((base) => (/^\/(?!\/)\S*$/.test(base) || httpUrl(base)) && !base.endsWith('/'))),
  /** The value of the `Authorization: Basic …` header, base64 of `name:secret`. Never has a default. */
  applicationCredential: z.optional(z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/))),
  brand: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    accent: z.optional(z.string().check(z.regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i))),
  }),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  locale: z._default(z.string().check(z.refine(isLocale)), 'en-IN'),
  timeZone: z._default(
    z.union([z.literal('local'), z.literal('utc'), z.string().check(z.refine(isTimeZone))]),
    'local',
  ),
  frameHosts: hostNames,
  /** Of these, the hosts whose pages write a message to the page that frames them: a load without one is the browser's error page. */
  greetingHosts: hostNames,
  live: z._default(
    z.strictObject({
      transport: z._default(z.literal(['polling', 'socket', 'auto']), 'auto'),
      /** A path on this host or a full address; `/stream` under the API's base where it is left out. */
      socket: z.optional(z.string().check(z.refine(isSocketAddress))),
      inPlayMs: z._default(milliseconds, 700),
      upcomingMs: z._default(milliseconds, 5_000),
      homeMs: z._default(milliseconds, 2_000),
    }),
    { transport: 'auto', inPlayMs: 700, upcomingMs: 5_000, homeMs: 2_000 },
  ),
  features: z._default(
    z.strictObject({
      fancy: z._default(z.boolean(), true),
      /** The server answers match/score (ours; no server of the specification does). */
      score: z._default(z.boolean(), false),
      /** The server keeps limits and time-outs by play/limits, play/setLimits and play/timeOut (ours too), and refuses what they forbid. */
      responsiblePlay: z._default(z.boolean(), false),
      /** The server answers user/twoStep and authApp/disableApp (ours, like match/score). */
      twoStep: z._default(z.boolean(), false),
      /** The statement page reads `is_back: 1` as lay, as the specification has it. */
      statementSideInverted: z._default(z.boolean(), true),
    }),
    { fancy: true, score: false, responsiblePlay: false, twoStep: false, statementSideInverted: true },
  ),
  simulatedExchange: z._default(z.union([z.boolean(), simulation]), false),
});

type ConfigFile = z.output<typeof configSchema>;

export interface Config extends Omit<ConfigFile, 'simulatedExchange' | 'applicationCredential'> {
  /** Null only with the simulated exchange. */
  readonly applicationCredential: string | null;
  readonly simulatedExchange: z.output<typeof simulation> | null;
}
