import { describe, expect, test } from 'vitest';
import { formatCasinoRoute, lobbyRoute, parseCasinoRoute } from './casino-route.ts';

describe('casino route', () => {
  const known = ['?provider=Royal+Gaming&q=dice+%26+co&category=Dice', '?q=dice&page=3', '?game=EVO-1'];
  test.each(['', '?provider=EVO', '?provider=EVO&game=EVO-1', ...known])(
    '%j stays the same after parsing and formatting',
    (search) => {
      expect(formatCasinoRoute(parseCasinoRoute(new URLSearchParams(search)))).toBe(search);
    },
  );
  test.each(['0', '-1', '1.5', '1e3', '99999', 'two', ''])(
    'parseCasinoRoute reads page %j as the first page',
    (page) => {
      expect(parseCasinoRoute(new URLSearchParams({ page }))).toEqual(lobbyRoute);
    },
  );
  test('parseCasinoRoute cuts texts that are too long', () =>
    expect(parseCasinoRoute(new URLSearchParams({ provider: 'x'.repeat(5000) })).provider).toHaveLength(100));
});
