import { mergeConfig } from 'vitest/config';
import baseConfig from '../../vitest.config.ts';
import { root } from '../lib/install.mjs';
import { coveragePlugin } from './instrument.mjs';

/** The unit tests with counters in what they run; each file tells at its end what it ran. */
export default mergeConfig(baseConfig, {
  root,
  plugins: [coveragePlugin()],
  test: { setupFiles: [`${root}scripts/coverage/report.mjs`] },
});
