import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';

export const root = new URL('../../../', import.meta.url).pathname;
export const packageFolder = `${root}dist-kit`;
/** A copy of the sample app with the packed kit. It takes React from the repository's node_modules above it. */
export const appFolder = `${root}.cache/kit/sample-app`;

const runCommand = (folder: string, command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

/** Packs dist-kit as npm would publish it, and unpacks it into the sample app. Returns the files of the package. */
export function installPackedKit(): readonly string[] {
  const installed = `${appFolder}/node_modules/@exchange-web/ui-kit`;
  rmSync(appFolder, { recursive: true, force: true });
  mkdirSync(installed, { recursive: true });
  cpSync(`${root}tests/kit/sample-app`, appFolder, { recursive: true });
  const [packed] = JSON.parse(runCommand(packageFolder, 'npm', 'pack', '--json', '--pack-destination', appFolder)) as [
    { filename: string; files: readonly { path: string }[] },
  ];
  runCommand(appFolder, 'tar', '-xzf', packed.filename, '-C', installed, '--strip-components=1');
  return packed.files.map(({ path }) => path);
}

/** Checks the types of the sample app. Throws with the errors of the compiler. */
export const checkAppTypes = (): string => runCommand(appFolder, 'npx', '--no-install', 'tsc', '-p', '.');

/** Builds the sample app with Vite into its folder `dist`. */
export const buildApp = (): string =>
  runCommand(appFolder, 'npx', '--no-install', 'vite', 'build', '--logLevel', 'warn', '--configLoader', 'runner');
