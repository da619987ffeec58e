import * as z from 'zod/mini';
import { parseHandicap, type RunnerId, type SelectionId, toRunnerId } from '../../../domain/market/runner-id.ts';
import { appendHandicap } from '../../../format/handicap.ts';

const hundredths = z.pipe(z.optional(z.unknown()), z.transform(parseHandicap));

/** Some servers send `handicap`, others `hc` as the stream does. Most send neither. */
export const handicapFields = { handicap: hundredths, hc: hundredths };

interface HandicapFields {
  readonly handicap: number;
  readonly hc: number;
}

interface ParseContext {
  readonly issues: unknown[];
}

/** Returns the runner id of a selection with its handicap. */
export function readWireRunnerId(
  selectionId: SelectionId,
  { handicap, hc }: HandicapFields,
  context: ParseContext,
): RunnerId {
  const runnerId = toRunnerId(selectionId, handicap || hc);
  if (runnerId !== null) return runnerId;
  context.issues.push({ code: 'custom', message: 'expected a handicap', input: handicap || hc });
  return z.NEVER;
}

/** Returns the selection of a bet, with its handicap line if it has one. */
export const formatSelectionName = (name: string, { handicap, hc }: HandicapFields): string =>
  (handicap || hc) === 0 ? name : appendHandicap(name, handicap || hc);
