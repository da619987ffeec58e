import { readStories, storyFiles } from '../architecture/story-files.ts';
import { entries, expect, test } from './fixtures.ts';

/** Key such as `./src/…/Button.stories.tsx Primary`, for exports of files and for entries of the index. */
const exported = storyFiles.flatMap((file) => readStories(file).map(({ exportName: name }) => `${file} ${name}`));
const indexed = entries
  .filter(({ type }) => type === 'story')
  .map(({ importPath, exportName }) => `${importPath} ${exportName}`);

test('Storybook indexes every story that a file exports', () => {
  expect(exported.length).toBeGreaterThan(700);
  // Storybook indexes only a literal `meta.story(`. A story made by a function is never drawn or tested.
  expect(exported.filter((story) => !indexed.includes(story))).toEqual([]);
});

test('every story of the index is exported by a file', () => {
  expect(indexed.filter((story) => !exported.includes(story))).toEqual([]);
});

test('the groups of the sidebar are the folders of the ui-kit', () => {
  const kit = entries.filter(({ importPath }) => importPath.startsWith('./src/ui-kit/'));
  const misplaced = kit.filter(({ title, importPath }) => {
    const [group, component = ''] = importPath.replace('./src/ui-kit/', '').split('/');
    return !title.startsWith(`UI kit/${group}/${component}`);
  });
  expect(misplaced.map(({ title }) => title)).toEqual([]);
  expect(new Set(kit.map(({ title }) => title.split('/')[1]))).toEqual(
    new Set(['trading', 'forms', 'primitives', 'data', 'feedback', 'layout']),
  );
});
