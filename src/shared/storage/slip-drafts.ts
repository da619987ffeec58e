import * as z from 'zod/mini';
import { jsonEntry } from './entry.ts';
import { sessionRoom } from './room.ts';
import { readSession } from './session.ts';
import { whole } from './whole.ts';

const text = z.string().check(z.maxLength(1000));
const press = { sportId: text, matchId: text, matchName: text, side: z.literal(['back', 'lay']) };

const oddsSelection = z.object({
  ...press,
  kind: z.literal(['odds', 'bookmaker']),
  marketId: text,
  marketName: text,
  ladder: z.literal(['step', 'betfair', 'betdaq']),
  winners: z.optional(z.nullable(whole(1))),
  runnerId: z.number(),
  runnerName: text,
  /** Hundredths. */
  price: whole(1),
});

const fancySelection = z.object({
  ...press,
  kind: z.literal('fancy'),
  fancyId: text,
  fancyName: text,
  run: z.number(),
  size: z.number(),
  /** Hundredths. */
  minStake: whole(0),
  maxStake: whole(0),
});

const draftSchema = z.object({
  /** The entry of the browser's history in which the bettor typed: back, forward and reload lead to it again. */
  entryKey: text,
  selection: z.union([oddsSelection, fancySelection]),
  /** The texts of the two fields, letter for letter. The odds are null where the bettor did not change them. */
  stakeText: text,
  priceText: z.nullable(text),
});

/** A bet that was begun and not sent. */
export type SlipDraft = z.output<typeof draftSchema>;

const listSchema = z.array(z.object({ owner: z.nullable(z.string()), draft: draftSchema }));
const entry = jsonEntry(sessionRoom, 'slip-drafts@1', listSchema);

/** The matches whose drafts a session remembers; an older draft makes room. */
const MOST = 10;

const owner = (): string | null => readSession()?.userId ?? null;
const matchOf = (row: z.output<typeof listSchema>[number]): string => row.draft.selection.matchId;

/** The signed-in user's draft on a match; null where there is none. */
export function readSlipDraft(matchId: string): SlipDraft | null {
  const user = owner();
  return entry.read()?.find((row) => row.owner === user && matchOf(row) === matchId)?.draft ?? null;
}

/** Removes the draft on a match, whoever began it. */
export function removeSlipDraft(matchId: string): void {
  const rows = entry.read() ?? [];
  const rest = rows.filter((row) => matchOf(row) !== matchId);
  if (rest.length === 0) entry.remove();
  else if (rest.length < rows.length) entry.write(rest);
}

/** Replaces the draft on the same match. */
export function saveSlipDraft(draft: SlipDraft): void {
  const others = (entry.read() ?? []).filter((row) => matchOf(row) !== draft.selection.matchId);
  entry.write([...others, { owner: owner(), draft }].slice(-MOST));
}
