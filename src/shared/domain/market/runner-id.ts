import { parseHundredths } from '../money/hundredths.ts';

/**
 * A runner: a selection and its handicap in one number. The same team at +0.5 and at +1 is two runners, and because the
 * handicap is part of the number no code compares bare selections by mistake. Without a handicap it is the
 * selection's own id; else its fraction holds the handicap. Only `runnerIdOf` makes one, and no server ever sees it.
 */
export type RunnerId = number & { readonly __of?: 'runner' };

/** A selection as a server numbers it: with a handicap it is several runners. */
export type SelectionId = number & { readonly __of?: 'selection' };

/** The fraction counts hundredths of a handicap in steps that a float of this size holds exactly. */
const STEPS = 2 ** 20;
const MIDDLE = STEPS / 2;
const LARGEST_WITH_HANDICAP = 2 ** 32;

/** The handicap is in whole hundredths: -0.25 is -25. Null where the pair cannot be told from every other. */
export function toRunnerId(selectionId: SelectionId, handicap: number): RunnerId | null {
  if (!Number.isSafeInteger(selectionId)) return null;
  if (handicap === 0) return selectionId as number;
  if (!Number.isInteger(handicap) || Math.abs(handicap) >= MIDDLE || Math.abs(selectionId) > LARGEST_WITH_HANDICAP)
    return null;
  return (selectionId as number) + (handicap + MIDDLE) / STEPS;
}

/** What the server calls the selection. */
export const toSelectionId = (runnerId: RunnerId): SelectionId => Math.floor(runnerId);

/** In whole hundredths; 0 where the runner has none. */
export function getHandicap(runnerId: RunnerId): number {
  const fraction = runnerId - Math.floor(runnerId);
  return fraction === 0 ? 0 : fraction * STEPS - MIDDLE;
}

/** Whether a market's runners are handicap lines. */
export const hasHandicap = (runners: readonly { readonly runnerId: RunnerId }[]): boolean =>
  runners.some(({ runnerId }) => getHandicap(runnerId) !== 0);

/** Reads a handicap from the wire (0.5, "-0.25", "+1") into whole hundredths. What is no number ("NaN", "") is 0. */
export const parseHandicap = (raw: unknown): number =>
  parseHundredths(typeof raw === 'string' ? raw.trim().replace(/^\+/, '') : raw) ?? 0;
