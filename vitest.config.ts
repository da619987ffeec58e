import { defineConfig } from 'vitest/config';
import { compileTextCatalogues } from './scripts/texts/texts-plugin.mjs';

const reports = process.env['REPORTS_DIR'];
/** One file is listed with its groups; a longer list would hide the failures. */
const isSingleFile = process.argv.some((argument) => /\.test\.tsx?$/.test(argument));

export default defineConfig({
  plugins: [compileTextCatalogues()],
  define: { __SIMULATED_EXCHANGE__: 'true' },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts', 'tests/{unit,faults,architecture}/**/*.test.ts'],
    setupFiles: ['tests/setup/isolate-files.ts', 'tests/setup/property-seed.ts', 'tests/setup/refuse-act-warnings.ts'],
    // tests/setup/isolate-files.ts isolates the files.
    isolate: false,
    environment: 'node',
    testTimeout: 60_000,
    // Titles show their values whole.
    chaiConfig: { truncateThreshold: 0 },
    reporters: [isSingleFile ? 'tree' : 'default'],
    ...(reports && {
      reporters: ['default', 'json'],
      outputFile: { json: `${reports}/unit.json` },
    }),
  },
});
