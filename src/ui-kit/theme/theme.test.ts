import { describe, expect, test } from 'vitest';
import { calculateAccent } from './accent.ts';
import { colors, type Mode } from './colors.ts';
import { calculateContrast } from './contrast.ts';
import { textOnSurface } from './legibility.ts';

const modes: readonly Mode[] = ['light', 'dark'];

describe('calculateContrastRatio', () => {
  test('returns the ratios that WCAG defines, and null for a colour that it cannot read', () => {
    expect(calculateContrast('#000', '#fff')).toBeCloseTo(21, 5);
    expect(calculateContrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(calculateContrast('red', '#fff')).toBeNull();
  });

  test.each(modes.flatMap((mode) => textOnSurface.map(({ ink, surface }) => [mode, ink, surface] as const)))(
    'theme %s: %s on %s has a contrast of at least 4.5:1',
    (mode, ink, surface) => {
      const at = mode === 'light' ? 0 : 1;
      const read = (path: string): string => {
        const [group, role] = path.split('.') as [keyof typeof colors, string];
        return (colors[group] as Record<string, readonly [string, string]>)[role]?.[at] ?? '';
      };
      expect(calculateContrast(read(ink), read(surface))).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('chart colours', () => {
  const series = Object.entries(colors.chart);

  test.each(
    series.flatMap(([name, pair]) => modes.map((mode) => [name, mode, pair[mode === 'light' ? 0 : 1]] as const)),
  )('series %s in %s has a contrast of at least 3:1 on every surface of a chart', (_, mode, color) => {
    const at = mode === 'light' ? 0 : 1;
    for (const surface of [colors.surface.panel, colors.surface.sunk, colors.surface.page])
      expect(calculateContrast(color, surface[at])).toBeGreaterThanOrEqual(3);
  });
});

describe('operator accent', () => {
  const brands = ['#ffffff', '#000000', '#ffff00', '#0f5f4e', '#e4002b', '#0057ff', '#777777', '#ff00ff', '#0ff'];

  test.each(brands.flatMap((brand) => modes.map((mode) => [brand, mode] as const)))(
    '%s is readable in %s',
    (brand, mode) => {
      const accent = calculateAccent(brand, mode);
      if (!accent) throw new Error('no accent');
      expect(calculateContrast(accent.main, colors.surface.panel[mode === 'light' ? 0 : 1])).toBeGreaterThanOrEqual(
        4.5,
      );
      expect(calculateContrast(accent.main, accent.soft)).toBeGreaterThanOrEqual(4.5);
      expect(calculateContrast(accent.ink, accent.main)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('keeps a brand that is already readable', () => {
    expect(calculateAccent('#0f5f4e', 'light')?.main).toBe('#0f5f4e');
  });

  test.each(['', 'green', '#12345', 'url(x)', 'rgb(0 0 0)', '#0f5f4e;color:red'])('refuses %j', (brand) => {
    expect(calculateAccent(brand, 'light')).toBeNull();
  });
});
