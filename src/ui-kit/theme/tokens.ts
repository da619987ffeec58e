import type { Colors } from './colors.ts';
import type { Scales } from './scales.ts';
import { toVariableName } from './variable-name.ts';

type Variables<T> = { readonly [G in keyof T]: { readonly [R in keyof T[G]]: string } };
type Tokens = Variables<Colors> & Variables<Scales>;

const createRoleVariables = (group: string): Readonly<Record<string, string>> =>
  new Proxy({}, { get: (_, role) => `var(${toVariableName(group, String(role))})` });

/**
 * Style tokens. Every value is a CSS variable, so a change of theme or density repaints without a render.
 *
 * The object holds only names, which types check. GlobalStyle defines the values, and a built page has them in a style
 * sheet.
 */
export const token = new Proxy({} as Tokens, { get: (_, group) => createRoleVariables(String(group)) });
