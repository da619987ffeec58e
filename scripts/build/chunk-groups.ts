import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

type Modules = ReadonlySet<string>;

/** Returns the modules that a page downloads with these sources, without those behind a further `import()`. */
function listModules(chunks: readonly Rolldown.OutputChunk[], ...sources: string[]): Modules {
  const files = new Set<string>();
  const add = (fileName: string): void => {
    const chunk = chunks.find((each) => each.fileName === fileName);
    if (chunk === undefined || files.has(fileName)) return;
    files.add(fileName);
    chunk.imports.forEach(add);
  };
  for (const { fileName, moduleIds } of chunks)
    if (moduleIds.some((id) => sources.some((source) => id.endsWith(`/src/${source}`)))) add(fileName);
  return new Set(chunks.flatMap(({ fileName, moduleIds }) => (files.has(fileName) ? moduleIds : [])));
}

/** Builds the app without groups, in memory, and returns its files. */
async function buildUngrouped(config: InlineConfig): Promise<Rolldown.OutputChunk[]> {
  const chunks: Rolldown.OutputChunk[] = [];
  const collect: Plugin = {
    name: 'collect-chunks',
    generateBundle: (_, bundle) => void chunks.push(...Object.values(bundle).filter((file) => file.type === 'chunk')),
  };
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [...(config.plugins ?? []), collect],
    build: { ...config.build, write: false, minify: false },
  });
  return chunks;
}

/**
 * Creates one chunk for each of the screens that most visits begin with. By default the bundler writes a chunk for each
 * set of pages that share a module. The dashboard then has 94 files and 168 KiB; with these groups it has 6 and 149.
 *
 * `first-requests` is the first script, which waits for no other file. Only a form loads `keep-typing`.
 *
 * Only a build knows which modules a screen needs after tree shaking, so this builds the app twice. The app's own chunk
 * includes the modules that the login page shares with the dashboard. `first-prices` and `first-match` draw the first
 * prices without React; the app uses `shared` too, and the match page `match-rows`. Requests after the first paint and
 * the scores of the dashboard load `match-basics`. A format of odds loads `odds-basics`, not the chunk of the match
 * page. The login page shares `every-page` with the match page and the status line, and `after-start-basics` with what
 * runs after the start.
 *
 * `onModules` receives the modules of the first screens, and those that draw the first prices.
 */
export async function planChunkGroups(
  config: InlineConfig,
  onModules: (modules: Readonly<Record<'first' | 'drawn', Modules>>) => void,
) {
  const chunks = await buildUngrouped(config);
  const main = listModules(chunks, 'app/boot/main.ts');
  const typing = listModules(chunks, 'app/boot/prerender/keep-typing.ts');
  const firstPrices = listModules(chunks, 'app/boot/draw-first-prices.ts');
  const firstMatch = listModules(chunks, 'app/boot/draw-first-match.ts');
  const app = listModules(chunks, 'app/boot/start.tsx');
  const login = listModules(chunks, 'app/pages/LoginPage.tsx');
  const register = listModules(chunks, 'app/pages/RegisterPage.tsx');
  const signedIn = listModules(chunks, 'app/layout/AppShell.tsx', 'app/pages/DashboardPage.tsx');
  const afterPaint = listModules(chunks, 'app/layout/StatusContents.tsx');
  const afterStart = listModules(chunks, 'app/boot/after-start.ts');
  const rowExtras = listModules(chunks, 'app/pages/dashboard/match-extras.ts');
  const stream = listModules(chunks, 'app/providers/live/open-socket-stream.ts');
  const match = listModules(chunks, 'app/pages/MatchPage.tsx');
  const oddsFormats = listModules(chunks, 'shared/odds-format/odds-formats.ts');
  const drawn = new Set([...main, ...firstPrices, ...firstMatch]);
  const first = [
    main,
    typing,
    firstPrices,
    firstMatch,
    app,
    login,
    register,
    signedIn,
    afterPaint,
    stream,
    match,
    oddsFormats,
  ];
  onModules({ first: new Set(first.flatMap((modules) => [...modules])), drawn });
  const group = (name: string, priority: number, test: (id: string) => boolean) => ({
    name,
    priority,
    test,
    includeDependenciesRecursively: false,
  });
  return [
    // With all that it imports, so that it waits for no other file.
    { name: 'first-requests', priority: 9, test: /\/src\/app\/boot\/first-requests\.ts$/ },
    group('main', 8, (id) => main.has(id)),
    group('keep-typing', 8, (id) => typing.has(id)),
    group('react', 7, (id) => /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id)),
    group('shared', 6, (id) => (firstPrices.has(id) || firstMatch.has(id)) && (app.has(id) || signedIn.has(id))),
    group('first-prices', 6, (id) => firstPrices.has(id)),
    group('match-rows', 6, (id) => firstMatch.has(id) && match.has(id)),
    group('first-match', 6, (id) => firstMatch.has(id)),
    group('app', 5, (id) => app.has(id) || (login.has(id) && signedIn.has(id))),
    group('signed-in', 4, (id) => signedIn.has(id)),
    group('odds-basics', 3, (id) => oddsFormats.has(id) && match.has(id)),
    group('every-page', 3, (id) => login.has(id) && (afterPaint.has(id) || match.has(id))),
    group('after-start-basics', 3, (id) => login.has(id) && afterStart.has(id)),
    group('match-basics', 3, (id) => (afterPaint.has(id) || rowExtras.has(id) || stream.has(id)) && match.has(id)),
    group('after-paint', 3, (id) => afterPaint.has(id)),
    group('match', 2, (id) => match.has(id)),
    group('login', 1, (id) => login.has(id)),
    // A catalogue without its messages is one line, a format, a chip or an icon a few. Each would be a file of many
    // pages, and the app names every file.
    group('texts', 0, (id) => /\/src\/.*texts\.ts$/.test(id)),
    group('formats', 0, (id) => id.includes('/src/shared/format/')),
    group('controls', 0, (id) => /\/src\/ui-kit\/(?:primitives|layout|forms\/(?:Choice|CopyField))\//.test(id)),
    group('icons', 0, (id) => id.includes('/node_modules/lucide-react/')),
  ];
}
