import { colors, type Mode, modes, type ModeValues } from '../colors.ts';

/** Colours of one mode by role, such as `accent.main`, each as `#rrggbb`. */
export type Palette = Readonly<Record<string, string>>;

/** The least contrast of text and its surface (WCAG 2.2, 1.4.3 and 1.4.6). */
export const minTextContrast: Readonly<Record<Mode, number>> = { light: 4.5, dark: 4.5, contrast: 7 };
/** The least contrast of a border or of the focus ring (WCAG 2.2, 1.4.11). */
export const MIN_LINE_CONTRAST = 3;

/** Returns the kit's own colours of a mode. */
export function getKitPalette(mode: Mode): Palette {
  const groups: Readonly<Record<string, Readonly<Record<string, ModeValues>>>> = colors;
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, roles]) =>
      Object.entries(roles).map(([role, values]) => [`${group}.${role}`, values[modes.indexOf(mode)] ?? ''] as const),
    ),
  );
}
