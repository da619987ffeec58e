import type * as z from 'zod/mini';
import { asList } from './wire-list.ts';

/** A value outside the contract. */
export interface Mismatch {
  /** Path such as "2.runners.0.selectionId". "" is the whole value. */
  readonly path: string;
  /** Row of the list or key of the map that contains the value, or null. */
  readonly row: string | null;
  /** Expected type: "a moment", "string or number". */
  readonly expected: string;
  /** Received value, shortened: `"soon"`, `missing`, `a list of 3`. Secrets are withheld. */
  readonly value: string;
}

/** Dropped rows of a list or keys of a map: their number and the first mismatch. */
export interface Drift extends Mismatch {
  readonly count: number;
}

type Issue = z.core.$ZodIssue;

const MAX_VALUE_LENGTH = 80;
/** Names of fields whose values stay out of every report. */
export const SECRET = /token|password|otp|secret/i;

/** JSON has no text for undefined, a function and a symbol. */
const toJson = (value: unknown): string | undefined => JSON.stringify(value);

const describeExpectation = (issue: Issue | undefined): string => {
  switch (issue?.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return issue.values.map((value) => toJson(value) ?? String(value)).join(' or ');
    case 'invalid_union': {
      const branches = new Set(issue.errors.map(([first]) => describeExpectation(first)));
      return [...branches].filter((each) => each !== 'nothing').join(' or ') || 'another type';
    }
    case 'custom':
      return issue.message.replace(/^expected /, '');
    default:
      return issue?.message || 'another value';
  }
};

/** Counts the rows of a list from 0, even when its keys start elsewhere. */
function getMember(value: unknown, key: PropertyKey): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const row = typeof key !== 'symbol' && /^\d+$/.test(String(key)) ? asList(value)?.[Number(key)] : undefined;
  return row ?? (value as Record<PropertyKey, unknown>)[key];
}

const getValueAt = (raw: unknown, path: readonly PropertyKey[]): unknown => path.reduce(getMember, raw);

/** Describes a value in a few words or as short JSON. The caller withholds secrets. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = toJson(value) ?? typeof value;
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}

/** Describes the first mismatch of an error. `row`: position of the raw value in its list or map. */
export function findMismatch(error: z.core.$ZodError, raw: unknown, row: string | null = null): Mismatch {
  const [issue] = error.issues;
  const inner = issue?.path ?? [];
  const path = [...(row === null ? [] : [row]), ...inner].map(String).join('.');
  const value = SECRET.test(path) ? 'withheld' : describeValue(getValueAt(raw, inner));
  const place = row ?? inner.map(String).find((part) => /^\d+$/.test(part)) ?? null;
  return { path, row: place, expected: describeExpectation(issue), value };
}

/** Formats a mismatch: "2.match_date: expected a moment, got "soon"". */
export const formatMismatch = ({ path, expected, value }: Mismatch): string =>
  `${path || '(root)'}: expected ${expected}, got ${value}`;

// Set only while one response is parsed.
let collected: Drift[] | null = null;

/**
 * Notes a dropped value of the response that `watchDrift` is parsing. Parsing is synchronous, so no other response is
 * parsed in between.
 */
export function noteDrift(drift: Drift): void {
  collected?.push(drift);
}

/** Parses a response and returns it with the dropped values. */
export function watchDrift<T>(read: () => T): { readonly value: T; readonly drift: readonly Drift[] } {
  const outer = collected;
  const own: Drift[] = [];
  collected = own;
  try {
    return { value: read(), drift: own };
  } finally {
    collected = outer;
  }
}
