import * as z from 'zod/mini';
import { units, type Money } from '#shared/domain/money.ts';
import { LARGEST_STAKE } from '#shared/domain/stake.ts';
import { texts } from '../texts.ts';

const isStake = (typed: string): boolean => /^\d{1,10}$/.test(typed) && Number(typed) > 0 && Number(typed) * 100 <= LARGEST_STAKE;

/** Emptiness is told before form, so the required message is the one an empty field shows (specification 5). */
const stake = z.string().check(z.trim(), z.minLength(1, { error: texts.stakes.required, abort: true }), z.refine(isStake, { error: texts.stakes.whole }));

/** Field names are the specification's (section 3, match stake presets). */
export const stakesForm = z.object({ plus1: stake, plus2: stake, plus3: stake, plus4: stake, plus5: stake, plus6: stake, plus7: stake, plus8: stake });

export type StakesForm = z.output<typeof stakesForm>;

export const fields = ['plus1', 'plus2', 'plus3', 'plus4', 'plus5', 'plus6', 'plus7', 'plus8'] as const satisfies readonly (keyof StakesForm)[];

export const formOf = (stakes: readonly Money[]): StakesForm =>
  Object.fromEntries(fields.map((field, index) => [field, stakes[index] === undefined ? '' : String(stakes[index] / 100)])) as StakesForm;

export const stakesOf = (form: StakesForm): readonly Money[] => fields.map((field) => units(Number(form[field])));
