/** The colours that a brand may replace in each mode. Back, lay, profit and loss are none of them. */
export const brandRoles = {
  accent: ['main', 'ink', 'soft'],
  deep: ['main', 'shade', 'ink', 'soft'],
  surface: ['page', 'panel', 'sunk', 'raised', 'hover'],
  line: ['soft', 'strong'],
  ink: ['main', 'soft', 'faint'],
  focus: ['ring'],
} as const;

/** The corners that a brand may replace. */
export const brandRadii = ['chip', 'cell', 'control', 'card', 'sheet'] as const;

/** The names of the main destinations, which a brand may replace. */
export const brandLabels = ['home', 'inPlay', 'racing', 'casino', 'myBets'] as const;
export type BrandLabel = (typeof brandLabels)[number];

/** Limits of a brand file. A file beyond them is refused. */
export const brandLimits = {
  values: 90,
  fonts: 2,
  fontNames: 4,
  links: 8,
  nameLength: 40,
  labelLength: 20,
  linkLength: 40,
  footerLength: 400,
  maxRadiusPx: 32,
} as const;
