import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const stamp = `${root}node_modules/.installed-from`;

/** Returns a stamp of a folder's installation: Node's version and the content of its two package files. */
export function createStamp(folder) {
  const hash = createHash('sha256');
  for (const name of ['package-lock.json', 'package.json']) {
    const content = readFileSync(`${folder}${name}`);
    hash.update(`${name} ${content.length}\n`).update(content);
  }
  return `${process.version} sha256-${hash.digest('hex')}`;
}

/** Installs the packages of package-lock.json, unless they are installed already. */
export function installPackages() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === createStamp(root)) return;
  console.log('Installing packages …');
  execFileSync('npm', ['ci', '--loglevel', 'error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  writeFileSync(stamp, createStamp(root));
}
