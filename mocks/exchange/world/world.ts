import { cricketMatch } from '../sports/cricket.ts';
import { raceMatch } from '../sports/race.ts';
import { soccerMatch } from '../sports/soccer.ts';
import { tennisMatch } from '../sports/tennis.ts';
import { fixtureOf, slotAt, startOf, type Fixture } from './calendar.ts';
import { matchIdOf, matchOfFancy, slotOfMarket, slotOfMatch, type Slot, type SportId } from './ids.ts';
import type { LineSource, MarketSource, MatchSource } from './source.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** No match lasts longer. */
export const LONGEST = 6 * 60 * MINUTE;
/** Markets open so long before the start. */
export const OPENS_BEFORE = 2 * DAY;

const builders: Readonly<Record<SportId, (fixture: Fixture) => MatchSource>> = {
  '4': cricketMatch, '1': soccerMatch, '2': tennisMatch, '7': raceMatch, '4339': raceMatch,
};

const KEPT_SCRIPTS = 600;

/** All matches of a seed, and those added by hand. Scripts are written when first asked for and kept while in use. */
export interface World {
  match(matchId: string): MatchSource | null;
  market(marketId: string): MarketSource | null;
  line(fancyId: string): LineSource | null;
  /** Of a sport, by start: matches that began after `from` and not after `to`. */
  fixtures(sportId: SportId, from: number, to: number): readonly Fixture[];
  of(fixture: Fixture): MatchSource;
  /** Matches added by hand, in the order they came. */
  added(): readonly MatchSource[];
  add(match: MatchSource): void;
}

export function createWorld(seed: number): World {
  const scripts = new Map<string, MatchSource>();
  const fixtures = new Map<string, Fixture>();
  const guests = new Map<string, MatchSource>();

  function fixture(slot: Slot): Fixture {
    const id = matchIdOf(slot);
    const known = fixtures.get(id);
    if (known !== undefined) return known;
    const made = fixtureOf(seed, slot);
    if (fixtures.size > KEPT_SCRIPTS * 4) fixtures.clear();
    fixtures.set(id, made);
    return made;
  }

  function of(wanted: Fixture): MatchSource {
    const { matchId } = wanted.sheet;
    const known = scripts.get(matchId);
    if (known !== undefined) {
      // Moved to the end, so that the oldest in the map is the one longest unused.
      scripts.delete(matchId);
      scripts.set(matchId, known);
      return known;
    }
    const written = builders[wanted.slot.sportId](wanted);
    scripts.set(matchId, written);
    const oldest = scripts.keys().next();
    if (scripts.size > KEPT_SCRIPTS && oldest.done !== true) scripts.delete(oldest.value);
    return written;
  }

  function scripted(slot: Slot | null): MatchSource | null {
    return slot === null || slot.number < 0 ? null : of(fixture(slot));
  }

  const match = (matchId: string) => guests.get(matchId) ?? scripted(slotOfMatch(matchId));

  return {
    match,
    of,
    market(marketId) {
      for (const guest of guests.values()) {
        const found = guest.markets.find((market) => market.marketId === marketId);
        if (found !== undefined) return found;
      }
      return scripted(slotOfMarket(marketId))?.markets.find((market) => market.marketId === marketId) ?? null;
    },
    line(fancyId) {
      const matchId = matchOfFancy(fancyId);
      const found = matchId === null ? null : match(matchId);
      return found?.lines().find((line) => line.fancyId === fancyId) ?? null;
    },
    fixtures(sportId, from, to) {
      const first = Math.max(0, slotAt(sportId, from) + 1);
      const last = slotAt(sportId, to);
      return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => fixture({ sportId, number: first + i })).filter((each) => startOf(each.slot) <= to);
    },
    added: () => [...guests.values()],
    add: (guest) => {
      guests.set(guest.sheet.matchId, guest);
    },
  };
}
