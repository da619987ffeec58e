import type * as z from 'zod/mini';
import { asList } from './wire-list.ts';

/** Where a value leaves the contract. */
export interface Mismatch {
  /** "2.runners.0.selectionId"; "" is the value as a whole. */
  readonly path: string;
  /** The row of the list, or the key of the map, that it stands in; null where there is neither. */
  readonly row: string | null;
  /** "a moment", "string or number". */
  readonly expected: string;
  /** What came instead, shortened: `"soon"`, `missing`, `a list of 3`. Secrets are withheld. */
  readonly value: string;
}

/** Rows of a list or keys of a map that do not fit and were dropped: how many, and the first one's mismatch. */
export interface Drift extends Mismatch {
  readonly count: number;
}

type Issue = z.core.$ZodIssue;

const MAX_VALUE_LENGTH = 80;
const SECRET = /token|password|otp|secret/i;

const describeExpectation = (issue: Issue | undefined): string => {
  switch (issue?.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value) ?? String(value)).join(' or ');
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

/** The rows of a list are counted from 0, whatever keys it came with. */
function getMember(value: unknown, key: PropertyKey): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const row = typeof key !== 'symbol' && /^\d+$/.test(String(key)) ? asList(value)?.[Number(key)] : undefined;
  return row ?? (value as Record<PropertyKey, unknown>)[key];
}

const getValueAt = (raw: unknown, path: readonly PropertyKey[]): unknown => path.reduce(getMember, raw);

function describeValue(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}

/** The first mismatch of an error, in words. `row`: where the raw value stood in its list or map. */
export function findMismatch(error: z.core.$ZodError, raw: unknown, row: string | null = null): Mismatch {
  const [issue] = error.issues;
  const inner = issue?.path ?? [];
  const path = [...(row === null ? [] : [row]), ...inner].map(String).join('.');
  const value = SECRET.test(path) ? 'withheld' : describeValue(getValueAt(raw, inner));
  const place = row ?? inner.map(String).find((part) => /^\d+$/.test(part)) ?? null;
  return { path, row: place, expected: describeExpectation(issue), value };
}

/** "2.match_date: expected a moment, got "soon"". */
export const formatMismatch = ({ path, expected, value }: Mismatch): string =>
  `${path || '(root)'}: expected ${expected}, got ${value}`;

let collected: Drift[] | null = null;

/** Called while an answer is read. Reading is synchronous: the drift belongs to the answer under `watchDrift`. */
export function noteDrift(drift: Drift): void {
  collected?.push(drift);
}

/** Reads an answer and brings what had to be dropped on the way. */
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
