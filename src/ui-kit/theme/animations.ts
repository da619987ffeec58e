/** A distance along the line of text. A transform has no logical direction of its own. */
const translateInline = (distance: string): string => `translateX(calc(var(--kit-toast-end) * ${distance}))`;

const steps = {
  'kit-appear': 'from { visibility: hidden; } to { visibility: visible; }',
  'kit-bounce-in': `
    from, 60%, 75%, 90%, to { animation-timing-function: cubic-bezier(0.215, 0.61, 0.355, 1); }
    from { opacity: 0; transform: ${translateInline('3000px')}; }
    60% { opacity: 1; transform: ${translateInline('-25px')}; }
    75% { transform: ${translateInline('10px')}; }
    90% { transform: ${translateInline('-5px')}; }
    to { transform: none; }
  `,
  'kit-bounce-out': `
    20% { opacity: 1; transform: ${translateInline('-20px')}; }
    to { opacity: 0; transform: ${translateInline('2000px')}; }
  `,
  'kit-pass-by': 'from { translate: -100%; } to { translate: 250%; }',
  'kit-pulse': '50% { opacity: 0.45; }',
  'kit-rise': 'from { opacity: 0; transform: translateY(40%); }',
  'kit-rotate': 'to { rotate: 360deg; }',
  'kit-run-down': 'from { transform: scaleX(1); } to { transform: scaleX(0); }',
};

/** The `@keyframes` rules, for GlobalStyle. */
export const keyframeRules = Object.entries(steps)
  .map(([name, body]) => `@keyframes ${name} { ${body} }`)
  .join('\n');

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
} as const satisfies Record<string, keyof typeof steps>;
