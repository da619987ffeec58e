import { relative } from 'node:path';
import { createInstrumenter } from 'istanbul-lib-instrument';
import { root } from '../lib/install.mjs';

const COUNTED_PATHS = /^src\/(ui-kit|features)\/.*\.tsx?$/;
const STORY_PATHS = /\.(stories|test)\.tsx?$|\/testing\/|\.d\.ts$/;

/** Whether the lines of a file, by its path from the root, are to be covered: the kit and the features, without their stories and tests. */
export const isInstrumented = (path) => COUNTED_PATHS.test(path) && !STORY_PATHS.test(path);

/**
 * A file's source with a counter at each statement, and the map of its statements. What is counted is the source as it was written, before
 * any bundler: the same text gives the same map wherever it runs, so what two runs counted adds up.
 */
export function instrument(path, source) {
  const plugins = ['typescript', ...(path.endsWith('.tsx') ? ['jsx'] : [])];
  const instrumenter = createInstrumenter({
    esModules: true,
    compact: false,
    preserveComments: true,
    produceSourceMap: true,
    coverageGlobalScope: 'globalThis',
    coverageGlobalScopeFunc: false,
    parserPlugins: plugins,
  });
  const code = instrumenter.instrumentSync(source, path);
  // What a running file says of itself; the map that the instrumenter hands out does not.
  const hash = /\bhash = "([0-9a-f]{40})"/.exec(code)?.[1];
  return { code, map: instrumenter.lastSourceMap(), statements: instrumenter.lastFileCoverage(), hash };
}

/** The vite plugin that does so; scripts/coverage/measure.mjs alone asks for it. It stands before all others. */
export const coveragePlugin = () => ({
  name: 'with-counters',
  enforce: 'pre',
  transform(source, id) {
    const path = relative(root, id.split('?')[0]);
    if (!isInstrumented(path) || id.includes('?')) return null;
    const { code, map } = instrument(path, source);
    return { code, map };
  },
});
