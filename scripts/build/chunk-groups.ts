import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

const boot = ['src/app/boot.ts'];
const app = ['src/app/main.tsx'];
const login = ['src/app/pages/LoginPage.tsx'];
/** Sources of later screens: a page without a form, and lazy parts of the shell. */
const later = ['src/app/pages/MatchPage.tsx', 'src/app/shell/StatusContents.tsx'];
const dashboard = ['src/app/AppShell.tsx', 'src/app/pages/DashboardPage.tsx'];

type Chunks = Readonly<Record<string, Rolldown.OutputChunk>>;

/** Lists the modules of the files that load with these sources, without a dynamic import(). */
function collectModules(chunks: Chunks, sources: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (file: string): void => {
    const chunk = chunks[file];
    if (chunk === undefined || files.has(file)) return;
    files.add(file);
    chunk.imports.forEach(visit);
  };
  for (const { fileName, moduleIds } of Object.values(chunks))
    if (moduleIds.some((id) => sources.some((source) => id.endsWith(`/${source}`)))) visit(fileName);
  return new Set([...files].flatMap((file) => chunks[file]?.moduleIds ?? []));
}

/**
 * Groups the modules of the first screens into four files. The bundler's default is one file per set of sharing pages,
 * seventy for the dashboard. On a phone each file costs a round trip, and two files compress worse than one. So the app
 * is built once to list the modules of its first screens. The files are: React, the code shared by login page and
 * dashboard (boot.ts loads the rest), the signed-in shell with the dashboard, and the login page. Each of the four runs
 * in its own task (app/boot.ts). Code that the login page shares with later screens is separate, so that other pages do
 * not load the form libraries. A file contains only modules that its pages need. Two exceptions: the shell includes the
 * dashboard, and the login page includes shared form code.
 */
export async function chunkGroups(config: InlineConfig) {
  let chunks: Chunks = {};
  const captureChunks: Plugin = {
    name: 'look',
    generateBundle(_, bundle) {
      chunks = Object.fromEntries(
        Object.values(bundle).flatMap((output) =>
          output.type === 'chunk' ? [[output.fileName, output] as const] : [],
        ),
      );
    },
  };
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [...(config.plugins ?? []), captureChunks],
    build: { ...config.build, write: false, minify: false },
  });
  const [booted, started, entry, signedIn, after] = [boot, app, login, dashboard, later].map((sources) =>
    collectModules(chunks, sources),
  ) as [Set<string>, Set<string>, Set<string>, Set<string>, Set<string>];
  const group = (name: string, priority: number, test: (id: string) => boolean) => ({
    name,
    priority,
    test: (id: string) => !booted.has(id) && test(id),
    includeDependenciesRecursively: false,
  });
  return [
    { name: 'boot', priority: 6, test: (id: string) => booted.has(id) },
    group('react', 5, (id) => started.has(id) && /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id)),
    group('base', 4, (id) => started.has(id) || (entry.has(id) && signedIn.has(id))),
    group('signed-in', 3, (id) => signedIn.has(id)),
    group('common', 2, (id) => entry.has(id) && after.has(id)),
    group('login', 1, (id) => entry.has(id)),
  ];
}
