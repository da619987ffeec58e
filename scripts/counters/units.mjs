import { mergeConfig } from 'vitest/config';
import usual from '../../vitest.config.ts';
import { root } from '../install.mjs';
import { withCounters } from './instrument.mjs';

/** The unit tests with counters in what they run; each file tells at its end what it ran. */
export default mergeConfig(usual, { root, plugins: [withCounters()], test: { setupFiles: [`${root}scripts/counters/tell.mjs`] } });
