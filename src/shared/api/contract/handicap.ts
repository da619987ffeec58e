import * as z from 'zod/mini';
import { parseHandicap, type RunnerId, runnerIdOf, type SelectionId } from '../../domain/runner-id.ts';
import { nameWithHandicap } from '../../format/handicap.ts';

const hundredths = z.pipe(z.optional(z.unknown()), z.transform(parseHandicap));

/** Some servers say `handicap`, others `hc` as the stream does; most say neither. */
export const handicapFields = { handicap: hundredths, hc: hundredths };

interface Handicap {
  readonly handicap: number;
  readonly hc: number;
}

interface Reading {
  readonly issues: unknown[];
}

/** The runner that a selection is with its handicap. */
export function runnerIdIn(selectionId: SelectionId, { handicap, hc }: Handicap, reading: Reading): RunnerId {
  const runnerId = runnerIdOf(selectionId, handicap || hc);
  if (runnerId !== null) return runnerId;
  reading.issues.push({ code: 'custom', message: 'expected a handicap', input: handicap || hc });
  return z.NEVER;
}

/** The selection of a bet, with its line where it has one. */
export const selectionNameIn = (name: string, { handicap, hc }: Handicap): string =>
  (handicap || hc) === 0 ? name : nameWithHandicap(name, handicap || hc);
