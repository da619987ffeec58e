import type { colors } from './colors.ts';

type TokenPath = {
  [Group in keyof typeof colors]: `${Group}.${Extract<keyof (typeof colors)[Group], string>}`;
}[keyof typeof colors];

interface TextPairing {
  readonly ink: TokenPath;
  readonly surface: TokenPath;
}

const pairsOn = (ink: TokenPath, ...surfaces: readonly TokenPath[]): readonly TextPairing[] =>
  surfaces.map((surface) => ({ ink, surface }));

/**
 * Every text colour with every surface that it may stand on. A test requires 4.5:1 in both modes, and the guide shows
 * them.
 */
export const textOnSurface: readonly TextPairing[] = [
  ...pairsOn(
    'ink.main',
    'surface.page',
    'surface.panel',
    'surface.sunk',
    'surface.raised',
    'surface.hover',
    'warn.soft',
    'gain.soft',
    'loss.soft',
  ),
  ...pairsOn(
    'ink.soft',
    'surface.page',
    'surface.panel',
    'surface.sunk',
    'surface.raised',
    'surface.hover',
    'warn.soft',
    'gain.soft',
    'loss.soft',
  ),
  ...pairsOn('ink.faint', 'surface.page', 'surface.panel', 'surface.sunk', 'surface.raised', 'surface.hover'),
  ...pairsOn(
    'accent.main',
    'surface.page',
    'surface.panel',
    'surface.sunk',
    'surface.raised',
    'surface.hover',
    'accent.soft',
  ),
  ...pairsOn('accent.ink', 'accent.main'),
  ...pairsOn('back.ink', 'back.best', 'back.second', 'back.third'),
  ...pairsOn('lay.ink', 'lay.best', 'lay.second', 'lay.third'),
  ...pairsOn(
    'gain.main',
    'surface.page',
    'surface.panel',
    'surface.sunk',
    'surface.raised',
    'surface.hover',
    'gain.soft',
  ),
  ...pairsOn(
    'loss.main',
    'surface.page',
    'surface.panel',
    'surface.sunk',
    'surface.raised',
    'surface.hover',
    'loss.soft',
  ),
  ...pairsOn('loss.ink', 'loss.fill'),
  ...pairsOn('teal.main', 'surface.page', 'surface.panel', 'surface.sunk', 'surface.raised', 'surface.hover'),
  ...pairsOn('live.main', 'surface.page', 'surface.panel', 'surface.sunk', 'live.soft'),
  ...pairsOn('warn.main', 'surface.page', 'surface.panel', 'surface.sunk', 'surface.raised', 'warn.soft'),
];
