import type { Mode } from '../colors.ts';
import { calculateContrast, formatHex, mix, parseHex, type Rgb } from '../contrast.ts';
import { textOnSurface } from '../legibility.ts';
import { brandRoles } from './brand-roles.ts';
import { brighten } from './brighten.ts';
import { getKitPalette, MIN_LINE_CONTRAST, minTextContrast, type Palette } from './palette.ts';

/** One pair of colours whose contrast is too low. */
export interface WeakPair {
  readonly mode: Mode;
  readonly ink: string;
  readonly surface: string;
  readonly inkColor: string;
  readonly surfaceColor: string;
  /** Measured contrast, 1 to 21. */
  readonly ratio: number;
  readonly required: number;
  /** The role to change, and its nearest colour with which all pairs pass. */
  readonly role: string;
  readonly suggestion: string;
}

interface Pair {
  readonly ink: string;
  readonly surface: string;
  readonly required: number;
}

const STEPS = 100;
const WHITE = '#ffffff';
const BLACK = '#000000';
const isBrandRole = (path: string): boolean =>
  Object.entries(brandRoles).some(([group, roles]) => roles.some((role) => path === `${group}.${role}`));
const areas = brandRoles.surface.map((role) => `surface.${role}`);

/** Every pair that a brand can spoil: text on its surfaces, borders and the focus ring. */
export function listBrandPairs(mode: Mode): readonly Pair[] {
  const texts = textOnSurface
    .filter(({ ink, surface }) => isBrandRole(ink) || isBrandRole(surface))
    .map((pair) => ({ ...pair, required: minTextContrast[mode] }));
  const lines = ['line.strong', 'focus.ring', ...(mode === 'contrast' ? ['line.soft'] : [])];
  return [...texts, ...lines.map((ink) => ({ ink, surface: 'surface.panel', required: MIN_LINE_CONTRAST }))];
}

const chooseBest = (against: string): string =>
  (calculateContrast(WHITE, against) ?? 0) >= (calculateContrast(BLACK, against) ?? 0) ? WHITE : BLACK;

/**
 * Finds the nearest colours with which every pair of a mode passes. Roles are repaired in an order in which a later one
 * cannot spoil an earlier one. Each moves towards a colour that passes for certain, only as far as needed.
 */
export function adjustPalette(
  palette: Palette,
  mode: Mode,
): { readonly repaired: Palette; readonly weak: readonly WeakPair[] } {
  const kit = getKitPalette(mode);
  const current: Record<string, string> = { ...palette };
  const weak: WeakPair[] = [];
  const pairs = listBrandPairs(mode);

  const adjust = (role: string, target: string, own: readonly Pair[]): void => {
    const readColor = (path: string, color: string): string => (path === role ? color : (current[path] ?? ''));
    const measure = ({ ink, surface }: Pair, color: string): number =>
      calculateContrast(readColor(ink, color), readColor(surface, color)) ?? 0;
    const isReadable = (color: string): boolean => own.every((pair) => measure(pair, color) >= pair.required);
    const before = current[role] ?? '';
    if (isReadable(before)) return;
    const [from, to] = [parseHex(before), parseHex(target)] as [Rgb, Rgb];
    // A dark accent would turn grey on its way to white.
    const move = (share: number) =>
      role === 'accent.main' && target === WHITE ? brighten(from, share) : mix(to, from, share);
    const colors = Array.from({ length: STEPS }, (_, step) => formatHex(move((step + 1) / STEPS)));
    const suggestion = colors.find(isReadable) ?? target;
    for (const pair of own) {
      const ratio = measure(pair, before);
      if (ratio >= pair.required) continue;
      weak.push({
        ...pair,
        mode,
        ratio,
        role,
        suggestion,
        inkColor: readColor(pair.ink, before),
        surfaceColor: readColor(pair.surface, before),
      });
    }
    current[role] = suggestion;
  };

  // 1. Surfaces carry the colours that no brand changes, such as profit and loss.
  for (const area of areas)
    adjust(
      area,
      kit[area] ?? WHITE,
      pairs.filter(({ ink, surface }) => surface === area && !isBrandRole(ink)),
    );
  // 2. Texts, borders and the focus ring stand on the surfaces.
  const extreme = mode === 'dark' ? WHITE : BLACK;
  for (const ink of ['ink.main', 'ink.soft', 'ink.faint', 'accent.main', 'line.soft', 'line.strong', 'focus.ring'])
    adjust(
      ink,
      extreme,
      pairs.filter((pair) => pair.ink === ink && pair.surface !== 'accent.soft'),
    );
  // 3. The tint of the accent carries the accent, which carries its own text.
  adjust(
    'accent.soft',
    current['surface.panel'] ?? WHITE,
    pairs.filter(({ surface }) => surface === 'accent.soft'),
  );
  adjust(
    'accent.ink',
    chooseBest(current['accent.main'] ?? ''),
    pairs.filter(({ ink }) => ink === 'accent.ink'),
  );
  // 4. The deep tone is deep enough for white text.
  const required = minTextContrast[mode];
  current['white'] = WHITE;
  for (const surface of ['deep.main', 'deep.shade']) adjust(surface, BLACK, [{ ink: 'white', surface, required }]);
  for (const ink of ['deep.ink', 'deep.soft'])
    adjust(
      ink,
      WHITE,
      pairs.filter((pair) => pair.ink === ink),
    );
  const { white: _, ...repaired } = current;
  return { repaired, weak };
}
