import type { WeakPair } from './adjust-palette.ts';

/** One entry of a brand file that cannot be used. */
export type BrandProblem =
  | {
      readonly kind: 'invalid-value' | 'unknown-key';
      /** Dotted path, as in `tokens.dark.accent.main`. Empty for the whole file. */
      readonly key: string;
      /** The value in the file, shortened, or null when the key is missing. */
      readonly found: string | null;
    }
  | { readonly kind: 'too-many-values'; readonly count: number }
  | ({ readonly kind: 'weak-pair' } & WeakPair);

export interface ProblemList {
  readonly add: (key: string, found: unknown) => void;
  readonly addUnknown: (key: string, found: unknown) => void;
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
    add: (key, found) => void list.push({ kind: 'invalid-value', key, found: describeFound(found) }),
    addUnknown: (key, found) => void list.push({ kind: 'unknown-key', key, found: describeFound(found) }),
    list,
  };
}
