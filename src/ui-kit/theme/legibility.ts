import type { colors } from './colors.ts';

type Path = { [Group in keyof typeof colors]: `${Group}.${Extract<keyof (typeof colors)[Group], string>}` }[keyof typeof colors];

interface Pairing {
  readonly ink: Path;
  readonly surface: Path;
}

const on = (ink: Path, ...surfaces: readonly Path[]): readonly Pairing[] => surfaces.map((surface) => ({ ink, surface }));

/** Every text colour with every surface it may stand on; each pair is held to 4.5:1 in both modes by a test, and shown in the guide. */
export const textOnSurface: readonly Pairing[] = [
  ...on('ink.main', 'surface.page', 'surface.panel', 'surface.sunk', 'surface.raised', 'surface.hover', 'warn.soft', 'gain.soft', 'loss.soft'),
  ...on('ink.soft', 'surface.page', 'surface.panel', 'surface.sunk', 'surface.raised', 'surface.hover', 'warn.soft', 'gain.soft', 'loss.soft'),
  ...on('ink.faint', 'surface.page', 'surface.panel', 'surface.sunk', 'surface.raised', 'surface.hover'),
  ...on('accent.main', 'surface.page', 'surface.panel', 'surface.sunk', 'surface.raised', 'surface.hover', 'accent.soft'),
  ...on('accent.ink', 'accent.main'),
  ...on('back.ink', 'back.best', 'back.second', 'back.third'),
  ...on('lay.ink', 'lay.best', 'lay.second', 'lay.third'),
  ...on('gain.main', 'surface.page', 'surface.panel', 'surface.sunk', 'surface.raised', 'surface.hover', 'gain.soft'),
  ...on('loss.main', 'surface.page', 'surface.panel', 'surface.sunk', 'surface.raised', 'surface.hover', 'loss.soft'),
  ...on('loss.ink', 'loss.fill'),
  ...on('teal.main', 'surface.page', 'surface.panel', 'surface.sunk', 'surface.raised', 'surface.hover'),
  ...on('live.main', 'surface.page', 'surface.panel', 'surface.sunk', 'live.soft'),
  ...on('warn.main', 'surface.page', 'surface.panel', 'surface.sunk', 'surface.raised', 'warn.soft'),
];
