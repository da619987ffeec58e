import * as z from 'zod/mini';
import { amountAboveZero, parseWholeAmount } from '#shared/domain/amount-input.ts';
import { plainText, ZERO, type Money } from '#shared/domain/money.ts';
import { describeAmountProblem } from '#shared/format/amount-problem.ts';
import { texts } from '../texts.ts';

const isStake = (text: string): boolean => amountAboveZero(parseWholeAmount(text)) !== null;

/** Emptiness is told before form, so the required message is the one an empty field shows (specification 5). */
const stake = z.string().check(z.trim(), z.minLength(1, { error: texts.stakes.required, abort: true }), z.refine(isStake, { error: texts.stakes.whole }));

/** Field names are the specification's (section 3, match stake presets). */
export const stakesForm = z.object({ plus1: stake, plus2: stake, plus3: stake, plus4: stake, plus5: stake, plus6: stake, plus7: stake, plus8: stake });

export type StakesForm = z.output<typeof stakesForm>;

export const fields = ['plus1', 'plus2', 'plus3', 'plus4', 'plus5', 'plus6', 'plus7', 'plus8'] as const satisfies readonly (keyof StakesForm)[];

export const formOf = (stakes: readonly Money[]): StakesForm =>
  Object.fromEntries(fields.map((field, index) => [field, stakes[index] === undefined ? '' : plainText(stakes[index])])) as StakesForm;

export const stakesOf = (form: StakesForm): readonly Money[] => fields.map((field) => amountAboveZero(parseWholeAmount(form[field])) ?? ZERO);

/** Said beside a field as soon as its text cannot be read; an empty field gets its message when the form is saved. */
export function unreadableWords(text: string): string | null {
  const input = parseWholeAmount(text);
  return input.kind === 'unreadable' ? describeAmountProblem(input.problem) : null;
}
