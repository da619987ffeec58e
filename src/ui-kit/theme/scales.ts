import { compact, phone, scales } from './generated/scale-values.ts';
import { toVariableName } from './variable-name.ts';

type Scale = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Sizes that every mode shares. Sizes that follow the text are in rem, so they grow with the reader's text size.
 * `compact` overrides them for `data-density="compact"`: rows and controls shrink, text keeps its size. `phone`
 * overrides them on phones in either density: touch targets.
 */
export { compact, phone, scales };
export type Scales = typeof scales;

export const createScaleVariables = (groups: Scale): readonly (readonly [name: string, value: string])[] =>
  Object.entries(groups).flatMap(([group, roles]) =>
    Object.entries(roles).map(([role, value]) => [toVariableName(group, role), value] as const),
  );
