import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.installed-from`;

/** Installs what package-lock.json names, unless it is there already. `npm install`, not `npm ci`: see docs/footguns.md. */
export function installPackages() {
  const lock = readFileSync(`${root}package-lock.json`, 'utf8');
  const wanted = `${process.version} ${lock.length} ${statSync(`${root}package.json`).size}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages …');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel', 'error'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' } });
  const after = readFileSync(`${root}package-lock.json`, 'utf8');
  writeFileSync(stamp, `${process.version} ${after.length} ${statSync(`${root}package.json`).size}`);
}
