import * as z from 'zod/mini';
import { jsonEntry } from './storage-entry.ts';
import { safeSessionStorage } from './safe-storage.ts';
import { readSession } from './session.ts';
import { integer } from './integer.ts';

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
  run: z.number(),
  size: z.number(),
  /** Hundredths. */
  minStake: integer(0),
  maxStake: integer(0),
});

/** The entry of the browser's history in which the bettor typed: back, forward and reload lead to it again. */
const entryKey = text;

/** The texts of the two fields, letter for letter. The odds are null where the bettor did not change them. */
const texts = { stakeText: text, priceText: z.nullable(text) };

const draftSchema = z.object({ entryKey, selection: z.union([oddsSelection, fancySelection]), ...texts });

const raceDraftSchema = z.object({
  entryKey,
  /** Which slip the prices of the race went to. */
  mode: z.literal(['single', 'several']),
  split: z.literal(['equal', 'free']),
  totalText: text,
  legs: z.array(z.object({ selection: oddsSelection, ...texts })).check(z.minLength(1)),
});

/** A bet that was begun and not sent. */
export type SlipDraft = z.output<typeof draftSchema>;

/** Several runners of a race that were begun and not sent. */
export type RaceDraft = z.output<typeof raceDraftSchema>;

const owner = (): string | null => readSession()?.userId ?? null;

/** The drafts that a session remembers, one for each match; of more than `most`, the oldest goes. */
function createDraftStore<Draft>(
  key: string,
  schema: z.ZodMiniType<Draft>,
  getMatchId: (draft: Draft) => string,
  maxDrafts: number,
) {
  const entry = jsonEntry(safeSessionStorage, key, z.array(z.object({ owner: z.nullable(z.string()), draft: schema })));
  return {
    /** The signed-in user's draft on a match; null where there is none. */
    read(matchId: string): Draft | null {
      const user = owner();
      return entry.read()?.find((row) => row.owner === user && getMatchId(row.draft) === matchId)?.draft ?? null;
    },
    /** Removes the draft on a match, of every user. */
    remove(matchId: string): void {
      const rows = entry.read() ?? [];
      const rest = rows.filter(({ draft }) => getMatchId(draft) !== matchId);
      if (rest.length === 0) entry.remove();
      else if (rest.length < rows.length) entry.write(rest);
    },
    /** Replaces the draft on the same match. */
    save(draft: Draft): void {
      const others = (entry.read() ?? []).filter((row) => getMatchId(row.draft) !== getMatchId(draft));
      entry.write([...others, { owner: owner(), draft }].slice(-maxDrafts));
    },
    clear: entry.remove,
  };
}

export const slipDrafts = createDraftStore('slip-drafts@1', draftSchema, ({ selection }) => selection.matchId, 10);

/** A runner of another race starts a new slip: only the last race is remembered. */
export const raceDrafts = createDraftStore(
  'race-drafts@1',
  raceDraftSchema,
  ({ legs }) => legs[0]?.selection.matchId ?? '',
  1,
);
