import type { AmountProblem } from '../domain/money/amount-input.ts';
import type { OddsProblem } from '../domain/odds/odds-input.ts';
import { texts } from './texts.ts';

/** Returns the message under a field with an invalid amount or odds text. */
export const describeAmountProblem = (problem: AmountProblem | OddsProblem): string => texts.amountProblem[problem];
