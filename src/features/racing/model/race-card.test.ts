import { describe, expect, test } from 'vitest';
import { createRace, NOON, sampleRaces } from '../testing/sample-races.tsx';
import { createRaceCard, getRaceState, selectNextRaces } from './race-card.ts';

const names: Readonly<Record<string, string>> = { GB: 'United Kingdom', IE: 'Ireland', IN: 'India', '': 'Elsewhere' };
const createSampleCard = () => createRaceCard(sampleRaces.toReversed(), (code) => names[code] ?? code);

describe('createRaceCard', () => {
  test('sorts countries and courses by name and races by start, in any input order', () => {
    expect(createSampleCard().map(({ name }) => name)).toEqual(['Elsewhere', 'India', 'Ireland', 'United Kingdom']);
    expect(
      createSampleCard()
        .at(-1)
        ?.courses.map(({ venue }) => venue),
    ).toEqual(['Ascot', 'Kempton']);
    expect(createSampleCard()[1]?.courses[0]?.races.map(({ matchId }) => matchId)).toEqual([
      'Mahalaxmi-3',
      'Mahalaxmi42',
      'Mahalaxmi75',
    ]);
  });

  test('keeps every race', () => {
    expect(createSampleCard().flatMap(({ courses }) => courses.flatMap((course) => course.races))).toHaveLength(
      sampleRaces.length,
    );
  });
});

describe('selectNextRaces', () => {
  test('returns the races that have not started, nearest first', () => {
    expect(selectNextRaces(sampleRaces, NOON, 3).map(({ matchId }) => matchId)).toEqual([
      'Curragh5',
      'Ascot10',
      'Shelbourne Park and Surroundings20',
    ]);
  });

  test('leaves out past starts and puts an unreadable start last', () => {
    expect(selectNextRaces(sampleRaces, NOON + 80 * 60_000, 4)).toEqual([]);
    expect(
      selectNextRaces([createRace('Ascot', 'GB', 5, { startsAt: '' })], NOON, 4).map(({ venue }) => venue),
    ).toEqual(['Ascot']);
  });
});

test.each([
  [{ status: 'closed' as const, inPlay: true }, 'closed'],
  [{ inPlay: true, status: 'suspended' as const }, 'in-running'],
  [{ status: 'suspended' as const }, 'suspended'],
  [{}, 'next'],
] as const)('getRaceState of a race with %o is %s', (change, state) => {
  const race = createRace('Ascot', 'GB', 5, change);
  expect(getRaceState(race, race.matchId)).toBe(state);
});

test('getRaceState is upcoming for an open race that is not the next one', () =>
  expect(getRaceState(createRace('Ascot', 'GB', 5), 'another')).toBe('upcoming'));
