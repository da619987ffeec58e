import { type Mode, modes } from '../colors.ts';
import { toVariableName } from '../variable-name.ts';
import { adjustPalette, type WeakPair } from './adjust-palette.ts';
import { derivePalette } from './derive-palette.ts';
import { getKitPalette, type Palette } from './palette.ts';
import type { BrandTokens } from './read-tokens.ts';

/** CSS variables that a brand replaces in one mode, as `[name, value]`. */
export type BrandVariables = readonly (readonly [name: `--${string}`, value: string])[];

export interface FinishedTokens {
  /** The pairs of given colours that are too weak. */
  readonly weak: readonly WeakPair[];
  /** The CSS variables that replace the kit's, by mode. Every mode has the same: those of light count in all modes. */
  readonly variables: Readonly<Record<Mode, BrandVariables>>;
  readonly sizes: BrandVariables;
}

const toVariable = (path: string, value: string) => {
  const [group = '', role = ''] = path.split('.');
  return [toVariableName(group, role), value] as const;
};

/** Roles from which others derive. They are repaired first, so that the others derive from colours that pass. */
const isSource = (path: string): boolean => !/^(accent\.(ink|soft)|deep\.)/.test(path);

/** Colours that the file does not give are adjusted; a given colour is reported instead. */
function finishMode({ colors }: BrandTokens, mode: Mode, accent: string | null) {
  const given = colors[mode];
  const kit = getKitPalette(mode);
  if (Object.keys(given).length === 0 && accent === null) return { accent: null, palette: kit, weak: [] };
  const first = adjustPalette(derivePalette(given, accent, mode), mode);
  const corrected = Object.keys(given).map((path) => [path, (isSource(path) ? first.repaired : given)[path] ?? '']);
  const main = first.repaired['accent.main'] ?? null;
  const palette = derivePalette(Object.fromEntries(corrected) as Palette, accent === null ? null : main, mode);
  const { repaired, weak } = adjustPalette(palette, mode);
  return {
    accent: main,
    palette: repaired,
    weak: [...first.weak.filter(({ role }) => isSource(role)), ...weak].filter(({ role }) => role in given),
  };
}

/** Completes the tokens of a brand in every mode. `accent`: the brand's main colour, for modes that give none. */
export function finishTokens(tokens: BrandTokens, accent: string | null): FinishedTokens {
  const light = finishMode(tokens, 'light', accent);
  const other = accent === null ? null : light.accent;
  const finished = {
    light,
    dark: finishMode(tokens, 'dark', other),
    contrast: finishMode(tokens, 'contrast', other),
  };
  const isReplaced = (path: string): boolean =>
    modes.some((mode) => finished[mode].palette[path] !== getKitPalette(mode)[path]);
  const replaced = Object.keys(light.palette).filter(isReplaced);
  const listVariables = (mode: Mode): BrandVariables =>
    replaced.map((path) => toVariable(path, finished[mode].palette[path] ?? ''));
  return {
    weak: modes.flatMap((mode) => finished[mode].weak),
    variables: { light: listVariables('light'), dark: listVariables('dark'), contrast: listVariables('contrast') },
    sizes: [
      ...Object.entries(tokens.radii).map(([role, value]) => toVariable(`radius.${role}`, value)),
      ...(tokens.font === null ? [] : [toVariable('font.body', tokens.font)]),
    ],
  };
}
