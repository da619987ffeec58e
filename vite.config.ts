import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig } from 'vite';
import { configVersion, contractVersion } from './deploy/versions.mjs';
import { browserFloor } from './scripts/build/browser-floor.ts';
import { planChunkGroups } from './scripts/build/chunk-groups.ts';
import { addCompileHints } from './scripts/build/compile-hints.ts';
import { addPageBrand } from './scripts/build/page-brand.ts';
import { preloadLinks } from './scripts/build/preload-links.ts';
import { drawScreens, prerender } from './scripts/build/prerender.ts';
import { describeRelease, writeRelease } from './scripts/build/release.ts';
import { buildServiceWorker } from './scripts/build/service-worker.ts';
import { removeUnusedComponents } from './scripts/build/unused-components.ts';
import { writeWebManifest } from './scripts/build/web-manifest.ts';
import { writeSbom } from './scripts/build/write-sbom.ts';
import { compileTextCatalogues } from './scripts/texts/texts-plugin.mjs';

/** Whether a file is one of the named chunks. */
const isChunk = (file: string, names: readonly string[]): boolean =>
  names.some((name) => new RegExp(`^assets/${name}-[\\w-]{7}\\.(?:js|css)$`).test(file));

/**
 * Two builds from one source. `production` contains no simulated exchange; `demo`, which `npm start` serves, does. An
 * operator changes config.json, which the page reads at its start, and never the build.
 */
export default defineConfig(async ({ command, mode }) => {
  const simulated = mode !== 'production';
  const shared: InlineConfig = {
    mode,
    // Removes whitespace and comments from style templates, and adds no component names, which only developers read.
    oxc: { plugins: { styledComponents: { minify: true, displayName: false, fileName: false, ssr: false } } },
    define: { __SIMULATED_EXCHANGE__: JSON.stringify(simulated) },
    publicDir: simulated ? 'public-demo' : 'public',
    build: {
      sourcemap: false,
      target: Object.entries(browserFloor).map(([browser, version]) => browser + version),
      // `import()` itself requests the file, index.html names two others, and a page that the app imports comes after
      // the app. The first files stay smaller so, and an import adds fewer links to the document.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, imports, { hostId }) =>
          imports.filter(
            (each) =>
              each !== file &&
              each !== hostId &&
              !isChunk(each, ['first-requests', 'shared']) &&
              (isChunk(hostId, ['index', 'first-requests']) ||
                !isChunk(each, ['app', 'index', 'react', 'rolldown-runtime'])),
          ),
      },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // scripts/build/inspect-builds.mjs has a budget for each file.
      chunkSizeWarningLimit: 1_000,
    },
    server: { port: 5173 },
  };
  // Storybook also builds with this file, and has entries of its own.
  if (command !== 'build' || process.env['STORYBOOK'] === 'true')
    return { ...shared, plugins: [react(), compileTextCatalogues()] };
  let modules: Readonly<Record<'first' | 'drawn', ReadonlySet<string>>> = { first: new Set(), drawn: new Set() };
  const screens = drawScreens();
  const separate = {
    isFirst: (file: string) => modules.first.has(file),
    isDrawn: (file: string) => modules.drawn.has(file),
    drawScreens: async () => Object.values((await screens).html).join(''),
  };
  const config: InlineConfig = {
    ...shared,
    // The package has a build without warnings for developers, which no condition of its exports names.
    resolve: {
      alias: [
        {
          find: /^react-router$/,
          replacement: `${import.meta.dirname}/node_modules/react-router/dist/production/index.mjs`,
        },
      ],
    },
    plugins: [react(), removeUnusedComponents(), compileTextCatalogues({ separate })],
  };
  const release = describeRelease(import.meta.dirname, process.env);
  const groups = await planChunkGroups({ ...config, root: import.meta.dirname }, (planned) => (modules = planned));
  return {
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      prerender(() => screens),
      writeWebManifest(),
      addPageBrand(),
      writeRelease(release, {
        configSchema: configVersion,
        contract: contractVersion,
      }),
      writeSbom(import.meta.dirname, release),
      preloadLinks(),
      addCompileHints(['react', 'app', 'signed-in', 'match']),
      ...(simulated ? [] : [buildServiceWorker()]),
    ],
    build: {
      ...config.build,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        output: {
          codeSplitting: { groups },
          // The app names a hundred files, and the first screen downloads each sign of a hash. Seven are enough.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
        },
      },
    },
  };
});
