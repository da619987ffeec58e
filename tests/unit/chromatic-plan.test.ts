import { describe, expect, test } from 'vitest';
import { modes as defaultModes, pageModes } from '#storybook/config/modes.ts';
import { choices } from '#storybook/config/toolbar.ts';
import { createPlan, formatPlan } from '../../scripts/stories/chromatic-plan.mjs';

const viewport = (width: number) => ({ width, height: 900 });
const modes = {
  'light desktop': { brand: 'default', theme: 'light', viewport: viewport(1280) },
  'dark desktop': { brand: 'default', theme: 'dark', viewport: viewport(1280) },
};
const furtherModes = { 'ember light phone': { brand: 'ember', theme: 'light', viewport: viewport(360) } };
const sources: Readonly<Record<string, string>> = {
  './Button.stories.tsx': 'const meta = preview.meta({ component: Button });',
  './Pages.stories.tsx': 'parameters: { ...pageModes, layout: "fullscreen" }',
  './Foreign.stories.tsx': 'parameters: { chromatic: { disableSnapshot: true } }',
};
const entries = [
  { type: 'docs', importPath: './Button.stories.tsx' },
  { type: 'story', importPath: './Button.stories.tsx' },
  { type: 'story', importPath: './Button.stories.tsx' },
  { type: 'story', importPath: './Pages.stories.tsx' },
  { type: 'story', importPath: './Foreign.stories.tsx' },
];
const createSamplePlan = () => createPlan({ entries, readSource: (path) => sources[path] ?? '', modes, furtherModes });

test('createPlan counts a snapshot for each story and mode', () => {
  expect(createSamplePlan()).toMatchObject({ stories: 3, snapshots: 3 * 2 + 1 });
});

test('createPlan gives further modes only to files that use pageModes', () => {
  expect(createSamplePlan().modes).toEqual([
    { name: 'light desktop', count: 3, brand: 'default', theme: 'light', viewport: viewport(1280) },
    { name: 'dark desktop', count: 3, brand: 'default', theme: 'dark', viewport: viewport(1280) },
    { name: 'ember light phone', count: 1, brand: 'ember', theme: 'light', viewport: viewport(360) },
  ]);
});

test('formatPlan names modes, TurboSnap and the regions that are not compared', () => {
  const text = formatPlan(createSamplePlan(), {
    dynamicRegions: [{ selector: 'iframe', reason: 'a page of another host' }],
    options: ['--only-changed'],
  }).join('\n');
  expect(text).toContain('ember light phone: 1 story, 360 px wide, brand ember, theme light');
  expect(text).toContain('TurboSnap: on');
  expect(text).toContain('iframe: a page of another host');
});

test('formatPlan counts the snapshots of each brand, theme and width', () => {
  const lines = formatPlan(createSamplePlan(), { dynamicRegions: [], options: [] });
  expect(lines).toContain('  by brand: default 6, ember 1');
  expect(lines).toContain('  by theme: light 4, dark 3');
  expect(lines).toContain('  by width: 1280 px 6, 360 px 1');
});

describe('modes of Chromatic', () => {
  const planned = Object.values({ ...defaultModes, ...pageModes.chromatic.modes });

  test('pages have a mode of every brand of the toolbar in light and dark, on a phone and a desktop', () => {
    const expected = choices.brand.flatMap((brand) =>
      ['light', 'dark'].flatMap((theme) => [360, 1280].map((width) => `${brand} ${theme} ${width}`)),
    );
    const names = planned.map(({ brand, theme, viewport: { width } }) => `${brand} ${theme} ${width}`);
    expect(expected.filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  test('every choice of a mode is a choice of the toolbar', () => {
    const brands: readonly string[] = choices.brand;
    const themes: readonly string[] = choices.theme;
    expect(planned.filter(({ brand, theme }) => !brands.includes(brand) || !themes.includes(theme))).toEqual([]);
  });
});

test('formatPlan says that TurboSnap is off without --only-changed', () => {
  expect(formatPlan(createSamplePlan(), { dynamicRegions: [], options: [] })).toContain('TurboSnap: off');
});
