import { spawnSync } from 'node:child_process';
import { root } from '../lib/install.mjs';

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.log('No CHROMATIC_PROJECT_TOKEN: visual review on Chromatic is skipped.');
  process.exit(0);
}
const run = spawnSync(
  'npx',
  [
    'chromatic',
    '--only-changed',
    '--exit-zero-on-changes',
    '--build-script-name',
    'build:storybook',
    '--output-dir',
    'dist-storybook',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exit(run.status ?? 1);
