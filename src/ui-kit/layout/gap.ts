import { css } from 'styled-components';
import type { Scales } from '../theme/scales.ts';
import { token } from '../theme/tokens.ts';

/** A step of the space tokens, or no distance. */
export type Gap = keyof Scales['space'] | 'none';

const gaps = ['hair', 'tiny', 'small', 'snug', 'base', 'roomy', 'wide', 'vast'] as const satisfies readonly Gap[];

/** One rule for each gap. An attribute chooses it, so that no gap creates a class. */
export const gapRules = css`
  ${gaps.map((gap) => `&[data-gap='${gap}'] { gap: ${token.space[gap]}; }`).join('\n')}
`;
