import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { compressFolder } from './build/compress.mjs';
import { installPackages, root } from './lib/install.mjs';

installPackages();
const folder = `${root}.cache/exchange`;
// DIST: a build to serve instead of a new one.
const existingBuild = process.env['DIST'];
if (existingBuild) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(existingBuild, folder, { recursive: true });
} else {
  console.log('Building the app …');
  execFileSync('npx', ['vite', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  });
}
await compressFolder(folder);
process.env['APP_FOLDER'] = folder;
await import('./serve/exchange-server.mjs');
