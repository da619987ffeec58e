import { expect, test } from 'vitest';
import { createPlan, formatPlan } from '../../scripts/stories/chromatic-plan.mjs';

const viewport = (width: number) => ({ width, height: 900 });
const modes = {
  'light desktop': { theme: 'light', viewport: viewport(1280) },
  'dark desktop': { theme: 'dark', viewport: viewport(1280) },
};
const everyWidthModes = { 'light phone': { theme: 'light', viewport: viewport(360) } };
const sources: Readonly<Record<string, string>> = {
  './Button.stories.tsx': 'const meta = preview.meta({ component: Button });',
  './Pages.stories.tsx': 'parameters: { ...everyWidth, layout: "fullscreen" }',
  './Foreign.stories.tsx': 'parameters: { chromatic: { disableSnapshot: true } }',
};
const entries = [
  { type: 'docs', importPath: './Button.stories.tsx' },
  { type: 'story', importPath: './Button.stories.tsx' },
  { type: 'story', importPath: './Button.stories.tsx' },
  { type: 'story', importPath: './Pages.stories.tsx' },
  { type: 'story', importPath: './Foreign.stories.tsx' },
];
const createSamplePlan = () =>
  createPlan({ entries, readSource: (path) => sources[path] ?? '', modes, everyWidthModes });

test('createPlan counts a snapshot for each story and mode', () => {
  expect(createSamplePlan()).toMatchObject({ stories: 3, snapshots: 3 * 2 + 1 });
});

test('createPlan gives further widths only to files that use everyWidth', () => {
  expect(createSamplePlan().modes).toEqual([
    { name: 'light desktop', count: 3, theme: 'light', viewport: viewport(1280) },
    { name: 'dark desktop', count: 3, theme: 'dark', viewport: viewport(1280) },
    { name: 'light phone', count: 1, theme: 'light', viewport: viewport(360) },
  ]);
});

test('formatPlan names modes, TurboSnap and the regions that are not compared', () => {
  const text = formatPlan(createSamplePlan(), {
    dynamicRegions: [{ selector: 'iframe', reason: 'a page of another host' }],
    options: ['--only-changed'],
  }).join('\n');
  expect(text).toContain('light phone: 1 story, 360 px wide, theme light');
  expect(text).toContain('TurboSnap: on');
  expect(text).toContain('iframe: a page of another host');
});

test('formatPlan says that TurboSnap is off without --only-changed', () => {
  expect(formatPlan(createSamplePlan(), { dynamicRegions: [], options: [] })).toContain('TurboSnap: off');
});
