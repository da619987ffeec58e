import * as z from 'zod/mini';
import { getPositiveAmount, parseWholeAmount } from '#shared/domain/money/amount-input.ts';
import { type Money, toPlainText, ZERO } from '#shared/domain/money/money.ts';
import { describeAmountProblem } from '#shared/format/amount-problem.ts';
import { texts } from '../texts.ts';

const isStake = (text: string): boolean => getPositiveAmount(parseWholeAmount(text)) !== null;

/** Checks for an empty field first, so that it shows the required message: docs/requirements.md#53-quick-stakes. */
const stake = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: () => texts.stakes.required, abort: true }),
    z.refine(isStake, { error: () => texts.stakes.wholeNumber }),
  );

/** One field for each quick stake: plus1 to plus4 set the stake, plus5 to plus8 add to it. */
export const quickStakesSchema = z.object({
  plus1: stake,
  plus2: stake,
  plus3: stake,
  plus4: stake,
  plus5: stake,
  plus6: stake,
  plus7: stake,
  plus8: stake,
});

export type QuickStakesForm = z.output<typeof quickStakesSchema>;

export const quickStakeFields = [
  'plus1',
  'plus2',
  'plus3',
  'plus4',
  'plus5',
  'plus6',
  'plus7',
  'plus8',
] as const satisfies readonly (keyof QuickStakesForm)[];

export const toQuickStakesForm = (stakes: readonly Money[]): QuickStakesForm =>
  Object.fromEntries(
    quickStakeFields.map((field, index) => [field, stakes[index] === undefined ? '' : toPlainText(stakes[index])]),
  ) as QuickStakesForm;

export const toStakes = (form: QuickStakesForm): readonly Money[] =>
  quickStakeFields.map((field) => getPositiveAmount(parseWholeAmount(form[field])) ?? ZERO);

/** Message beside a field with an unreadable text; null otherwise. An empty field gets its message on Save. */
export function describeUnreadableStake(text: string): string | null {
  const input = parseWholeAmount(text);
  return input.kind === 'unreadable' ? describeAmountProblem(input.problem) : null;
}
