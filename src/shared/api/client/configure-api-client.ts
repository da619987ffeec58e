import type { Mismatch } from '../wire/drift.ts';
import type { Endpoint } from '../endpoint.ts';

export interface ApiSession {
  readonly token: string;
  /** ISO 8601; null where the server sets no end. */
  readonly expiresAt: string | null;
}

/** Where the contract and an answer (or a request) part. For the operator's log, never for the bettor. */
export interface ContractDrift extends Mismatch {
  readonly kind: 'row' | 'answer' | 'request';
  readonly endpoint: string;
  /** How many rows or keys were dropped; 1 for an answer or a request. */
  readonly count: number;
}

export interface ApiSettings {
  /** `/api/v1`, or the full address of an API on another host. */
  readonly base: string;
  /** What follows `Basic` on calls before sign-in. null: this API asks for none (the simulated exchange). */
  readonly credential: string | null;
  /** The session calls are made with; asked anew for each. */
  readonly session: () => ApiSession | null;
  /** The session in use is over: its time is up, or the server says so. */
  readonly onSignedOut: () => void;
  /** A request with the header `idempotency-key` to an API of another origin got no answer: CORS may refuse the header. */
  readonly onReferenceLost?: () => void;
  /** Called once for each place of the contract: an answer that is polled every second would fill the log. */
  readonly onContractDrift?: (drift: ContractDrift) => void;
}

/** Before the app has said anything, calls before sign-in are refused rather than sent without their credential. */
type ConfiguredSettings = Omit<ApiSettings, 'credential'> & { readonly credential: string | null | undefined };

let current: ConfiguredSettings = {
  base: '/api/v1',
  credential: undefined,
  session: () => null,
  onSignedOut: () => undefined,
};

/** Says once, at start, where the API is and who is calling. A later call replaces all of it. */
export function configureApiClient(newSettings: ApiSettings): void {
  current = newSettings;
  reportedPlaces.clear();
}

export const apiSettings = (): ConfiguredSettings => current;

/** Places reported so far; past this many, no more are. */
const MAX_REPORTS = 200;
const reportedPlaces = new Set<string>();

/** The same place in any row, under any id. */
const describePlace = ({ kind, endpoint, path, expected }: ContractDrift): string =>
  [kind, endpoint, path.replace(/[^.]*\d[^.]*/g, '#'), expected].join(' ');

export function reportDrift(drift: ContractDrift): void {
  const place = describePlace(drift);
  if (reportedPlaces.has(place) || reportedPlaces.size >= MAX_REPORTS) return;
  reportedPlaces.add(place);
  current.onContractDrift?.(drift);
}

/** The address of an endpoint. It never leaves the API's own origin, so that no credential does. */
export function resolveUrl(spec: Pick<Endpoint, 'path' | 'root'>, query: string): URL {
  const base = new URL(current.base, globalThis.location?.href);
  const url = spec.root ? new URL(spec.path, base) : new URL(`${base.pathname.replace(/\/$/, '')}${spec.path}`, base);
  url.search = query;
  if (url.origin !== base.origin) throw new TypeError(`${spec.path} is not on the API's origin`);
  return url;
}
