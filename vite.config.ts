import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig } from 'vite';
import { chunkGroups } from './scripts/build/chunk-groups.ts';
import { preloadLinks } from './scripts/build/preload-links.ts';
import { prerender } from './scripts/build/prerender.ts';

/**
 * jsPDF loads these only to print HTML and SVG, which this app never does. Its README says to leave them out as external
 * dependencies.
 */
const unusedByJsPdf = ['canvg', 'dompurify', 'html2canvas'];

/**
 * Two builds from one source. `production` carries no simulated exchange; `demo` carries it and is what `npm start` serves.
 * Everything an operator may change is read from config.json when the page starts, never baked in here.
 */
export default defineConfig(async ({ command, mode }) => {
  const simulated = mode !== 'production';
  const plugins = [react()];
  const config: InlineConfig = {
    mode,
    plugins,
    // Takes blanks and comments out of the styles' templates; a name or an id for each component would be weight that nobody reads.
    oxc: { plugins: { styledComponents: { minify: true, displayName: false, fileName: false, ssr: false } } },
    define: { __SIMULATED_EXCHANGE__: JSON.stringify(simulated) },
    publicDir: simulated ? 'public-demo' : 'public',
    build: {
      sourcemap: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: { external: unusedByJsPdf },
    },
    server: { port: 5173 },
  };
  // Storybook builds with this file too, and has entries of its own.
  if (command !== 'build' || process.env['STORYBOOK'] === 'true') return config;
  return {
    ...config,
    plugins: [...plugins, prerender(), preloadLinks()],
    build: {
      ...config.build,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        output: { codeSplitting: { groups: await chunkGroups({ ...config, root: import.meta.dirname }) } },
      },
    },
  };
});
