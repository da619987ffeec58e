import type { Race } from '#shared/api/contract/markets/races.ts';
import { compareCharacters, compareNames } from '#shared/format/compare-names.ts';
import { parseTimestamp } from '#shared/format/timestamp.ts';

/** The races of one course, by start. */
export interface Racecourse {
  readonly venue: string;
  readonly races: readonly Race[];
}

export interface RacingCountry {
  /** ISO country code, or empty where the exchange names none. */
  readonly code: string;
  readonly name: string;
  readonly courses: readonly Racecourse[];
}

const getStartTime = (race: Race): number => parseTimestamp(race.startsAt) ?? Number.POSITIVE_INFINITY;
const compareByStart = (a: Race, b: Race): number =>
  getStartTime(a) - getStartTime(b) || compareCharacters(a.matchId, b.matchId);

function groupRows<T>(rows: readonly T[], getKey: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(getKey(row), [...(groups.get(getKey(row)) ?? []), row]);
  return groups;
}

/**
 * Builds the race card: countries and courses by name, races by start.
 * A race keeps its position from one response to the next.
 */
export function createRaceCard(races: readonly Race[], countryName: (code: string) => string): RacingCountry[] {
  const countries = [...groupRows(races, (race) => race.countryCode)].map(([code, countryRaces]): RacingCountry => ({
    code,
    name: countryName(code),
    courses: [...groupRows(countryRaces, (race) => race.venue)]
      .map(([venue, courseRaces]): Racecourse => ({ venue, races: courseRaces.toSorted(compareByStart) }))
      .sort((a, b) => compareNames(a.venue, b.venue)),
  }));
  return countries.sort((a, b) => compareNames(a.name, b.name));
}

/** Races that have not started, nearest first. `now` in milliseconds. */
export const selectNextRaces = (races: readonly Race[], now: number, limit: number): readonly Race[] =>
  races
    .filter((race) => race.status !== 'closed' && !race.inPlay && getStartTime(race) > now)
    .sort(compareByStart)
    .slice(0, limit);

/** State of a race, as its chip shows it. */
export type RaceState = 'next' | 'upcoming' | 'in-running' | 'suspended' | 'closed';

export function getRaceState(race: Race, nextId: string | null): RaceState {
  if (race.status === 'closed') return 'closed';
  if (race.inPlay) return 'in-running';
  if (race.status !== 'open') return 'suspended';
  return race.matchId === nextId ? 'next' : 'upcoming';
}
