import { MINUTE_MS } from '#shared/format/durations.ts';
import { createRunnerId, type Fixture } from '../../world/calendar.ts';
import { type Contest, createSimulatedMarket } from '../../world/contest.ts';
import { toMarketId } from '../../world/ids.ts';
import { formatShortName } from '../../world/names.ts';
import { createRng, hash } from '../../world/rng.ts';
import type { MarketEnding, SimulatedLine, SimulatedMatch, SimulatedRunner } from '../../world/simulated-match.ts';
import { findLastIndex, isWithinRanges } from '../../world/time-ranges.ts';
import { createCricketLines } from './cricket-lines.ts';
import { getPlayEnd, writeCricket } from './cricket-script.ts';
import {
  createCricketBoard,
  createCricketScore,
  listBookmakerSuspensions,
  listCricketEvents,
  listCricketMarks,
  listDeliveries,
  listWicketSuspensions,
} from './cricket-state.ts';

const YES = 37302;
const NO = 37303;

const yesNo: readonly SimulatedRunner[] = [
  { runnerId: YES, name: 'Yes', removedAt: null },
  { runnerId: NO, name: 'No', removedAt: null },
];

export function createCricketMatch({ slot, announcement, key, entrants }: Fixture): SimulatedMatch {
  const rng = createRng(key, 1);
  const script = writeCricket(rng, announcement.startsAt);
  const marks = listCricketMarks(script);
  const deliveries = listDeliveries(script);
  const wicketSuspensions = listWicketSuspensions(script);
  const bookmakerSuspensions = listBookmakerSuspensions(script);
  const names = [entrants[0] ?? '', entrants[1] ?? ''] as const;
  const shortNames = [formatShortName(names[0]), formatShortName(names[1])] as const;
  let lines: readonly SimulatedLine[] | null = null;
  const sides: readonly SimulatedRunner[] = names.map((name) => ({
    runnerId: createRunnerId(announcement.sportId, name),
    name,
    removedAt: null,
  }));
  const interest = rng.drawLogNormal(150_000, 0.5);

  const markAt = (time: number) =>
    marks[
      Math.max(
        0,
        findLastIndex(marks, time, (mark) => mark.at),
      )
    ] ?? { at: 0, chance: 0.5, tie: 0.01 };
  const getLastEventAt = (time: number) => {
    const { at } = markAt(time);
    return Number.isFinite(at) ? at : null;
  };
  const createEnding = (side: 0 | 1 | null): MarketEnding => {
    const winner = side === null ? undefined : sides[side];
    return winner === undefined ? { kind: 'void' } : { kind: 'won', winnerId: winner.runnerId };
  };
  const inPlayAt = announcement.startsAt;
  const settlesAt = script.endsAt + 2 * MINUTE_MS;
  const playEndsAt = getPlayEnd(script);
  /** A market that ordinary play decides takes no bets in a super over. */
  const ordinaryPlay = {
    isSuspended: (time: number) => time >= playEndsAt || isWithinRanges(wicketSuspensions, time),
    settlesAt: playEndsAt + 2 * MINUTE_MS,
  } as const;

  const createContest = (
    number: number,
    spec: Pick<Contest, 'name' | 'type' | 'calculateChances' | 'isSuspended' | 'ending'> & Partial<Contest>,
  ): Contest => ({
    announcement,
    key: hash(key, 100 + number),
    kind: 'odds',
    ladder: 'betfair',
    runners: sides,
    inPlayAt,
    marketId: toMarketId(slot, number, spec.kind === 'bookmaker' ? 'bookmaker' : 'exchange'),
    closesAt: script.endsAt,
    settlesAt,
    liquidity: interest,
    getLastEventAt,
    ...spec,
  });
  const calculateWinningChances = (time: number) => {
    const { chance } = markAt(time);
    return [chance, 1 - chance];
  };
  const toYesNoChances = (chanceOfYes: number) => [chanceOfYes, 1 - chanceOfYes];

  const contests: Contest[] = [
    createContest(0, {
      name: 'Match Odds',
      type: 'match-odds',
      calculateChances: calculateWinningChances,
      isSuspended: (time) => isWithinRanges(wicketSuspensions, time),
      ending: createEnding(script.winner),
    }),
    createContest(1, {
      name: 'Bookmaker',
      type: 'bookmaker',
      kind: 'bookmaker',
      ladder: 'step',
      calculateChances: calculateWinningChances,
      isSuspended: (time) => isWithinRanges(bookmakerSuspensions, time),
      ending: createEnding(script.winner),
      liquidity: 500_000,
    }),
    createContest(2, {
      name: 'To Win the Toss',
      type: 'toss',
      calculateChances: () => [0.5, 0.5],
      isSuspended: () => false,
      ending: createEnding(script.tossWinner),
      inPlayAt: null,
      closesAt: script.tossAt - MINUTE_MS,
      settlesAt: script.tossAt + MINUTE_MS,
      liquidity: interest / 20,
      acceptMinutesBefore: 24 * 60,
    }),
    createContest(3, {
      ...ordinaryPlay,
      name: 'Tied Match',
      type: 'tied-match',
      runners: yesNo,
      calculateChances: (time) => toYesNoChances(markAt(time).tie),
      ending: script.winner === null ? { kind: 'void' } : { kind: 'won', winnerId: script.isTied ? YES : NO },
      liquidity: interest / 15,
      acceptMinutesBefore: 3 * 60,
    }),
    createContest(4, {
      ...ordinaryPlay,
      name: 'Completed Match',
      type: 'completed-match',
      runners: yesNo,
      liquidity: interest / 15,
      acceptMinutesBefore: 3 * 60,
      calculateChances: (time) =>
        toYesNoChances(time < inPlayAt ? 0.96 : 0.97 + 0.015 * Math.min(1, (time - inPlayAt) / (180 * MINUTE_MS))),
      ending: { kind: 'won', winnerId: script.winner === null ? NO : YES },
    }),
  ];
  return {
    announcement,
    markets: contests.map(createSimulatedMarket),
    linesOpenAt: script.tossAt,
    getLines: () => (lines ??= createCricketLines({ announcement, key, script, shortNames })),
    endsAt: settlesAt,
    getScore: (time) => createCricketScore(script, deliveries, shortNames, time),
    getScoreboard: (time) => createCricketBoard(script, deliveries, shortNames, time),
    listEvents: (until) => listCricketEvents(script, deliveries, shortNames, until),
  };
}
