import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import type { BuildRelease } from './release.ts';
import { createSbom, findPackagePath, listShippedPackages, type LockedPackages } from './sbom.ts';

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/** Returns the paths of the packages that the files of a build have code, fonts or styles of. */
function listBundledPackages(files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): Set<string> {
  const sources = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : file.originalFileNames));
  return new Set(sources.map(findPackagePath).filter((path) => path !== null));
}

/** Returns the licence files of a package, or an empty text. */
function readLicences(folder: string): string {
  if (!existsSync(folder)) return '';
  const names = readdirSync(folder).filter((name) => LICENCE_FILE.test(name));
  return names.map((name) => readFileSync(`${folder}/${name}`, 'utf8').trim()).join('\n\n');
}

/** Returns the licences of all packages. Those with one text stand together. */
function listLicences(root: string, locked: LockedPackages, paths: readonly string[]): string {
  const names = new Map<string, string[]>();
  for (const path of paths) {
    const { version = '', license = '' } = locked[path] ?? {};
    const text = readLicences(`${root}/${path}`) || `Licence: ${license}`;
    names.set(text, [...(names.get(text) ?? []), `${path.replace(/.*node_modules\//, '')} ${version}`]);
  }
  return [...names].map(([text, packages]) => `${packages.join('\n')}\n\n${text}\n`).join(`\n${'-'.repeat(80)}\n\n`);
}

/**
 * Writes sbom.json, the list of the packages in the build and of all that the app depends on, and licenses.txt with
 * their licences. The build fails for code of a package without a version or a licence.
 */
export function writeSbom(root: string, release: BuildRelease): Plugin {
  return {
    name: 'sbom',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')) as {
          packages: LockedPackages;
        };
        const bundled = listBundledPackages(Object.values(bundle));
        const sbom = `${JSON.stringify(createSbom(release, packages, bundled), null, 2)}\n`;
        this.emitFile({ type: 'asset', fileName: 'sbom.json', source: sbom });
        const licences = listLicences(root, packages, listShippedPackages(packages, bundled));
        this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: licences });
      },
    },
  };
}
