import type { Levels, MarketStatus, Runner, RunnerStatus } from '#shared/domain/market/market.ts';
import { money } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { MINUTE_MS } from '#shared/format/durations.ts';
import type { MarketEnding, MatchAnnouncement, SimulatedMarket, SimulatedMatch } from '../world/simulated-match.ts';
import { findLastIndex } from '../world/time-ranges.ts';
import { type BookAt, type BookSide, readRecordedMarket, type RecordedDefinition } from './read-recording.ts';

/** Recorded market of a public exchange's stream (`mcm` messages, JSON lines), played as another match. */
export interface MarketRecording {
  readonly lines: string | readonly string[];
  readonly name?: string;
  readonly matchName: string;
  readonly runnerNames: Readonly<Record<number, string>>;
  /** Moment on the exchange's clock at which the recorded moment `from` is played. */
  readonly startAt: number;
  /** Moment of the recording, in milliseconds. Default: an hour before its match begins. */
  readonly from?: number;
  /** Recorded seconds per second. Default: 1. */
  readonly speed?: number;
  /** Rupees per unit of the recording's currency. Default: 100. */
  readonly rupeesPerUnit?: number;
}

const statuses: Readonly<Record<string, MarketStatus>> = {
  OPEN: 'open',
  SUSPENDED: 'suspended',
  CLOSED: 'closed',
  INACTIVE: 'inactive',
};
const runnerStatuses: Readonly<Record<string, RunnerStatus>> = {
  ACTIVE: 'active',
  REMOVED: 'removed',
  WINNER: 'winner',
  LOSER: 'loser',
  HIDDEN: 'suspended',
};

function toLevels(offers: BookSide, side: 'back' | 'lay', rupees: number): Levels {
  const best = [...offers].sort(([a], [b]) => (side === 'back' ? b - a : a - b));
  const createLevel = (n: number) => {
    const found = best[n];
    return found === undefined
      ? null
      : { price: odds(Math.round(found[0] * 100)), size: money(Math.round(found[1] * rupees * 100)) };
  };
  return [createLevel(0), createLevel(1), createLevel(2)];
}

function findEnding(definitions: readonly { readonly definition: RecordedDefinition }[]): MarketEnding {
  const winner = definitions.at(-1)?.definition.runners.find((runner) => runner.status === 'WINNER');
  return winner === undefined ? { kind: 'void' } : { kind: 'won', winnerId: winner.id };
}

/** Reads the whole recording once. Throws a RangeError when it holds no market. */
export function createRecordedMatch(recording: MarketRecording): SimulatedMatch {
  const { matchName, runnerNames, startAt, speed = 1, rupeesPerUnit = 100 } = recording;
  const file = readRecordedMarket(typeof recording.lines === 'string' ? recording.lines.split('\n') : recording.lines);
  const from = recording.from ?? file.marketTime - 60 * MINUTE_MS;
  const toRecorded = (time: number) => from + (time - startAt) * speed;
  const toClock = (recorded: number) => Math.ceil(startAt + (recorded - from) / speed);

  const announcement: MatchAnnouncement = {
    sportId: file.sportId,
    sportName: file.sportId === '4' ? 'Cricket' : 'Recorded',
    seriesId: 'recorded',
    seriesName: 'Recorded matches',
    matchId: `9${file.eventId}`,
    matchName,
    startsAt: toClock(file.marketTime),
    countryCode: null,
    venue: null,
  };
  const findDefinition = (recorded: number): RecordedDefinition => {
    const index = findLastIndex(file.definitions, recorded, (each) => each.at);
    return (file.definitions[Math.max(0, index)] ?? file.first).definition;
  };
  const closed = file.definitions.find(({ definition }) => definition.status === 'CLOSED');
  const settlesAt = toClock(closed?.at ?? file.lastAt);

  function createRunner(book: BookAt, definition: RecordedDefinition, id: number): Runner {
    const sides = book.get(id);
    const status = runnerStatuses[definition.runners.find((each) => each.id === id)?.status ?? ''] ?? 'suspended';
    return {
      runnerId: id,
      name: runnerNames[id] ?? String(id),
      status,
      back: toLevels(sides?.back ?? new Map<number, number>(), 'back', rupeesPerUnit),
      lay: toLevels(sides?.lay ?? new Map<number, number>(), 'lay', rupeesPerUnit),
    };
  }

  const market: SimulatedMarket = {
    announcement,
    marketId: file.marketId,
    name: recording.name ?? 'Match Odds',
    type: 'match-odds',
    kind: 'odds',
    ladder: 'betfair',
    runners: file.runnerIds.map((runnerId) => {
      const removed = file.definitions.find(({ definition }) =>
        definition.runners.some((each) => each.id === runnerId && each.status === 'REMOVED'),
      );
      return {
        runnerId,
        name: runnerNames[runnerId] ?? String(runnerId),
        removedAt: removed === undefined ? null : toClock(removed.at),
      };
    }),
    acceptMinutesBefore: null,
    settlesAt,
    ending: findEnding(file.definitions),
    getStateAt(time) {
      const recorded = toRecorded(time);
      const definition = findDefinition(recorded);
      const book = file.readBookAt(recorded);
      return {
        status: time >= settlesAt ? 'closed' : (statuses[definition.status] ?? 'suspended'),
        inPlay: definition.inPlay,
        totalMatched: null,
        runners: file.runnerIds.map((id) => createRunner(book, definition, id)),
      };
    },
    getDelaySeconds: (time) => findDefinition(toRecorded(time)).betDelay,
  };
  return {
    announcement,
    markets: [market],
    linesOpenAt: null,
    getLines: () => [],
    endsAt: settlesAt + 10 * MINUTE_MS,
    getScore: () => null,
  };
}
