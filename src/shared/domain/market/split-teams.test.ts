import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitTeams } from './split-teams.ts';

const toRunners = (...names: readonly string[]) => names.map((name) => ({ name }));

describe('splitTeams', () => {
  test.each(['v', 'V', 'vs', 'vs.', '@', '-', '–'])('splits two teams at %j', (word) => {
    const match = {
      matchName: `Sri Lanka ${word} Australia`,
      runners: toRunners('Sri Lanka', 'Australia', 'The Draw'),
    };
    expect(splitTeams(match)).toEqual({ first: 'Sri Lanka', separator: ` ${word} `, second: 'Australia' });
  });

  test.each([
    ['no runners', 'A v B', []],
    ['one runner', 'A v B', ['A']],
    ['names in the other order', 'A v B', ['B', 'A']],
    ['another name', 'A v B (Women)', ['A', 'B']],
    ['a name without a space', 'Av B', ['A', 'B']],
    ['names that overlap', 'A', ['A', 'A']],
    ['empty names', ' v ', ['', '']],
    ['more words between', 'A v C v B', ['A', 'B']],
  ])('returns null for %s', (_, matchName, names) => {
    expect(splitTeams({ matchName, runners: toRunners(...names) })).toBeNull();
  });

  test('never loses a character of the name', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.constantFrom(' v ', ' - ', 'v', ''), (home, away, separator) => {
        const matchName = home + separator + away;
        const teams = splitTeams({ matchName, runners: toRunners(home, away) });
        if (teams !== null) expect(teams.first + teams.separator + teams.second).toBe(matchName);
      }),
    );
  });
});
