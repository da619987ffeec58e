import { describe, expect, test } from 'vitest';
import { colors, type Mode, modes, type ModeValues } from './colors.ts';
import { calculateContrast } from './contrast.ts';
import { textOnSurface } from './legibility.ts';
import { measureLeastDifference, simulateVision } from './testing/color-vision.ts';

/** Difference in OKLab that the eye sees between two thin lines. */
const MIN_DIFFERENCE = 0.06;
const minContrast: Record<Mode, number> = { light: 4.5, dark: 4.5, contrast: 7 };

const choose = (values: ModeValues, mode: Mode): string => values[modes.indexOf(mode)] ?? '';
const read = (path: string, mode: Mode): string => {
  const [group, role] = path.split('.') as [keyof typeof colors, string];
  const values = (colors[group] as Record<string, ModeValues>)[role];
  if (values === undefined) throw new Error(`no token ${path}`);
  return choose(values, mode);
};

describe('calculateContrastRatio', () => {
  test('returns the ratios that WCAG defines, and null for a colour that it cannot read', () => {
    expect(calculateContrast('#000', '#fff')).toBeCloseTo(21, 5);
    expect(calculateContrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(calculateContrast('red', '#fff')).toBeNull();
  });

  test.each(modes.flatMap((mode) => textOnSurface.map(({ ink, surface }) => [mode, ink, surface] as const)))(
    'theme %s: %s on %s has a contrast of at least 4.5:1, or 7:1 in high contrast',
    (mode, ink, surface) => {
      expect(calculateContrast(read(ink, mode), read(surface, mode))).toBeGreaterThanOrEqual(minContrast[mode]);
    },
  );
});

describe('surface.cover', () => {
  test('hides the prices below a layer in high contrast', () => {
    expect(read('surface.cover', 'contrast')).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('line colours of high contrast', () => {
  test.each(['line.soft', 'line.strong', 'focus.ring', 'back.edge', 'lay.edge'])(
    '%s has a contrast of at least 4.5:1 on every area',
    (line) => {
      for (const area of ['surface.page', 'surface.panel', 'surface.sunk', 'surface.raised', 'surface.hover'])
        expect(calculateContrast(read(line, 'contrast'), read(area, 'contrast'))).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('ordered names', () => {
  test.each(
    modes.flatMap((mode) => [
      [mode, 'ink', ['main', 'soft', 'faint']] as const,
      [mode, 'back', ['best', 'second', 'third']] as const,
      [mode, 'lay', ['best', 'second', 'third']] as const,
      [mode, 'line', ['strong', 'soft']] as const,
    ]),
  )('theme %s: the roles of %s stand out from the panel in the order %j', (mode, group, roles) => {
    const contrasts = roles.map((role) =>
      calculateContrast(read(`${group}.${role}`, mode), read('surface.panel', mode)),
    );
    expect(contrasts).toEqual(contrasts.toSorted((one, other) => (other ?? 0) - (one ?? 0)));
  });
});

describe('the chart palette', () => {
  const series = Object.entries(colors.chart);

  test.each(series.flatMap(([name, values]) => modes.map((mode) => [name, mode, choose(values, mode)] as const)))(
    'has a contrast of at least 3:1 on every surface of a chart: %s in %s',
    (_, mode, color) => {
      for (const surface of ['surface.panel', 'surface.sunk', 'surface.page'])
        expect(calculateContrast(color, read(surface, mode))).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(modes)('has distinct series in every common colour vision: %s', (mode) => {
    const views = series.map(([, values]) => simulateVision(choose(values, mode)));
    const distances = views.flatMap((one, at) => views.slice(0, at).map((other) => measureLeastDifference(one, other)));
    expect(Math.min(...distances)).toBeGreaterThan(MIN_DIFFERENCE);
  });
});

describe('the accent of the kit', () => {
  test.each(modes.flatMap((mode) => ['gain.main', 'loss.main', 'back.best', 'lay.best'].map((path) => [path, mode])))(
    'differs from %s in %s in every common colour vision',
    (path, mode) => {
      const accent = simulateVision(read('accent.main', mode as Mode));
      expect(measureLeastDifference(accent, simulateVision(read(path, mode as Mode)))).toBeGreaterThan(MIN_DIFFERENCE);
    },
  );
});
