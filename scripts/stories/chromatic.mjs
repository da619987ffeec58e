import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { root } from '../lib/install.mjs';
import { openSources } from '../lib/load-sources.mjs';
import { createPlan, formatPlan } from './chromatic-plan.mjs';

// Sends the stories to Chromatic. `--dry-run` prints what a run would send, and needs no token.
const options = [
  '--only-changed',
  '--exit-zero-on-changes',
  '--build-script-name',
  'build:storybook',
  '--output-dir',
  'dist-storybook',
];

const settings = { cwd: root, stdio: 'inherit' };

async function showPlan() {
  const index = `${root}dist-storybook/index.json`;
  if (!existsSync(index)) {
    const { status } = spawnSync('npx', ['storybook', 'build', '-o', 'dist-storybook', '--quiet'], settings);
    if (status !== 0) process.exit(status ?? 1);
  }
  const sources = await openSources();
  try {
    const { modes, pageModes } = await sources.load('.storybook/config/modes.ts');
    const { dynamicRegions } = await sources.load('.storybook/config/dynamic-regions.ts');
    const plan = createPlan({
      entries: Object.values(JSON.parse(readFileSync(index, 'utf8')).entries),
      readSource: (path) => readFileSync(root + path, 'utf8'),
      modes,
      furtherModes: pageModes.chromatic.modes,
    });
    console.log(formatPlan(plan, { dynamicRegions, options }).join('\n'));
  } finally {
    await sources.close();
  }
}

if (process.argv.includes('--dry-run')) await showPlan();
else if (process.env['CHROMATIC_PROJECT_TOKEN'])
  process.exitCode = spawnSync('npx', ['chromatic', ...options, ...process.argv.slice(2)], settings).status ?? 1;
else console.log('No CHROMATIC_PROJECT_TOKEN: visual review on Chromatic is skipped.');
