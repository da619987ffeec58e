/** Breakpoints in CSS pixels. */
export const breakpoint = {
  tabletLandscape: 1024,
  tabletPortrait: 768,
  mobileLandscape: 480,
  mobilePortrait: 320,
} as const;

/** Media queries for `window.matchMedia`. Up to this width the slip is a modal and the grid shows its best pair. */
export const phoneQuery = `(max-width: ${breakpoint.tabletPortrait}px)`;
export const wideQuery = `(min-width: ${breakpoint.tabletLandscape}px)`;

/** At-rules for styles. */
export const media = {
  phone: `@media ${phoneQuery}`,
  small: `@media (max-width: ${breakpoint.mobileLandscape}px)`,
  tabletUp: `@media (min-width: ${breakpoint.tabletPortrait + 1}px)`,
  wide: `@media ${wideQuery}`,
  motion: '@media (prefers-reduced-motion: no-preference)',
  hover: '@media (hover: hover)',
} as const;
