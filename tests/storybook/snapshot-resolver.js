import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../src', import.meta.url));
const storedTrees = fileURLToPath(new URL('./trees', import.meta.url));
// A run that compares no trees looks where there are none: Jest would count every kept one as left behind, and the run as failed.
const trees =
  process.env['STORIES_ASKED'] === 'all'
    ? storedTrees
    : fileURLToPath(new URL('../../.cache/no-trees', import.meta.url));
const storyPath = (snapshot) => relative(snapshot.startsWith(storedTrees) ? storedTrees : trees, snapshot);

/** The accessibility trees of stories lie in one place, laid out like src, so that a review sees what changed for who listens. */
export default {
  resolveSnapshotPath: (test, extension) => join(trees, relative(source, test)).replace(/\.stories\.tsx$/, extension),
  resolveTestPath: (snapshot, extension) =>
    `${join(source, storyPath(snapshot)).slice(0, -extension.length)}.stories.tsx`,
  testPathForConsistencyCheck: join(source, 'ui-kit/primitives/Button/Button.stories.tsx'),
};
