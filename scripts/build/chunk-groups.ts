import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

const boot = ['src/app/boot.ts'];
const app = ['src/app/main.tsx'];
const login = ['src/app/pages/LoginPage.tsx'];
/** Stands for what is gone to next: a page without a form, and what the shell brings later. */
const later = ['src/app/pages/MatchPage.tsx', 'src/app/shell/StatusContents.tsx'];
const dashboard = ['src/app/AppShell.tsx', 'src/app/pages/DashboardPage.tsx'];

type Chunks = Readonly<Record<string, Rolldown.OutputChunk>>;

/** The modules of the files that come with these sources, without another import() on the way. */
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
 * Left alone, the bundler splits what pages share into a file for each set of pages that share it: seventy for the dashboard. On a phone
 * a file costs a round trip, however short it is, and two files compress worse than one. So the app is built once to see what its first
 * screens come to, module by module, and then with these in four files: React, what the login page and the dashboard share (boot.ts asks
 * for the rest), the signed-in shell with the dashboard, the login page. Four and not one: each runs in a task of its own (app/boot.ts).
 * What the login page shares with what is gone to next stands apart, or every page would load the libraries of forms.
 * Nothing moves into a file whose pages do not need it, but for the dashboard, which comes with the shell, and what forms share, which
 * comes with the login page: every visitor has seen it.
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
