import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../src', import.meta.url));
const storedTrees = fileURLToPath(new URL('./trees', import.meta.url));
// A run without tree comparison uses an empty folder. Jest would otherwise report every reference tree as obsolete and
// fail.
const trees =
  process.env['STORIES_MODE'] === 'all'
    ? storedTrees
    : fileURLToPath(new URL('../../.cache/no-trees', import.meta.url));
const toStoryPath = (snapshot) => relative(snapshot.startsWith(storedTrees) ? storedTrees : trees, snapshot);

/**
 * Accessibility trees of stories are in one folder with the structure of src, so that a review shows changes for screen
 * readers.
 */
export default {
  resolveSnapshotPath: (test, extension) => join(trees, relative(source, test)).replace(/\.stories\.tsx$/, extension),
  resolveTestPath: (snapshot, extension) =>
    `${join(source, toStoryPath(snapshot)).slice(0, -extension.length)}.stories.tsx`,
  testPathForConsistencyCheck: join(source, 'ui-kit/primitives/Button/Button.stories.tsx'),
};
