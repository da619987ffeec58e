import { colors, shadows, type Colors, type Pair } from './colors.ts';
import { scales, type Scales } from './scales.ts';

type Variables<T> = { readonly [G in keyof T]: { readonly [R in keyof T[G]]: string } };

const variables = <T extends Readonly<Record<string, Readonly<Record<string, Pair | string>>>>>(groups: T): Variables<T> =>
  Object.fromEntries(
    Object.entries(groups).map(([group, roles]) => [group, Object.fromEntries(Object.keys(roles).map((role) => [role, `var(--${group}-${role})`]))]),
  ) as Variables<T>;

/** What styles are written with: every value is a CSS variable, so a change of theme or density repaints without a render. */
export const token: Variables<Colors> & Variables<Scales> = { ...variables(colors), ...variables(shadows), ...variables(scales) };
