import { DRAW_ID, EPOCH, type Slot, slotLength, type SportId, sportIds, sportNames, toMatchId } from './ids.ts';
import { leagues } from './names.ts';
import { greyhoundVenues, horseVenues } from './racing-names.ts';
import { createRng, hash, hashText } from './rng.ts';
import type { MatchAnnouncement } from './simulated-match.ts';

/** Facts of a slot before its script is written. */
export interface Fixture {
  readonly slot: Slot;
  readonly announcement: MatchAnnouncement;
  /** Seed of this match. */
  readonly key: number;
  /** Sides or players. Empty for a race. */
  readonly entrants: readonly string[];
}

export const getStart = ({ sportId, number }: Slot): number => EPOCH + number * slotLength[sportId];

/** Returns the number of the last slot that starts at or before the time. */
export const findSlotAt = (sportId: SportId, time: number): number => Math.floor((time - EPOCH) / slotLength[sportId]);

function shuffleList<T>(list: readonly T[], ...seed: readonly number[]): T[] {
  const rng = createRng(...seed);
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = rng.integer(0, i);
    const moved = copy[i] as T;
    copy[i] = copy[j] as T;
    copy[j] = moved;
  }
  return copy;
}

/** Chooses league and opponents. Leagues alternate, and each side plays once before any plays twice. */
function createMeeting(seed: number, sportId: '4' | '1' | '2', number: number) {
  const all = leagues[sportId];
  const leagueIndex = number % all.length;
  const league = all[leagueIndex];
  if (league === undefined) throw new RangeError('a sport without leagues');
  const round = Math.floor(number / all.length);
  const pairs = Math.floor(league.entrants.length / 2);
  const order = shuffleList(league.entrants, seed, Number(sportId), leagueIndex, Math.floor(round / pairs));
  const pair = round % pairs;
  return { league, leagueIndex, entrants: [order[pair * 2] ?? '', order[pair * 2 + 1] ?? ''] as const };
}

const toSeriesId = (sportId: SportId, index: number) => String(60_000 + sportIds.indexOf(sportId) * 100 + index);

/** Returns the fixture of a slot, a pure function of the seed. */
export function createFixture(seed: number, slot: Slot): Fixture {
  const { sportId, number } = slot;
  const key = hash(seed, Number(sportId), number);
  const common = { sportId, sportName: sportNames[sportId], matchId: toMatchId(slot), startsAt: getStart(slot) };
  if (sportId === '7' || sportId === '4339') {
    const venues = sportId === '7' ? horseVenues : greyhoundVenues;
    const index = number % venues.length;
    const venue = venues[index] ?? { name: 'Ascot', countryCode: 'GB' };
    const date = new Date(common.startsAt).toISOString();
    const announcement = {
      ...common,
      seriesId: toSeriesId(sportId, index),
      seriesName: venue.name,
      venue: venue.name,
      countryCode: venue.countryCode,
      matchName: `${venue.name} (${venue.countryCode}) ${date.slice(11, 16)}`,
    };
    return { slot, key, entrants: [], announcement };
  }
  const { league, leagueIndex, entrants } = createMeeting(seed, sportId, number);
  const announcement = {
    ...common,
    seriesId: toSeriesId(sportId, leagueIndex),
    seriesName: league.name,
    venue: null,
    countryCode: null,
    matchName: `${entrants[0]} v ${entrants[1]}`,
  };
  return { slot, key, entrants, announcement };
}

/** Returns the id of a side, the same in every match. */
export function createRunnerId(sportId: string, name: string): number {
  const id = 100_000 + (hash(Number(sportId), hashText(name)) % 9_000_000);
  return id === DRAW_ID ? id + 1 : id;
}
