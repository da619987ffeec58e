import type { Endpoint } from '../endpoint.ts';
import type { Mismatch } from '../wire/drift.ts';

export interface ApiSession {
  readonly token: string;
  /** ISO 8601. Null when the server sets no end. */
  readonly expiresAt: string | null;
}

/** A difference between the contract and a response or request. For the operator's log, never for the bettor. */
export interface ContractDrift extends Mismatch {
  readonly kind: 'row' | 'response' | 'request';
  readonly endpoint: string;
  /** Number of dropped rows or keys. 1 for a whole response or request. */
  readonly count: number;
}

export interface ApiSettings {
  /** `/api/v1`, or the full address of an API on another host. */
  readonly base: string;
  /** The credential after `Basic` on calls before sign-in. Null when the API needs none (the simulated exchange). */
  readonly credential: string | null;
  /** Returns the current session. Called for each request. */
  readonly getSession: () => ApiSession | null;
  /** The session in use has ended: it expired, or the server ended it. */
  readonly onSignedOut: () => void;
  /**
   * A request with the header `idempotency-key` to an API of another origin got no response. CORS may refuse the
   * header.
   */
  readonly onReferenceLost?: () => void;
  /** Called once for each field of the contract: a response polled every second would fill the log. */
  readonly onContractDrift?: (drift: ContractDrift) => void;
}

/** Until the app configures the client, calls before sign-in are refused instead of sent without their credential. */
type ConfiguredSettings = Omit<ApiSettings, 'credential'> & { readonly credential: string | null | undefined };

// One per document: `call` is a plain function.
let current: ConfiguredSettings = {
  base: '/api/v1',
  credential: undefined,
  getSession: () => null,
  onSignedOut: () => undefined,
};

/** Configures the client at start: the API's address and the session. A later call replaces the whole configuration. */
export function configureApiClient(newSettings: ApiSettings): void {
  current = newSettings;
  reportedPlaces.clear();
}

export const getApiSettings = (): ConfiguredSettings => current;

/** Creates the value of the header `traceparent` for one call. Null: the operator traces no calls. */
export let createTraceparent: (() => string) | null = null;

/** Adds the header `traceparent` (W3C Trace Context) to every later call. */
export function traceCalls(create: () => string): void {
  createTraceparent = create;
}

/** Greatest number of fields that are reported. */
const MAX_REPORTS = 200;
const reportedPlaces = new Set<string>();

/** Path of the field without row number or id. */
const describePlace = ({ kind, endpoint, path, expected }: ContractDrift): string =>
  [kind, endpoint, path.replace(/[^.]*\d[^.]*/g, '#'), expected].join(' ');

export function reportDrift(drift: ContractDrift): void {
  const place = describePlace(drift);
  if (reportedPlaces.has(place) || reportedPlaces.size >= MAX_REPORTS) return;
  reportedPlaces.add(place);
  current.onContractDrift?.(drift);
}

/** Returns the address of an endpoint. It never leaves the API's own origin, so credentials do not leak. */
export function resolveUrl(spec: Pick<Endpoint, 'path' | 'isAtRoot'>, query: string): URL {
  const base = new URL(current.base, typeof location === 'undefined' ? undefined : location.href);
  const url = spec.isAtRoot
    ? new URL(spec.path, base)
    : new URL(`${base.pathname.replace(/\/$/, '')}${spec.path}`, base);
  url.search = query;
  if (url.origin !== base.origin) throw new TypeError(`${spec.path} is not on the API's origin`);
  return url;
}
