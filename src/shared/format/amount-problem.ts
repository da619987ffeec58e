import type { AmountProblem } from '../domain/money/amount-input.ts';
import type { OddsProblem } from '../domain/odds/odds-input.ts';
import { texts } from './texts.ts';

/** Says next to a field why its text cannot be read. */
export const describeAmountProblem = (problem: AmountProblem | OddsProblem): string => texts.amountProblem[problem];
