import { DAY_MS, MINUTE_MS } from '#shared/format/durations.ts';
import { createCricketMatch } from '../sports/cricket/cricket.ts';
import { createRaceMatch } from '../sports/race.ts';
import { createSoccerMatch } from '../sports/soccer.ts';
import { createTennisMatch } from '../sports/tennis/tennis.ts';
import { createFixture, findSlotAt, type Fixture, getStart } from './calendar.ts';
import { parseFancyMatch, parseMarketSlot, parseMatchSlot, type Slot, type SportId, toMatchId } from './ids.ts';
import type { SimulatedLine, SimulatedMarket, SimulatedMatch } from './simulated-match.ts';

/** Longest duration of a match. */
export const LONGEST_MATCH_MS = 6 * 60 * MINUTE_MS;
/** Time before the start at which markets open. */
export const OPENS_BEFORE = 2 * DAY_MS;

const builders: Readonly<Record<SportId, (fixture: Fixture) => SimulatedMatch>> = {
  '4': createCricketMatch,
  '1': createSoccerMatch,
  '2': createTennisMatch,
  '7': createRaceMatch,
  '4339': createRaceMatch,
};

const MAX_CACHED_SCRIPTS = 600;

/** Matches of a seed, and added ones. Scripts are written on first use and cached. */
export interface World {
  findMatch(matchId: string): SimulatedMatch | null;
  findMarket(marketId: string): SimulatedMarket | null;
  findLine(fancyId: string): SimulatedLine | null;
  /** Lists the fixtures of a sport that start after `from` and not after `to`, by start. */
  listFixtures(sportId: SportId, from: number, to: number): readonly Fixture[];
  getMatch(fixture: Fixture): SimulatedMatch;
  /** Lists the added matches in the order of their addition. */
  listAddedMatches(): readonly SimulatedMatch[];
  add(match: SimulatedMatch): void;
}

export function createWorld(seed: number): World {
  const scripts = new Map<string, SimulatedMatch>();
  const fixtures = new Map<string, Fixture>();
  const addedMatches = new Map<string, SimulatedMatch>();

  function getFixture(slot: Slot): Fixture {
    const id = toMatchId(slot);
    const known = fixtures.get(id);
    if (known !== undefined) return known;
    const made = createFixture(seed, slot);
    if (fixtures.size > MAX_CACHED_SCRIPTS * 4) fixtures.clear();
    fixtures.set(id, made);
    return made;
  }

  function getMatch(fixtureToPlay: Fixture): SimulatedMatch {
    const { matchId } = fixtureToPlay.announcement;
    const known = scripts.get(matchId);
    if (known !== undefined) {
      // Moves the script to the end, so that the first is the least recently used.
      scripts.delete(matchId);
      scripts.set(matchId, known);
      return known;
    }
    const written = builders[fixtureToPlay.slot.sportId](fixtureToPlay);
    scripts.set(matchId, written);
    const oldest = scripts.keys().next();
    if (scripts.size > MAX_CACHED_SCRIPTS && oldest.done !== true) scripts.delete(oldest.value);
    return written;
  }

  function findScriptedMatch(slot: Slot | null): SimulatedMatch | null {
    return slot === null || slot.number < 0 ? null : getMatch(getFixture(slot));
  }

  const findMatch = (matchId: string) => addedMatches.get(matchId) ?? findScriptedMatch(parseMatchSlot(matchId));

  return {
    findMatch,
    getMatch,
    findMarket(marketId) {
      for (const addedMatch of addedMatches.values()) {
        const found = addedMatch.markets.find((market) => market.marketId === marketId);
        if (found !== undefined) return found;
      }
      return (
        findScriptedMatch(parseMarketSlot(marketId))?.markets.find((market) => market.marketId === marketId) ?? null
      );
    },
    findLine(fancyId) {
      const matchId = parseFancyMatch(fancyId);
      const found = matchId === null ? null : findMatch(matchId);
      return found?.getLines().find((line) => line.fancyId === fancyId) ?? null;
    },
    listFixtures(sportId, from, to) {
      const first = Math.max(0, findSlotAt(sportId, from) + 1);
      const last = findSlotAt(sportId, to);
      return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) =>
        getFixture({ sportId, number: first + i }),
      ).filter((each) => getStart(each.slot) <= to);
    },
    listAddedMatches: () => [...addedMatches.values()],
    add: (addedMatch) => {
      addedMatches.set(addedMatch.announcement.matchId, addedMatch);
    },
  };
}
