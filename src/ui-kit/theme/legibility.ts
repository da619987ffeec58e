import type { colors } from './colors.ts';

type TokenPath = {
  [Group in keyof typeof colors]: `${Group}.${Extract<keyof (typeof colors)[Group], string | number>}`;
}[keyof typeof colors];

interface TextPairing {
  readonly ink: TokenPath;
  readonly surface: TokenPath;
}

const createPairings = (ink: TokenPath, ...surfaces: readonly TokenPath[]): readonly TextPairing[] =>
  surfaces.map((surface) => ({ ink, surface }));

/** Surfaces of whole areas, on which most text stands. */
const areaSurfaces = ['surface.page', 'surface.panel', 'surface.sunk', 'surface.raised', 'surface.hover'] as const;

/**
 * Every text colour with every surface that it may stand on. A test requires 4.5:1, in high contrast 7:1, and the guide
 * shows them.
 */
export const textOnSurface: readonly TextPairing[] = [
  ...createPairings('ink.main', ...areaSurfaces, 'warn.soft', 'gain.soft', 'loss.soft'),
  ...createPairings('ink.soft', ...areaSurfaces, 'warn.soft', 'gain.soft', 'loss.soft'),
  ...createPairings('ink.faint', ...areaSurfaces, 'accent.soft'),
  ...createPairings('accent.main', ...areaSurfaces, 'accent.soft'),
  ...createPairings('accent.ink', 'accent.main'),
  ...createPairings('deep.ink', 'deep.main', 'deep.shade'),
  ...createPairings('deep.soft', 'deep.main', 'deep.shade'),
  ...createPairings('back.ink', 'back.best', 'back.second', 'back.third'),
  ...createPairings('lay.ink', 'lay.best', 'lay.second', 'lay.third'),
  ...createPairings('gain.main', ...areaSurfaces, 'gain.soft'),
  ...createPairings('loss.main', ...areaSurfaces, 'loss.soft'),
  ...createPairings('loss.ink', 'loss.fill'),
  ...createPairings('teal.main', ...areaSurfaces),
  ...createPairings('live.main', 'surface.page', 'surface.panel', 'surface.sunk', 'live.soft'),
  ...createPairings('live.ink', 'live.fill'),
  ...createPairings(
    'crest.ink',
    'crest.1',
    'crest.2',
    'crest.3',
    'crest.4',
    'crest.5',
    'crest.6',
    'crest.7',
    'crest.8',
  ),
  ...createPairings('warn.main', 'surface.page', 'surface.panel', 'surface.sunk', 'surface.raised', 'warn.soft'),
];
