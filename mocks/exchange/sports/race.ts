import { MINUTE_MS, SECOND_MS } from '#shared/format/durations.ts';
import type { Fixture } from '../world/calendar.ts';
import { type Contest, createSimulatedMarket } from '../world/contest.ts';
import { toMarketId } from '../world/ids.ts';
import { calculatePlaceChances, countPlaces } from '../world/place-chances.ts';
import { describeColours, drawFieldNames, drawPersonName } from '../world/racing-names.ts';
import { createRng, drift, hash, type Rng } from '../world/rng.ts';
import type { SimulatedMatch, SimulatedRunner } from '../world/simulated-match.ts';

interface RaceField {
  readonly runners: readonly SimulatedRunner[];
  /** Strengths before any runner is removed. */
  readonly strengths: readonly number[];
  readonly winner: number;
  /** Runners behind the winner, in order of finish. */
  readonly followers: readonly number[];
}

/** Draws the order behind the winner. Stronger runners are more often in front. */
function drawFollowers(rng: Rng, strengths: readonly number[], behind: readonly number[]): number[] {
  const keyed = behind.map((index) => ({
    index,
    time: -Math.log(1 - rng.draw()) / Math.max(Number.MIN_VALUE, strengths[index] ?? 0),
  }));
  return keyed.sort((a, b) => a.time - b.time).map(({ index }) => index);
}

function createHorse(rng: Rng, name: string, number: number) {
  return {
    name: `${number}. ${name}`,
    metadata: {
      jockey: drawPersonName(rng),
      trainer: drawPersonName(rng),
      draw: String(number),
      colours: describeColours(number),
    },
  };
}

function drawRaceField(rng: Rng, fixture: Fixture): RaceField {
  const isHorseRace = fixture.slot.sportId === '7';
  const count = isHorseRace ? rng.integer(8, 14) : rng.integer(8, 10);
  const raw = Array.from({ length: count }, () => Math.exp(0.85 * rng.drawNormal()));
  const total = raw.reduce((sum, value) => sum + value, 0);
  const strengths = raw.map((value) => value / total);
  const runners = drawFieldNames(rng, count).map((name, i): SimulatedRunner => {
    // Removes one runner in twelve within the last day, and always leaves a race.
    const removedAt =
      i >= 3 && rng.happens(1 / 12)
        ? Math.round(fixture.announcement.startsAt - rng.drawBetween(15, 24 * 60) * MINUTE_MS)
        : null;
    const runnerId = 40_000_000 + ((fixture.slot.number * 16 + i) % 50_000_000);
    const common = isHorseRace
      ? createHorse(rng, name, i + 1)
      : {
          name: `${i + 1}. ${name}`,
          metadata: { trainer: drawPersonName(rng), draw: String(i + 1), colours: describeColours(i + 1) },
        };
    return { runnerId, ...common, removedAt };
  });
  let roll = rng.draw() * strengths.reduce((sum, value, i) => sum + (runners[i]?.removedAt === null ? value : 0), 0);
  const winner = strengths.findIndex((value, i) => {
    if (runners[i]?.removedAt !== null) return false;
    roll -= value;
    return roll <= 0;
  });
  const first = Math.max(0, winner);
  const behind = runners.flatMap((runner, i) => (i === first || runner.removedAt !== null ? [] : [i]));
  return { runners, strengths, winner: first, followers: drawFollowers(createRng(fixture.key, 2), strengths, behind) };
}

function normalizeValues(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  return values.map((value) => value / total);
}

export function createRaceMatch(fixture: Fixture): SimulatedMatch {
  const { slot, announcement, key } = fixture;
  const rng = createRng(key, 1);
  const { runners, strengths, winner, followers } = drawRaceField(rng, fixture);
  const isHorseRace = slot.sportId === '7';
  // Some races start late. Horses are traded in running, greyhounds are not.
  const offAt = Math.round(announcement.startsAt + rng.drawBetween(0, 90) * SECOND_MS);
  const endsAt = offAt + Math.round((isHorseRace ? rng.drawBetween(70, 190) : rng.drawBetween(28, 34)) * SECOND_MS);
  const settlesAt = endsAt + (isHorseRace ? 45 : 30) * SECOND_MS;

  const isRemoved = (runner: SimulatedRunner | undefined, time: number) =>
    runner !== undefined && runner.removedAt !== null && time >= runner.removedAt;

  function calculateChances(time: number): number[] {
    const before = strengths.map((strength, i) =>
      isRemoved(runners[i], time) ? 0 : strength * Math.exp(0.35 * drift(hash(key, i, 40), time, 25 * MINUTE_MS)),
    );
    if (time < offAt) return normalizeValues(before);
    // In running, the prices show the winner gradually.
    const run = Math.min(1, (time - offAt) / (endsAt - offAt));
    return normalizeValues(
      before.map((value, i) =>
        value === 0
          ? 0
          : value ** (1 - 0.5 * run) *
            Math.exp(
              5.5 * run * run * (i === winner ? 1 : 0) +
                1.4 * Math.sin(Math.PI * run) * drift(hash(key, i, 41), time, 9 * SECOND_MS),
            ),
      ),
    );
  }

  const winners = countPlaces(runners.length);
  /** In running, the weights show the placed runners gradually. */
  function calculateWeights(winning: readonly number[], time: number): number[] {
    const run = time < offAt ? 0 : Math.min(1, (time - offAt) / (endsAt - offAt));
    return winning.map((chance, i) => {
      const isPlaced = followers.slice(0, winners - 1).includes(i);
      return chance <= 0 ? 0 : (strengths[i] ?? 0) * Math.exp(isPlaced ? 5.5 * run * run : 0);
    });
  }

  const winningRunner = runners[winner];
  const liquidity = isHorseRace ? rng.drawLogNormal(25_000, 0.4) : rng.drawLogNormal(8_000, 0.4);
  const win: Contest = {
    announcement,
    key: hash(key, 100),
    marketId: toMarketId(slot, 0, 'exchange'),
    name: isHorseRace ? 'Win' : 'Winner',
    type: 'other',
    kind: 'odds',
    ladder: 'betfair',
    runners,
    inPlayAt: isHorseRace ? offAt : null,
    closesAt: isHorseRace ? endsAt : offAt,
    settlesAt,
    calculateChances,
    liquidity,
    ending: winningRunner === undefined ? { kind: 'void' } : { kind: 'won', winnerId: winningRunner.runnerId },
    isSuspended: (time) => time >= offAt && time < offAt + 6 * SECOND_MS,
    getLastEventAt: (time) => (time >= offAt ? time - (time % (8 * SECOND_MS)) : null),
  };
  const place: Contest = {
    ...win,
    key: hash(key, 101),
    marketId: toMarketId(slot, 1, 'exchange'),
    name: 'To Be Placed',
    type: 'to-be-placed',
    liquidity: liquidity / 3,
    places: {
      winners,
      winKey: win.key,
      calculateChances: (winning, time) => calculatePlaceChances(winning, calculateWeights(winning, time), winners),
    },
    ending:
      win.ending.kind === 'void'
        ? win.ending
        : { ...win.ending, order: [winner, ...followers].flatMap((i) => runners[i]?.runnerId ?? []) },
  };
  return {
    announcement,
    markets: winners === 0 ? [createSimulatedMarket(win)] : [createSimulatedMarket(win), createSimulatedMarket(place)],
    linesOpenAt: null,
    getLines: () => [],
    endsAt: settlesAt,
    getScore: (time) => (time < offAt ? null : time < endsAt ? 'In running' : `Winner: ${winningRunner?.name ?? ''}`),
  };
}
