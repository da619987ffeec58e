import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../src', import.meta.url));
const trees = fileURLToPath(new URL('./trees', import.meta.url));

/** The accessibility trees of stories lie in one place, laid out like src, so that a review sees what changed for who listens. */
export default {
  resolveSnapshotPath: (test, extension) => join(trees, relative(source, test)).replace(/\.stories\.tsx$/, extension),
  resolveTestPath: (snapshot, extension) => `${join(source, relative(trees, snapshot)).slice(0, -extension.length)}.stories.tsx`,
  testPathForConsistencyCheck: join(source, 'ui-kit/Button/Button.stories.tsx'),
};
