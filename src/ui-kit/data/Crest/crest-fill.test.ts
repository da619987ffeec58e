import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colors } from '../../theme/colors.ts';
import { calculateContrast } from '../../theme/contrast.ts';
import { chooseCrestFill, crestFills } from './crest-fill.ts';

test('chooseCrestFill returns the same fill for the same name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(crestFills).toContain(chooseCrestFill(name));
      expect(chooseCrestFill(name)).toBe(chooseCrestFill([...name].join('')));
    }),
  );
});

test('chooseCrestFill gives two opponents different fills, and the first one its usual fill', () => {
  const names = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(names, names, (first, second) => {
      fc.pre(first !== second);
      expect(chooseCrestFill(second, first)).not.toBe(chooseCrestFill(first, first));
      expect(chooseCrestFill(first, first)).toBe(chooseCrestFill(first));
    }),
  );
});

test('chooseCrestFill spreads the teams of a season over all fills', () => {
  const cities = ['Geelong', 'Cairns', 'Lagos', 'Bilbao', 'Braga', 'Rosario', 'Castries', 'Dubai', 'Mumbai', 'Delhi'];
  const teams = cities.flatMap((city) =>
    ['Gales', 'Corals', 'United', 'Falcons', 'Kings'].map((kind) => `${city} ${kind}`),
  );
  const counts = crestFills.map((fill) => teams.filter((team) => chooseCrestFill(team) === fill).length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
});

test.each(
  crestFills.flatMap((fill) => ([0, 1] as const).map((mode) => [fill, mode === 0 ? 'light' : 'dark', mode] as const)),
)('crest fill %s in %s carries its initials with a contrast of at least 4.5:1', (fill, _, mode) => {
  expect(calculateContrast(colors.crest.ink[mode], colors.crest[fill][mode])).toBeGreaterThanOrEqual(4.5);
});
