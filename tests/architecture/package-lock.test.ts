import { expect, test } from 'vitest';
import { readRepositoryFile } from './repository-files.ts';

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readRepositoryFile('package-lock.json')) as {
  packages: Readonly<Record<string, LockedPackage>>;
};

/** Whether the lock holds a dependency of the package at `path`, in its own folder or in one above it. */
function hasDependency(path: string, name: string): boolean {
  if (`${path === '' ? '' : `${path}/`}node_modules/${name}` in packages) return true;
  if (path === '') return false;
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1));
  return hasDependency(parent, name);
}

test('the lock file holds the packages of every platform', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !hasDependency(path, name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});
