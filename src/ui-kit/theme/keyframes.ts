import type { animation } from './animations.ts';

type AnimationName = (typeof animation)[keyof typeof animation];

/** A distance along the line of text. A transform has no logical direction of its own. */
const translateInline = (distance: string): string => `translateX(calc(var(--kit-toast-end) * ${distance}))`;

const steps: Readonly<Record<AnimationName, string>> = {
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
