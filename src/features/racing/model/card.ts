import type { Race } from '#shared/api/contract/market.ts';
import { parseWhen } from '#shared/format/when.ts';

/** The races of one course, by start. */
export interface Course {
  readonly venue: string;
  readonly races: readonly Race[];
}

export interface Country {
  /** Two letters, or empty where the exchange names none. */
  readonly code: string;
  readonly name: string;
  readonly courses: readonly Course[];
}

const startOf = (race: Race): number => parseWhen(race.startsAt) ?? Number.POSITIVE_INFINITY;
const byStart = (a: Race, b: Race): number => startOf(a) - startOf(b) || a.matchId.localeCompare(b.matchId);

function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

/**
 * Countries and courses by name, races by start: a place on the page is kept from answer to answer, whatever starts next.
 */
export function arrangeCard(races: readonly Race[], countryName: (code: string) => string): Country[] {
  const countries = [...grouped(races, (race) => race.countryCode)].map(([code, own]): Country => ({
    code,
    name: countryName(code),
    courses: [...grouped(own, (race) => race.venue)]
      .map(([venue, run]): Course => ({ venue, races: run.toSorted(byStart) }))
      .sort((a, b) => a.venue.localeCompare(b.venue)),
  }));
  return countries.sort((a, b) => a.name.localeCompare(b.name));
}

/** Races that have not come to the off, the nearest first. `now` in milliseconds. */
export const nextOff = (races: readonly Race[], now: number, most: number): readonly Race[] =>
  races.filter((race) => race.status !== 'closed' && !race.inPlay && startOf(race) > now).sort(byStart).slice(0, most);

/** What a race is doing, as its chip shows it. */
export type RaceState = 'next' | 'upcoming' | 'in-running' | 'suspended' | 'closed';

export function raceState(race: Race, nextId: string | null): RaceState {
  if (race.status === 'closed') return 'closed';
  if (race.inPlay) return 'in-running';
  if (race.status !== 'open') return 'suspended';
  return race.matchId === nextId ? 'next' : 'upcoming';
}
