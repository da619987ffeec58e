import { MINUTE_MS } from '#shared/format/durations.ts';

/** Sports of the calendar, in the order of the app. */
export const sportIds = ['4', '1', '2', '7', '4339'] as const;
export type SportId = (typeof sportIds)[number];

export const sportNames: Readonly<Record<SportId, string>> = {
  '4': 'Cricket',
  '1': 'Soccer',
  '2': 'Tennis',
  '7': 'Horse Racing',
  '4339': 'Greyhound Racing',
};

/** Start of slot 0. Nothing takes place before. */
export const EPOCH = Date.UTC(2024, 0, 1);

/** Milliseconds between the starts of a sport's matches, short enough to have matches in play at any time. */
export const slotLength: Readonly<Record<SportId, number>> = {
  '4': 30 * MINUTE_MS,
  '1': 15 * MINUTE_MS,
  '2': 15 * MINUTE_MS,
  '7': 5 * MINUTE_MS,
  '4339': 4 * MINUTE_MS,
};

/** Position of a fixture in the calendar, which its ids encode. */
export interface Slot {
  readonly sportId: SportId;
  readonly number: number;
}

const MARKETS_PER_MATCH = 8;
const SPAN = 100_000_000;

const toCode = ({ sportId, number }: Slot, market: number) =>
  (number * sportIds.length + sportIds.indexOf(sportId)) * MARKETS_PER_MATCH + market;

function parseSlotCode(code: number): { slot: Slot; market: number } | null {
  const market = code % MARKETS_PER_MATCH;
  const rest = Math.floor(code / MARKETS_PER_MATCH);
  const sportId = sportIds[rest % sportIds.length];
  return sportId === undefined ? null : { slot: { sportId, number: Math.floor(rest / sportIds.length) }, market };
}

const FIRST_MATCH = 30_000_000;

/** Returns the match id of a slot, for example "30012345". */
export const toMatchId = (slot: Slot): string => String(FIRST_MATCH + toCode(slot, 0) / MARKETS_PER_MATCH);

export function parseMatchSlot(matchId: string): Slot | null {
  if (!/^[3-9]\d{7}$/.test(matchId)) return null;
  return parseSlotCode((Number(matchId) - FIRST_MATCH) * MARKETS_PER_MATCH)?.slot ?? null;
}

/**
 * Returns a market id. Exchange markets look like "1.2…"; bookmaker markets have no dot. An id can end in 0, so it is a
 * string.
 */
export const toMarketId = (slot: Slot, market: number, family: 'exchange' | 'bookmaker'): string =>
  (family === 'exchange' ? '1.2' : '72') + String(toCode(slot, market) % SPAN).padStart(8, '0');

export function parseMarketSlot(marketId: string): Slot | null {
  const code = /^(?:1\.2|72)(\d{8})$/.exec(marketId)?.[1];
  return code === undefined ? null : (parseSlotCode(Number(code))?.slot ?? null);
}

export const toFancyId = (matchId: string, number: number): string => `${matchId}_${number}`;

export function parseFancyMatch(fancyId: string): string | null {
  const cut = fancyId.lastIndexOf('_');
  return cut > 0 ? fancyId.slice(0, cut) : null;
}

/** Id of the draw on the public exchanges. */
export const DRAW_ID = 58805;
