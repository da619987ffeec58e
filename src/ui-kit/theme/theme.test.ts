import { describe, expect, test } from 'vitest';
import { computeAccent } from './accent.ts';
import { colors, type Mode } from './colors.ts';
import { computeContrast } from './contrast.ts';
import { textOnSurface } from './legibility.ts';

const modes: readonly Mode[] = ['light', 'dark'];

describe('computeContrastRatio', () => {
  test('follows WCAG', () => {
    expect(computeContrast('#000', '#fff')).toBeCloseTo(21, 5);
    expect(computeContrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(computeContrast('red', '#fff')).toBeNull();
  });

  test.each(modes.flatMap((mode) => textOnSurface.map(({ ink, surface }) => [mode, ink, surface] as const)))(
    'theme %s: %s on %s has a contrast of at least 4.5:1',
    (mode, ink, surface) => {
      const at = mode === 'light' ? 0 : 1;
      const read = (path: string): string => {
        const [group, role] = path.split('.') as [keyof typeof colors, string];
        return (colors[group] as Record<string, readonly [string, string]>)[role]?.[at] ?? '';
      };
      expect(computeContrast(read(ink), read(surface))).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('operator accent', () => {
  const brands = ['#ffffff', '#000000', '#ffff00', '#0f5f4e', '#e4002b', '#0057ff', '#777777', '#ff00ff', '#0ff'];

  test.each(brands.flatMap((brand) => modes.map((mode) => [brand, mode] as const)))(
    '%s is readable in %s',
    (brand, mode) => {
      const accent = computeAccent(brand, mode);
      if (!accent) throw new Error('no accent');
      expect(computeContrast(accent.main, colors.surface.panel[mode === 'light' ? 0 : 1])).toBeGreaterThanOrEqual(4.5);
      expect(computeContrast(accent.main, accent.soft)).toBeGreaterThanOrEqual(4.5);
      expect(computeContrast(accent.ink, accent.main)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('keeps a brand that is already readable', () => {
    expect(computeAccent('#0f5f4e', 'light')?.main).toBe('#0f5f4e');
  });

  test.each(['', 'green', '#12345', 'url(x)', 'rgb(0 0 0)', '#0f5f4e;color:red'])('refuses %j', (brand) => {
    expect(computeAccent(brand, 'light')).toBeNull();
  });
});
