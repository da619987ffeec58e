import { relative } from 'node:path';
import { createInstrumenter } from 'istanbul-lib-instrument';
import { root } from '../lib/install.mjs';

const COUNTED_PATHS = /^(src|mocks)\/.*\.tsx?$/;
const TEST_PATHS = /\.(stories|test)\.tsx?$|\/(testing|tests)\/|\.d\.ts$/;

/**
 * Whether coverage includes a file: the app and the simulated exchange, without their stories and tests. `path` is
 * relative to the root.
 */
export const isInstrumented = (path) => COUNTED_PATHS.test(path) && !TEST_PATHS.test(path);

/**
 * Returns a file's source with a counter at each statement, and the map of its statements. It counts the source before
 * any bundler. The same text gives the same map everywhere, so results of two runs add up.
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
  // Only the running code contains the hash of its map.
  const hash = /\bhash = "([0-9a-f]{40})"/.exec(code)?.[1];
  return { code, map: instrumenter.lastSourceMap(), statements: instrumenter.lastFileCoverage(), hash };
}

/** The vite plugin that instruments sources, used by scripts/coverage/measure.mjs. It runs before all other plugins. */
export const createCoveragePlugin = () => ({
  name: 'with-counters',
  enforce: 'pre',
  transform(source, id) {
    const path = relative(root, id.split('?')[0]);
    if (!isInstrumented(path) || id.includes('?')) return null;
    const { code, map } = instrument(path, source);
    return { code, map };
  },
});
