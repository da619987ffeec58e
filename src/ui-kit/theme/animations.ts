/**
 * Names for `animation`. GlobalStyle defines them all, because keyframes that a component brings later make Chromium
 * calculate the styles of the whole page again.
 */
export const animation = {
  /** Hidden until its end, with `step-end`. */
  appear: 'kit-appear',
  /** From beyond the end of the line. */
  bounceIn: 'kit-bounce-in',
  bounceOut: 'kit-bounce-out',
  /** From before a bar to after it. */
  passBy: 'kit-pass-by',
  pulse: 'kit-pulse',
  /** From below, as text that replaces another. */
  rise: 'kit-rise',
  rotate: 'kit-rotate',
  /** A bar of the time that is left. */
  runDown: 'kit-run-down',
} as const;
