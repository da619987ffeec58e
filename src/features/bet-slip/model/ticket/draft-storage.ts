import * as z from 'zod/mini';
import { integer } from '#shared/storage/integer.ts';
import { safeSessionStorage } from '#shared/storage/safe-storage.ts';
import { readUserId } from '#shared/storage/session.ts';
import { createJsonEntry } from '#shared/storage/storage-entry.ts';

const text = z.string().check(z.maxLength(1000));
const selectionFields = { sportId: text, matchId: text, matchName: text, side: z.literal(['back', 'lay']) };

const oddsSelection = z.object({
  ...selectionFields,
  kind: z.literal(['odds', 'bookmaker']),
  marketId: text,
  marketName: text,
  ladder: z.literal(['step', 'betfair', 'betdaq']),
  winners: z.optional(z.nullable(integer(1))),
  runnerId: z.number(),
  runnerName: text,
  /** Hundredths. */
  price: integer(1),
});

const fancySelection = z.object({
  ...selectionFields,
  kind: z.literal('fancy'),
  fancyId: text,
  fancyName: text,
  /** Run and payout on 100 as plain numbers. */
  run: z.number(),
  size: z.number(),
  /** Hundredths. */
  minStake: integer(0),
  maxStake: integer(0),
});

/** Key of the browser's history entry in which the bettor typed: back, forward and reload return to it. */
export const entryKey = text;

/** The texts of both fields, letter for letter. The odds are null when the bettor did not change them. */
export const draftTexts = { stakeText: text, priceText: z.nullable(text) };

const draftSchema = z.object({ entryKey, selection: z.union([oddsSelection, fancySelection]), ...draftTexts });

/** An unsent bet on odds, as the drafts of both slips store it. */
export const oddsDraft = z.object({ selection: oddsSelection, ...draftTexts });
export type SavedOddsDraft = z.output<typeof oddsDraft>;

/** An unsent bet. */
export type SavedSlipDraft = z.output<typeof draftSchema>;

/** Stores the drafts of this browser tab, one per match. Above `maxDrafts` drafts, the oldest is dropped. */
export function createDraftStore<Draft>(
  key: string,
  schema: z.ZodMiniType<Draft>,
  getMatchId: (draft: Draft) => string,
  maxDrafts: number,
) {
  const entry = createJsonEntry(
    safeSessionStorage,
    key,
    z.array(z.object({ owner: z.nullable(z.string()), draft: schema })),
  );
  return {
    /** Returns the signed-in user's draft of a match, or null. */
    read(matchId: string): Draft | null {
      const user = readUserId();
      return entry.read()?.find((row) => row.owner === user && getMatchId(row.draft) === matchId)?.draft ?? null;
    },
    /** Removes the drafts of a match of every user. */
    remove(matchId: string): void {
      const rows = entry.read() ?? [];
      const rest = rows.filter(({ draft }) => getMatchId(draft) !== matchId);
      if (rest.length === 0) entry.remove();
      else if (rest.length < rows.length) entry.write(rest);
    },
    /** Saves a draft and replaces one of the same match. */
    save(draft: Draft): void {
      const others = (entry.read() ?? []).filter((row) => getMatchId(row.draft) !== getMatchId(draft));
      entry.write([...others, { owner: readUserId(), draft }].slice(-maxDrafts));
    },
    clear: entry.remove,
  };
}

export const slipDrafts = createDraftStore('slip-drafts@1', draftSchema, ({ selection }) => selection.matchId, 10);
