import type { MatchRow } from '#shared/domain/market/market.ts';
import { resolveFancyLimits, resolveMarketLimits } from '../betting/limits.ts';
import { getOfferedLine, getOfferedMarket } from '../betting/offered-market.ts';
import type { Core } from '../core.ts';
import type { MarketBoard, RaceEntry } from '../interface/board.ts';
import type { ExchangeState } from '../state/state.ts';
import { type SportId, sportIds, sportNames } from '../world/ids.ts';
import type { SimulatedLine, SimulatedMatch } from '../world/simulated-match.ts';
import { LONGEST_MATCH_MS, OPENS_BEFORE } from '../world/world.ts';
import { toIso } from './paging.ts';
import { readPriceHistory } from './price-history.ts';
import { listResults } from './results.ts';

const matchSports = ['4', '1', '2'] as const satisfies readonly SportId[];
const NEXT_UP = 6;
/** Besides the next matches, every n-th match is listed early. The list covers two days without hundreds of rows. */
const FEATURED_INTERVAL: Readonly<Record<(typeof matchSports)[number], number>> = { '4': 12, '1': 24, '2': 24 };
const MAX_RACES = 100;
const CLOSED_RACE_MS = 3 * 60_000;

function listLines(match: SimulatedMatch, time: number): SimulatedLine[] {
  if (match.linesOpenAt === null || time < match.linesOpenAt) return [];
  return match.getLines().filter((line) => line.opensAt <= time && time < line.hidesAt);
}

function countLineRuns(lines: readonly SimulatedLine[], time: number): Record<string, number> {
  const counted = lines.map(({ fancyId, reached }) => [fancyId, reached?.(time) ?? null] as const);
  return Object.fromEntries(counted.filter((entry): entry is [string, number] => entry[1] !== null));
}

function toMatchRow(state: ExchangeState, match: SimulatedMatch, time: number): MatchRow | null {
  const first = match.markets[0];
  if (first === undefined) return null;
  const { announcement } = match;
  const market = getOfferedMarket(state, first, time);
  const lines = listLines(match, time);
  return {
    sportId: announcement.sportId,
    sportName: announcement.sportName,
    seriesId: announcement.seriesId,
    seriesName: announcement.seriesName,
    matchId: announcement.matchId,
    matchName: announcement.matchName,
    startsAt: market.startsAt,
    marketId: market.marketId,
    marketName: market.name,
    status: market.status,
    inPlay: market.inPlay,
    locked: market.locked,
    hasFancy: match.linesOpenAt !== null,
    fancyCount: lines.length,
    hasTv: announcement.sportId === '4' && market.inPlay,
    bookmakerCount: match.markets.filter(({ kind, settlesAt }) => kind === 'bookmaker' && time < settlesAt).length,
    totalMatched: market.totalMatched,
    runners: market.runners,
  };
}

function isOnHome({ world }: Core, time: number): SimulatedMatch[] {
  const scripted = matchSports.flatMap((sportId) => {
    const live = world
      .listFixtures(sportId, time - LONGEST_MATCH_MS, time)
      .map(world.getMatch)
      .filter((match) => time < match.endsAt);
    const upcoming = world
      .listFixtures(sportId, time, time + OPENS_BEFORE)
      .filter((fixture, i) => i < NEXT_UP || fixture.slot.number % FEATURED_INTERVAL[sportId] === 0);
    return [...live, ...upcoming.map(world.getMatch)];
  });
  return [...world.listAddedMatches().filter((match) => time < match.endsAt), ...scripted];
}

const compareInPlayThenEarliest = (a: MatchRow, b: MatchRow) =>
  Number(b.inPlay) - Number(a.inPlay) || (a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : 0);

export function createBoardService(core: Core): MarketBoard {
  const { world, clock } = core;
  const isKnown = (sportId: string): sportId is SportId => (sportIds as readonly string[]).includes(sportId);

  return {
    applyValidation: true,
    listSports: () => sportIds.map((sportId) => ({ sportId, sportName: sportNames[sportId] })),
    getLists() {
      const home = isOnHome(core, clock.now()).map((match) => match.announcement);
      const series = new Map(
        home.map(({ sportId, seriesId, seriesName }) => [seriesId, { sportId, seriesId, seriesName }]),
      );
      return {
        sports: this.listSports(),
        series: [...series.values()],
        matches: home.map(({ sportId, seriesId, matchId, matchName }) => ({ sportId, seriesId, matchId, matchName })),
      };
    },
    listHomeMatches() {
      const state = core.read();
      const now = clock.now();
      return (
        isOnHome(core, now)
          .map((match) => toMatchRow(state, match, now))
          .filter((row) => row !== null)
          // A closed match leaves the list at once and keeps its address for a while.
          .filter((row) => row.status !== 'closed')
          .sort(compareInPlayThenEarliest)
      );
    },
    listMatchMarkets(matchId, marketId) {
      const state = core.read();
      const now = clock.now();
      const markets = world.findMatch(matchId)?.markets ?? [];
      // Side markets leave the page soon after their result; the match odds stay.
      return markets
        .filter((market, i) =>
          marketId === undefined ? i === 0 || now < market.settlesAt + CLOSED_RACE_MS : market.marketId === marketId,
        )
        .map((market) => getOfferedMarket(state, market, now));
    },
    findMarket(marketId) {
      const market = world.findMarket(marketId);
      return market === null ? null : getOfferedMarket(core.read(), market, clock.now());
    },
    listFancies(matchId) {
      const state = core.read();
      const now = clock.now();
      const match = world.findMatch(matchId);
      return match === null
        ? []
        : listLines(match, now)
            .map((line) => getOfferedLine(state, line, now))
            .sort((a, b) => a.order - b.order);
    },
    listRaces(sportId) {
      const state = core.read();
      const now = clock.now();
      if (!isKnown(sportId) || (sportId !== '7' && sportId !== '4339')) return [];
      const races = world
        .listFixtures(sportId, now - 15 * 60_000, now + OPENS_BEFORE / 4)
        .slice(0, MAX_RACES + 4)
        .map(world.getMatch);
      return races
        .filter((race) => now < race.endsAt)
        .slice(0, MAX_RACES)
        .flatMap(({ announcement, markets: [market] }): RaceEntry[] => {
          if (market === undefined) return [];
          const { status, inPlay } = getOfferedMarket(state, market, now);
          return [
            {
              sportId,
              matchId: announcement.matchId,
              marketId: market.marketId,
              name: market.name,
              venue: announcement.venue ?? announcement.matchName,
              countryCode: announcement.countryCode ?? '',
              startsAt: toIso(announcement.startsAt),
              inPlay,
              status,
            },
          ];
        });
    },
    getLimits(matchId) {
      const state = core.read();
      const now = clock.now();
      const match = world.findMatch(matchId);
      return {
        markets: Object.fromEntries(
          (match?.markets ?? []).map((market) => [
            market.marketId,
            resolveMarketLimits(state, market, now, market.getStateAt(now).inPlay),
          ]),
        ),
        fancies: Object.fromEntries(
          (match === null ? [] : listLines(match, now)).map((line) => [line.fancyId, resolveFancyLimits(state, line)]),
        ),
      };
    },
    findTelevision(matchId) {
      const match = world.findMatch(matchId);
      if (match === null || clock.now() < match.announcement.startsAt || match.announcement.sportId !== '4')
        return null;
      // Addresses of a reserved domain: the app requests frames as from a real operator, and no server responds.
      return {
        tvUrl: `https://tv.exchange.example/match/${matchId}`,
        scoreboardUrl: `https://score.exchange.example/match/${matchId}`,
      };
    },
    listResults: (filter) => listResults(core, filter),
    findPriceHistory: (query) => readPriceHistory(core, query),
    findScore: (matchId) => world.findMatch(matchId)?.getScore(clock.now()) ?? null,
    findScoreboard(matchId) {
      const now = clock.now();
      const match = world.findMatch(matchId);
      const score = match?.getScoreboard?.(now) ?? null;
      if (match === null || score === null) return null;
      return score.sport === 'cricket' ? { ...score, lines: countLineRuns(listLines(match, now), now) } : score;
    },
  };
}
