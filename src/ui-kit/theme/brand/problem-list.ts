import type { WeakPair } from './adjust-palette.ts';

/** The form that a brand file has in one place. `max`: characters, entries or pixels. */
export type Expected =
  | { readonly kind: 'object' | 'token' | 'color' | 'picture' | 'link' | 'family' | 'font-file' }
  | { readonly kind: 'text' | 'list' | 'radius' | 'font-names'; readonly max: number };

interface Place {
  /** Dotted path, as in `tokens.dark.accent.main`. Empty for the whole file. */
  readonly key: string;
  /** The value in the file, shortened, or null when the key is missing. */
  readonly found: string | null;
}

/** One entry of a brand file that cannot be used. */
export type BrandProblem =
  | (Place & { readonly kind: 'invalid-value'; readonly expected: Expected })
  | (Place & {
      readonly kind: 'unknown-key';
      /** The keys that may stand there. */
      readonly known: readonly string[];
    })
  | { readonly kind: 'too-many-values'; readonly count: number }
  | ({ readonly kind: 'weak-pair' } & WeakPair);

export interface ProblemList {
  readonly add: (key: string, found: unknown, expected: Expected) => void;
  readonly addUnknown: (key: string, found: unknown, known: readonly string[]) => void;
  readonly list: readonly BrandProblem[];
}

const LONGEST_FOUND = 60;

function describeFound(value: unknown): string | null {
  if (value === undefined) return null;
  const text = JSON.stringify(value);
  return text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND)}…` : text;
}

export function createProblemList(): ProblemList {
  const list: BrandProblem[] = [];
  return {
    add: (key, found, expected) =>
      void list.push({ kind: 'invalid-value', key, found: describeFound(found), expected }),
    addUnknown: (key, found, known) => void list.push({ kind: 'unknown-key', key, found: describeFound(found), known }),
    list,
  };
}
