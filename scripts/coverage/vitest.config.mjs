import { mergeConfig } from 'vitest/config';
import baseConfig from '../../vitest.config.ts';
import { root } from '../lib/install.mjs';
import { createCoveragePlugin } from './instrument.mjs';

/** The unit tests with instrumented sources. Each test file reports its executed statements at its end. */
export default mergeConfig(baseConfig, {
  root,
  plugins: [createCoveragePlugin()],
  test: { setupFiles: [`${root}scripts/coverage/report.mjs`] },
});
