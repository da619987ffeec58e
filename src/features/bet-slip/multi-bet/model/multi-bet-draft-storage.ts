import * as z from 'zod/mini';
import { createDraftStore, draftTexts, entryKey, oddsDraft } from '../../model/ticket/draft-storage.ts';

const multiBetDraftSchema = z.object({
  entryKey,
  /** The slip that receives prices of the race. */
  mode: z.literal(['single', 'several']),
  split: z.literal(['equal', 'free']),
  totalText: draftTexts.stakeText,
  legs: z.array(oddsDraft).check(z.minLength(1)),
});

/** Unsent race bets on several runners. */
export type SavedMultiBetDraft = z.output<typeof multiBetDraftSchema>;

/** A runner of another race starts a new slip, so only the last race is stored. */
export const multiBetDrafts = createDraftStore(
  'race-drafts@1',
  multiBetDraftSchema,
  ({ legs }) => legs[0]?.selection.matchId ?? '',
  1,
);
