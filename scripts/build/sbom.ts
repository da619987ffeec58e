import type { BuildRelease } from './release.ts';

/** An entry of package-lock.json. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  /** `sha512-` and the hash in base64. */
  readonly integrity?: string;
  /** Only development needs the package. */
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The packages of package-lock.json by their path, such as `node_modules/react`. The app itself is the path ''. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

export interface SbomComponent {
  readonly type: 'application' | 'library';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes?: readonly { readonly alg: 'SHA-512'; readonly content: string }[];
  readonly licenses?: readonly ({ readonly license: { readonly id: string } } | { readonly expression: string })[];
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

const FOLDER = 'node_modules/';

/** The npm package whose code stands in a folder of vendor/. */
export const vendoredPackages: Readonly<Record<string, string>> = { harfbuzz: 'harfbuzzjs' };

/** The package that adds its own code to every build, by the beginning of its modules. */
const helperPackages = [
  ['\0vite/', 'vite'],
  ['\0rolldown/', 'rolldown'],
] as const;

/**
 * Returns the path in package-lock.json of the package that a module of the bundle belongs to, or null for a module of
 * this repository.
 */
export function findPackagePath(moduleId: string): string | null {
  const last = moduleId.lastIndexOf(FOLDER);
  if (last !== -1) {
    const parts = moduleId.slice(last + FOLDER.length).split('/');
    const name = parts.slice(0, parts[0]?.startsWith('@') === true ? 2 : 1).join('/');
    return moduleId.slice(moduleId.indexOf(FOLDER), last) + FOLDER + name;
  }
  const vendored = vendoredPackages[/\/vendor\/([^/]+)\//.exec(moduleId)?.[1] ?? ''];
  const helper = helperPackages.find(([start]) => moduleId.startsWith(start))?.[1];
  return vendored === undefined && helper === undefined ? null : `${FOLDER}${vendored ?? helper ?? ''}`;
}

const getName = (path: string): string => path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

/** Lists the paths of the packages that the build needs or has in its files, in order. */
export function listShippedPackages(locked: LockedPackages, bundled: Iterable<string>): string[] {
  const needed = Object.entries(locked)
    .filter(([path, { dev, devOptional }]) => path.startsWith(FOLDER) && dev !== true && devOptional !== true)
    .map(([path]) => path);
  const vendored = Object.values(vendoredPackages).map((name) => FOLDER + name);
  return [...new Set([...needed, ...bundled, ...vendored])].sort();
}

const createRef = (name: string, version: string): string => `${name}@${version}`;

/** Describes a package. Throws for one that is not locked or has no licence: neither may reach a bettor. */
function describePackage(path: string, locked: LockedPackages): SbomComponent {
  const { version, license, integrity } = locked[path] ?? {};
  const name = getName(path);
  if (version === undefined) throw new Error(`the build has code of ${path}, which package-lock.json does not name`);
  if (license === undefined) throw new Error(`the build has code of ${path}, which names no licence`);
  const folder = Object.entries(vendoredPackages).find(([, vendored]) => vendored === name)?.[0];
  const hash = /^sha512-(\S+)$/.exec(integrity ?? '')?.[1];
  return {
    type: 'library',
    'bom-ref': createRef(name, version),
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(hash !== undefined && {
      hashes: [{ alg: 'SHA-512' as const, content: Buffer.from(hash, 'base64').toString('hex') }],
    }),
    licenses: [/^[\w.+-]+$/.test(license) ? { license: { id: license } } : { expression: license }],
    ...(folder !== undefined && { properties: [{ name: 'exchange-web:vendored', value: `vendor/${folder}` }] }),
  };
}

/** Returns the path of a dependency: in the package's own folder, or in one above it. Null when it is not shipped. */
function resolvePackage(path: string, name: string, shipped: ReadonlySet<string>): string | null {
  const candidate = `${path === '' ? '' : `${path}/`}${FOLDER}${name}`;
  if (shipped.has(candidate)) return candidate;
  return path === '' ? null : resolvePackage(path.slice(0, Math.max(0, path.lastIndexOf(FOLDER) - 1)), name, shipped);
}

/**
 * Creates the software bill of materials of a build in the format CycloneDX 1.5. It has no random serial number and no
 * time of the clock, so the same sources give the same file. `bundled`: paths of the packages in the build's files.
 */
export function createSbom(release: BuildRelease, locked: LockedPackages, bundled: Iterable<string>) {
  const paths = listShippedPackages(locked, bundled);
  const shipped = new Set(paths);
  const components = new Map(paths.map((path) => [path, describePackage(path, locked)]));
  const appRef = createRef('exchange-web', release.version);
  const listRefs = (path: string): string[] => {
    const { dependencies, optionalDependencies } = locked[path] ?? {};
    const names = Object.keys({ ...dependencies, ...optionalDependencies });
    const found = names.map((name) => components.get(resolvePackage(path, name, shipped) ?? '')?.['bom-ref']);
    return [...new Set(found.filter((ref) => ref !== undefined))].sort();
  };
  // One version of a package may stand in several folders.
  const unique = new Map([...components].map(([path, component]) => [component['bom-ref'], { path, component }]));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      ...(release.builtAt !== undefined && { timestamp: release.builtAt }),
      component: {
        type: 'application' as const,
        'bom-ref': appRef,
        name: 'exchange-web',
        version: release.version,
        properties: [{ name: 'exchange-web:commit', value: release.commit }],
      },
    },
    components: [...unique.values()].map(({ component }) => component),
    dependencies: [
      { ref: appRef, dependsOn: listRefs('') },
      ...[...unique].map(([ref, { path }]) => ({ ref, dependsOn: listRefs(path) })),
    ],
  };
}
