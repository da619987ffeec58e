import { describe, expect, test } from 'vitest';
import { NOON, createRace, sampleRaces } from '../testing/sample-races.tsx';
import { createRaceCard, selectNextRaces, getRaceState } from './race-card.ts';

const names: Readonly<Record<string, string>> = { GB: 'United Kingdom', IE: 'Ireland', IN: 'India', '': 'Elsewhere' };
const createSampleCard = () => createRaceCard(sampleRaces.toReversed(), (code) => names[code] ?? code);

describe('the card', () => {
  test('countries and courses by name, races by start, however they come', () => {
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

  test('no race is lost', () => {
    expect(createSampleCard().flatMap(({ courses }) => courses.flatMap((course) => course.races))).toHaveLength(
      sampleRaces.length,
    );
  });
});

describe('the next off', () => {
  test('is what has not started, the nearest first', () => {
    expect(selectNextRaces(sampleRaces, NOON, 3).map(({ matchId }) => matchId)).toEqual([
      'Curragh5',
      'Ascot10',
      'Shelbourne Park and Surroundings20',
    ]);
  });

  test('a start that has passed is not to come; one that is no moment comes last', () => {
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
] as const)('%o is %s', (change, state) => {
  const race = createRace('Ascot', 'GB', 5, change);
  expect(getRaceState(race, race.matchId)).toBe(state);
});

test('any other open race is to come', () =>
  expect(getRaceState(createRace('Ascot', 'GB', 5), 'another')).toBe('upcoming'));
