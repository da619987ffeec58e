import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

const first = ['src/app/boot.ts'];
const app = ['src/app/main.tsx'];
const login = ['src/app/pages/LoginPage.tsx'];
const shell = ['src/app/AppShell.tsx'];
const board = ['src/app/pages/DashboardPage.tsx'];

/** What the app's own pages are made of. */
const parts = /\/(?:node_modules|src\/shared|src\/ui-kit)\//;

type Chunks = Readonly<Record<string, Rolldown.OutputChunk>>;

/** The modules of the files that come with these sources, without another import() on the way. */
function modulesOf(chunks: Chunks, sources: readonly string[]): Set<string> {
  const files = new Set<string>();
  const take = (file: string): void => {
    const chunk = chunks[file];
    if (chunk === undefined || files.has(file)) return;
    files.add(file);
    chunk.imports.forEach(take);
  };
  for (const { fileName, moduleIds } of Object.values(chunks)) if (moduleIds.some((id) => sources.some((source) => id.endsWith(`/${source}`)))) take(fileName);
  return new Set([...files].flatMap((file) => chunks[file]?.moduleIds ?? []));
}

/**
 * Left alone, the bundler splits what pages share into a file for each set of pages that share it: seventy for the dashboard. On a phone
 * a file costs a round trip, however short it is. So the app is built once to see what its first screens come to, module by module, and
 * then with these in a few files: what starts it (boot.ts asks for the rest), what the login page and the dashboard share, the signed-in shell, the dashboard, the login page.
 * Nothing moves into a file whose pages do not need it, but for what forms share: that comes with the login page, which every visitor has seen.
 */
export async function screenGroups(config: InlineConfig) {
  let chunks: Chunks = {};
  const look: Plugin = {
    name: 'look',
    generateBundle(_, bundle) {
      chunks = Object.fromEntries(Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output] as const] : [])));
    },
  };
  await build({ ...config, configFile: false, logLevel: 'error', plugins: [...(config.plugins ?? []), look], build: { ...config.build, write: false, minify: false } });
  const [booted, started, entry, around, page] = [first, app, login, shell, board].map((sources) => modulesOf(chunks, sources)) as [Set<string>, Set<string>, Set<string>, Set<string>, Set<string>];
  const signedIn = (id: string): boolean => around.has(id) || page.has(id);
  const group = (name: string, priority: number, test: (id: string) => boolean) => ({ name, priority, test: (id: string) => !booted.has(id) && test(id), includeDependenciesRecursively: false });
  return [
    { name: 'boot', priority: 12, test: (id: string) => booted.has(id) || id.endsWith('rolldown/runtime.js') },
    // Several files for what comes together: each runs in a task of its own (app/boot.ts).
    group('react', 11, (id) => started.has(id) && /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id)),
    group('router', 10, (id) => started.has(id) && /\/node_modules\/react-router(?:-dom)?\//.test(id)),
    group('libraries', 9, (id) => started.has(id) && id.includes('/node_modules/')),
    group('base', 8, (id) => started.has(id) && parts.test(id)),
    group('start', 7, (id) => started.has(id)),
    group('kit', 6, (id) => entry.has(id) && signedIn(id)),
    group('parts', 5, (id) => around.has(id) && parts.test(id)),
    group('shell', 4, (id) => around.has(id)),
    group('board', 3, (id) => page.has(id)),
    group('login', 2, (id) => entry.has(id)),
  ];
}
