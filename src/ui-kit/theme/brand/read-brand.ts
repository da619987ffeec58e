import { brandLimits } from './brand-roles.ts';
import { type FinishedTokens, finishTokens } from './finish-tokens.ts';
import { type BrandProblem, createProblemList } from './problem-list.ts';
import { type BrandContent, emptyContent, readContent, readText } from './read-content.ts';
import { countBrandValues, readKeys } from './read-keys.ts';
import { readBrandTokens } from './read-tokens.ts';
import { readHex } from './read-values.ts';

/** An operator's brand, checked: every value may be used as it is. */
export interface Brand extends BrandContent, Omit<FinishedTokens, 'weak'> {
  readonly name: string;
}

export type BrandReading =
  | { readonly kind: 'brand'; readonly brand: Brand }
  | { readonly kind: 'wrong'; readonly problems: readonly BrandProblem[] };

const KEYS = ['name', 'logo', 'fonts', 'labels', 'footer', 'tokens'];

/**
 * Reads a brand file. Reports every problem at once: unknown keys, values of another form, and too many values. A pair
 * of colours that is too weak comes with the nearest colour that passes. Never throws. `origin`: against which the
 * file's addresses resolve.
 */
export function readBrand(json: unknown, origin: string): BrandReading {
  const problems = createProblemList();
  const file = readKeys(json ?? null, '', KEYS, problems);
  const name = readText(file['name'], 'name', brandLimits.nameLength, problems);
  const content = readContent(file, origin, problems);
  const tokens = readBrandTokens(file['tokens'], problems);
  const { weak, ...finished } = finishTokens(tokens, tokens.colors.light['accent.main'] ?? null);
  const count = countBrandValues(json);
  const all: BrandProblem[] = [
    ...problems.list,
    ...(count > brandLimits.values ? [{ kind: 'too-many-values', count } as const] : []),
    ...weak.map((pair) => ({ kind: 'weak-pair', ...pair }) as const),
  ];
  if (name === null || all.length > 0) return { kind: 'wrong', problems: all };
  return { kind: 'brand', brand: { name, ...content, ...finished } };
}

/** Creates the brand of an operator who names only an accent colour. Null when it is no colour. */
export function createAccentBrand(name: string, accent: string): Brand | null {
  const color = readHex(accent);
  if (color === null) return null;
  const tokens = { colors: { light: {}, dark: {}, contrast: {} }, radii: {}, font: null };
  const { variables, sizes } = finishTokens(tokens, color);
  return { name, ...emptyContent, variables, sizes };
}
