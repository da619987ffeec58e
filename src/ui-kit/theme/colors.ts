import { colors, modes, type ModeValues, shadows } from './generated/mode-values.ts';
import { toVariableName } from './variable-name.ts';

export type Colors = typeof colors & typeof shadows;
export type Mode = (typeof modes)[number];
export { colors, modes, type ModeValues, shadows };

/** Lists every colour and shadow of one mode as `[css variable, value]`. */
export function createModeVariables(mode: Mode): readonly (readonly [name: string, value: string])[] {
  const groups: Readonly<Record<string, Readonly<Record<string, ModeValues>>>> = { ...colors, ...shadows };
  return Object.entries(groups).flatMap(([group, roles]) =>
    Object.entries(roles).map(
      ([role, values]) => [toVariableName(group, role), values[modes.indexOf(mode)] ?? ''] as const,
    ),
  );
}
