import type { Colors } from './colors.ts';
import type { Scales } from './scales.ts';

type Variables<T> = { readonly [G in keyof T]: { readonly [R in keyof T[G]]: string } };
type Tokens = Variables<Colors> & Variables<Scales>;

const rolesOf = (group: string): Readonly<Record<string, string>> =>
  new Proxy({}, { get: (_, role) => `var(--${group}-${String(role)})` });

/**
 * What styles are written with: every value is a CSS variable, so a change of theme or density repaints without a render. Made of the names
 * alone, which the types hold to those that there are: what they stand for is in GlobalStyle, and a built page has that in a sheet.
 */
export const token = new Proxy({} as Tokens, { get: (_, group) => rolesOf(String(group)) });
