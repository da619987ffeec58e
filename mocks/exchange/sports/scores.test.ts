import { describe, expect, test } from 'vitest';
import type { SoccerScore, TennisScore } from '#shared/domain/market/score.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/format/durations.ts';
import { EVENING, SEED, world } from '../tests/test-exchange.ts';
import type { SimulatedMatch } from '../world/simulated-match.ts';
import { createWorld } from '../world/world.ts';

const listMatches = (sportId: '1' | '2'): SimulatedMatch[] =>
  world.listFixtures(sportId, EVENING - 48 * HOUR_MS, EVENING).map(world.getMatch);

function readSoccerScore(match: SimulatedMatch, time: number): SoccerScore {
  const found = match.getScoreboard?.(time);
  if (found?.sport !== 'soccer') throw new Error('no soccer score');
  return found;
}
function readTennisScore(match: SimulatedMatch, time: number): TennisScore {
  const found = match.getScoreboard?.(time);
  if (found?.sport !== 'tennis') throw new Error('no tennis score');
  return found;
}
const findWinnerName = ({ markets: [odds] }: SimulatedMatch): string | null => {
  const ending = odds?.ending;
  return ending?.kind === 'won'
    ? (odds?.runners.find(({ runnerId }) => runnerId === ending.winnerId)?.name ?? null)
    : null;
};
const readChance = (match: SimulatedMatch, time: number, runner: number): number | null => {
  const price = match.markets[0]?.getStateAt(time).runners[runner]?.back[0]?.price;
  return price === undefined ? null : 100 / price;
};

describe('soccer score', () => {
  test('the soccer score of a moment is the same on every read and in another world of the same seed', () => {
    const other = createWorld(SEED);
    for (const match of listMatches('1').slice(0, 20)) {
      const time = match.announcement.startsAt + 70 * MINUTE_MS;
      const first = match.getScoreboard?.(time);
      match.getScoreboard?.(time + HOUR_MS);
      expect(match.getScoreboard?.(time)).toEqual(first);
      expect(other.findMatch(match.announcement.matchId)?.getScoreboard?.(time)).toEqual(first);
    }
  });

  test('the soccer score counts minutes, pauses at half time and ends when the market settles', () => {
    for (const match of listMatches('1').slice(0, 40)) {
      expect(match.getScoreboard?.(match.announcement.startsAt - SECOND_MS)).toBeNull();
      let before = readSoccerScore(match, match.announcement.startsAt);
      expect(before).toMatchObject({ goals: [0, 0], minute: 0, added: 0, half: 1 });
      const scores = new Set<string>();
      for (let time = match.announcement.startsAt; time < match.endsAt + MINUTE_MS; time += 20 * SECOND_MS) {
        const now = readSoccerScore(match, time);
        expect(now.minute).toBeGreaterThanOrEqual(before.minute);
        for (const side of [0, 1] as const) expect(now.goals[side]).toBeGreaterThanOrEqual(before.goals[side]);
        if (now.added > 0) expect([45, 90]).toContain(now.minute);
        scores.add(now.half === null ? now.status : String(now.half));
        before = now;
      }
      const winner = findWinnerName(match);
      if (winner === null) expect(before).toMatchObject({ half: null, status: 'Abandoned' });
      else {
        expect([...scores]).toEqual(['1', 'Half time', '2', 'Full time']);
        const [home, away] = before.goals;
        expect(winner).toBe(home > away ? before.teams[0] : home < away ? before.teams[1] : 'The Draw');
      }
    }
  });

  test('the soccer score counts a goal at the moment when the prices move', () => {
    let goals = 0;
    for (const match of listMatches('1').slice(0, 20)) {
      for (let time = match.announcement.startsAt; time < match.endsAt - 5 * MINUTE_MS; time += SECOND_MS) {
        const [now, next] = [readSoccerScore(match, time), readSoccerScore(match, time + SECOND_MS)];
        const side = next.goals[0] > now.goals[0] ? 0 : next.goals[1] > now.goals[1] ? 1 : null;
        if (side === null) continue;
        expect(match.markets[0]?.getStateAt(time).status).toBe('suspended');
        const [before, after] = [readChance(match, time, side), readChance(match, time + 2 * SECOND_MS, side)];
        if (before !== null && after !== null && before > 0.1 && before < 0.85) {
          expect(after).toBeGreaterThan(before);
          goals += 1;
        }
      }
    }
    expect(goals).toBeGreaterThan(5);
  });
});

describe('tennis score', () => {
  test('the tennis score moves by one point at a time until a player is two sets up', () => {
    for (const match of listMatches('2').slice(0, 25)) {
      expect(match.getScoreboard?.(match.announcement.startsAt - SECOND_MS)).toBeNull();
      expect(readTennisScore(match, match.announcement.startsAt)).toMatchObject({
        sets: [[0, 0]],
        points: ['0', '0'],
        status: '',
      });
      let before = readTennisScore(match, match.announcement.startsAt);
      for (let time = match.announcement.startsAt; time < match.endsAt; time += 5 * SECOND_MS) {
        const now = readTennisScore(match, time);
        if (now.status !== '') break;
        const games = (score: TennisScore) => score.sets.flat().reduce((total, each) => total + each, 0);
        expect(games(now) - games(before)).toBeLessThanOrEqual(1);
        expect([0, 1]).toContain(now.server);
        expect(now.points).not.toBeNull();
        before = now;
      }
      const over = readTennisScore(match, match.endsAt);
      expect(over).toMatchObject({ points: null, server: null });
      const winner = findWinnerName(match);
      if (winner === null) {
        expect(over.status).toBe('Retired');
        continue;
      }
      const won = ([0, 1] as const).map(
        (side) => over.sets.filter((set) => set[side] > set[(1 - side) as 0 | 1]).length,
      );
      expect(Math.max(...won)).toBe(2);
      expect(winner).toBe(over.players[won[0] === 2 ? 0 : 1]);
      for (const [a, b] of over.sets) expect([a, b].toSorted().join('-')).toMatch(/^([0-4]-6|5-7|6-7)$/);
    }
  });
});
