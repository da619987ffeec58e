import { expect, test } from 'vitest';
import type { ExposureRow } from '#shared/domain/bet/bet.ts';
import { units } from '#shared/domain/money/money.ts';
import { groupExposuresBySport } from './exposure-groups.ts';

const createRow = (sportName: string, matchId: string): ExposureRow => ({
  sportId: sportName,
  sportName,
  matchId,
  matchName: matchId,
  eventName: 'Match odds',
  type: '1',
  exposure: units(-1),
});

test("groupExposuresBySport keeps rows under their sport in the server's order", () => {
  const groups = groupExposuresBySport([
    createRow('Cricket', 'a'),
    createRow('Soccer', 'b'),
    createRow('Cricket', 'c'),
  ]);
  expect(groups.map(({ sportName, rows }) => [sportName, rows.map(({ matchId }) => matchId)])).toEqual([
    ['Cricket', ['a', 'c']],
    ['Soccer', ['b']],
  ]);
});

test('groupExposuresBySport returns no groups for no rows', () => expect(groupExposuresBySport([])).toEqual([]));
