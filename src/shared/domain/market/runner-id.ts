import { parseHundredths } from '../money/hundredths.ts';

/**
 * A runner id: a selection and its handicap in one number.
 *
 * The same team at +0.5 and at +1 is two runners. Because the handicap is part of the number, code cannot compare bare
 * selections by mistake. Without a handicap the number is the selection id. Otherwise its fraction holds the handicap.
 * Only `toRunnerId` creates one, and servers never receive it.
 */
export type RunnerId = number & { readonly __of?: 'runner' };

/** A selection id of the server. With handicaps, one selection is several runners. */
export type SelectionId = number & { readonly __of?: 'selection' };

/** The fraction counts hundredths of a handicap, in steps that a float of this size holds exactly. */
const STEPS = 2 ** 20;
const MIDDLE = STEPS / 2;
const MAX_WITH_HANDICAP = 2 ** 32;

/**
 * Creates a runner id. The handicap is in whole hundredths: -0.25 is -25. Returns null when the pair has no unique
 * number.
 */
export function toRunnerId(selectionId: SelectionId, handicap: number): RunnerId | null {
  if (!Number.isSafeInteger(selectionId)) return null;
  if (handicap === 0) return selectionId as number;
  if (!Number.isInteger(handicap) || Math.abs(handicap) >= MIDDLE || Math.abs(selectionId) > MAX_WITH_HANDICAP)
    return null;
  return (selectionId as number) + (handicap + MIDDLE) / STEPS;
}

/** Returns the server's selection id. */
export const toSelectionId = (runnerId: RunnerId): SelectionId => Math.floor(runnerId);

/** Returns the handicap in whole hundredths, 0 for a runner without one. */
export function getHandicap(runnerId: RunnerId): number {
  const fraction = runnerId - Math.floor(runnerId);
  return fraction === 0 ? 0 : fraction * STEPS - MIDDLE;
}

/** Checks whether a market's runners are handicap lines. */
export const hasHandicap = (runners: readonly { readonly runnerId: RunnerId }[]): boolean =>
  runners.some(({ runnerId }) => getHandicap(runnerId) !== 0);

/** Parses a wire handicap (0.5, "-0.25", "+1") into whole hundredths. Other values ("NaN", "") become 0. */
export const parseHandicap = (raw: unknown): number =>
  parseHundredths(typeof raw === 'string' ? raw.trim().replace(/^\+/, '') : raw) ?? 0;
