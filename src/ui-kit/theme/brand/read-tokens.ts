import { type Mode, modes } from '../colors.ts';
import { brandLimits, brandRadii, brandRoles } from './brand-roles.ts';
import type { Palette } from './palette.ts';
import type { ProblemList } from './problem-list.ts';
import { isRecord, readFontStack, readHex, readPx } from './read-values.ts';

export interface BrandTokens {
  /** The colours that the file gives, by mode. */
  readonly colors: Readonly<Record<Mode, Palette>>;
  readonly radii: Readonly<Record<string, string>>;
  /** A list of font stacks in CSS, or null for the kit's own. */
  readonly font: string | null;
}

type ReadValue = (value: unknown) => string | null;

/** Reads the tokens of one group, as `{ role: value }`. */
function readGroup(group: unknown, key: string, roles: readonly string[], read: ReadValue, problems: ProblemList) {
  const values: Record<string, string> = {};
  if (!isRecord(group)) {
    problems.add(key, group);
    return values;
  }
  for (const [role, token] of Object.entries(group)) {
    if (role === '$type' || role === '$description') continue;
    if (!roles.includes(role)) problems.addUnknown(`${key}.${role}`, token);
    else {
      const value = isRecord(token) ? read(token['$value']) : null;
      if (value === null) problems.add(`${key}.${role}`, token);
      else values[role] = value;
    }
  }
  return values;
}

function readPalette(mode: unknown, key: string, problems: ProblemList): Palette {
  const palette: Record<string, string> = {};
  if (mode === undefined) return palette;
  if (!isRecord(mode)) problems.add(key, mode);
  else
    for (const [group, roles] of Object.entries(mode)) {
      const known = (brandRoles as Readonly<Record<string, readonly string[]>>)[group];
      if (group.startsWith('$')) continue;
      if (known === undefined || !Object.hasOwn(brandRoles, group)) problems.addUnknown(`${key}.${group}`, roles);
      else
        for (const [role, value] of Object.entries(readGroup(roles, `${key}.${group}`, known, readHex, problems)))
          palette[`${group}.${role}`] = value;
    }
  return palette;
}

/** Reads `tokens` of a brand file. A token of another type, or of a colour that no brand replaces, is a problem. */
export function readBrandTokens(tokens: unknown, problems: ProblemList): BrandTokens {
  const file = tokens ?? {};
  const root = isRecord(file) ? file : {};
  if (!isRecord(file)) problems.add('tokens', file);
  for (const key of Object.keys(root))
    if (![...modes, 'radius', 'font'].includes(key) && !key.startsWith('$'))
      problems.addUnknown(`tokens.${key}`, root[key]);
  const readRadius = (value: unknown) => readPx(value, brandLimits.maxRadiusPx);
  const { radius = {}, font = {} } = root;
  const stacks = readGroup(font, 'tokens.font', ['body'], readFontStack, problems);
  return {
    colors: {
      light: readPalette(root['light'], 'tokens.light', problems),
      dark: readPalette(root['dark'], 'tokens.dark', problems),
      contrast: readPalette(root['contrast'], 'tokens.contrast', problems),
    },
    radii: readGroup(radius, 'tokens.radius', brandRadii, readRadius, problems),
    font: stacks['body'] ?? null,
  };
}
