import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hashSources } from '../lib/hash-sources.mjs';
import { root } from '../lib/install.mjs';

export const storybook = `${root}dist-storybook`;

/** Builds Storybook, unless the last build had the same sources. `env`: the environment of the build. */
export function buildStorybook(env) {
  const sources = hashSources();
  const stamp = `${storybook}/sources.txt`;
  if (sources !== null && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.error('Building Storybook …');
  const command = ['storybook', 'build', '-o', 'dist-storybook', '--quiet', '--disable-telemetry'];
  const built = spawnSync('npx', command, { cwd: root, env, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (built.status === 0) {
    if (sources !== null) writeFileSync(stamp, sources);
    return;
  }
  // The file list would hide the output of the stories.
  console.error(`${built.stdout}\n${built.stderr}`);
  process.exit(built.status ?? 1);
}
