import { type Mode, modes } from '../colors.ts';
import { brandLimits, brandRadii, brandRoles } from './brand-roles.ts';
import type { Palette } from './palette.ts';
import type { Expected, ProblemList } from './problem-list.ts';
import { isRecord, readFontStack, readHex, readPx } from './read-values.ts';

export interface BrandTokens {
  /** The colours that the file gives, by mode. */
  readonly colors: Readonly<Record<Mode, Palette>>;
  readonly radii: Readonly<Record<string, string>>;
  /** A list of font stacks in CSS, or null for the kit's own. */
  readonly font: string | null;
}

interface TokenType {
  readonly expected: Expected;
  readonly read: (value: unknown) => string | null;
}

const color: TokenType = { expected: { kind: 'color' }, read: readHex };
const radiusOfCorner: TokenType = {
  expected: { kind: 'radius', max: brandLimits.maxRadiusPx },
  read: (value) => readPx(value, brandLimits.maxRadiusPx),
};
const fontNames: TokenType = { expected: { kind: 'font-names', max: brandLimits.fontNames }, read: readFontStack };

/** Reads the tokens of one group, as `{ role: value }`. */
function readGroup(
  group: unknown,
  key: string,
  roles: readonly string[],
  { read, expected }: TokenType,
  problems: ProblemList,
) {
  const values: Record<string, string> = {};
  if (!isRecord(group)) {
    problems.add(key, group, { kind: 'object' });
    return values;
  }
  for (const [role, token] of Object.entries(group)) {
    if (role === '$type' || role === '$description') continue;
    if (!roles.includes(role)) problems.addUnknown(`${key}.${role}`, token, roles);
    else {
      const isToken = isRecord(token) && '$value' in token;
      const value = isToken ? read(token['$value']) : null;
      if (value === null) problems.add(`${key}.${role}`, token, isToken ? expected : { kind: 'token' });
      else values[role] = value;
    }
  }
  return values;
}

function readPalette(mode: unknown, key: string, problems: ProblemList): Palette {
  const palette: Record<string, string> = {};
  if (mode === undefined) return palette;
  if (!isRecord(mode)) problems.add(key, mode, { kind: 'object' });
  else
    for (const [group, roles] of Object.entries(mode)) {
      const known = (brandRoles as Readonly<Record<string, readonly string[]>>)[group];
      if (group.startsWith('$')) continue;
      if (known === undefined || !Object.hasOwn(brandRoles, group))
        problems.addUnknown(`${key}.${group}`, roles, Object.keys(brandRoles));
      else
        for (const [role, value] of Object.entries(readGroup(roles, `${key}.${group}`, known, color, problems)))
          palette[`${group}.${role}`] = value;
    }
  return palette;
}

/** Reads `tokens` of a brand file. A token of another type, or of a colour that no brand replaces, is a problem. */
export function readBrandTokens(tokens: unknown, problems: ProblemList): BrandTokens {
  const file = tokens ?? {};
  const root = isRecord(file) ? file : {};
  if (!isRecord(file)) problems.add('tokens', file, { kind: 'object' });
  const groups = [...modes, 'radius', 'font'];
  for (const key of Object.keys(root))
    if (!groups.includes(key) && !key.startsWith('$')) problems.addUnknown(`tokens.${key}`, root[key], groups);
  const { radius = {}, font = {} } = root;
  const stacks = readGroup(font, 'tokens.font', ['body'], fontNames, problems);
  return {
    colors: {
      light: readPalette(root['light'], 'tokens.light', problems),
      dark: readPalette(root['dark'], 'tokens.dark', problems),
      contrast: readPalette(root['contrast'], 'tokens.contrast', problems),
    },
    radii: readGroup(radius, 'tokens.radius', brandRadii, radiusOfCorner, problems),
    font: stacks['body'] ?? null,
  };
}
