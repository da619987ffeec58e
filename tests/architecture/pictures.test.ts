import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isPictured } from '#storybook/checks/is-pictured.ts';
import { picturedStates } from './pictured-states.ts';
import { readStories, storyFiles, type WrittenStory } from './story-files.ts';

const root = new URL('../../', import.meta.url);
const publicEntry = readFileSync(new URL('src/ui-kit/index.ts', root), 'utf8');

/** Components that the ui-kit exports: names with a capital that are not types, from files with markup. */
const components = [...publicEntry.matchAll(/^export \{ ([^}]+) \} from '\.\/\w+\/(\w+)\/[^']+\.tsx'/gm)].flatMap(
  ([, names = '', folder = '']) =>
    names
      .split(', ')
      .filter((name) => /^[A-Z]\w+$/.test(name))
      .map((name) => ({ name, folder })),
);

const stories = storyFiles.flatMap(readStories);
const pictured = stories.filter(({ file: importPath, ...story }) => isPictured({ importPath, ...story }));
const isDrawing =
  (component: string) =>
  ({ drawnWith }: WrittenStory) =>
    new RegExp(`<${component}\\b|component: ${component}\\b`).test(drawnWith);

describe('pictured stories', () => {
  test('every ui-kit component is pictured', () => {
    expect(components.length).toBeGreaterThan(50);
    expect(
      components
        .filter(({ name }) => !pictured.some(isDrawing(name)))
        .map(({ name }) => `no pictured story draws ${name}`),
    ).toEqual([]);
  });

  test('every required part is pictured in every required state', () => {
    const missing = Object.entries(picturedStates).flatMap(([file, states]) =>
      states
        .filter(
          (state) =>
            !pictured.some((story) => story.file === `./src/${file}.stories.tsx` && story.exportName === state),
        )
        .map((state) => `src/${file}.stories.tsx has no pictured story ${state}`),
    );
    expect(missing).toEqual([]);
  });

  test('the typical story of every story file is pictured', () => {
    // A user flow ends on a page that has its own picture.
    const typical = stories.filter(({ file, isFirst }) => isFirst && !file.startsWith('./src/app/user-flows/'));
    expect(
      typical.filter((story) => !pictured.includes(story)).map(({ file, exportName }) => `${file} ${exportName}`),
    ).toEqual([]);
  });

  test('every feature has a pictured story', () => {
    const features = readdirSync(new URL('src/features/', root), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(features.length).toBeGreaterThan(15);
    const bare = features.filter(
      ({ name }) => !pictured.some(({ file }) => file.startsWith(`./src/features/${name}/`)),
    );
    expect(bare.map(({ name }) => name)).toEqual([]);
  });
});
