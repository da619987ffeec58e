import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig } from 'vite';
import { firstFrame } from './scripts/first-frame.ts';
import { preloadFirst } from './scripts/preload-first.ts';
import { screenGroups } from './scripts/screen-groups.ts';
import { toastStyle } from './scripts/toast-style.ts';

const exportPart = (file: string) => new URL(`./src/ui-kit/TableExport/${file}`, import.meta.url).pathname;

/** Parts of the libraries that write files, exchanged for what left-out.ts and zip-here.ts say. */
const alias = [
  { find: /^(html2canvas|canvg|dompurify)$/, replacement: exportPart('left-out.ts') },
  { find: /^\.\.\/zip\/zipToArrayBuffer\.js$/, replacement: exportPart('zip-here.ts') },
];

/**
 * Two builds from one source. `production` carries no simulated exchange; `demo` carries it and is what `npm start` serves.
 * Everything an operator may change is read from config.json when the page starts, never baked in here.
 */
export default defineConfig(async ({ command, mode }) => {
  const simulated = mode !== 'production';
  const plugins = [react(), toastStyle()];
  const config: InlineConfig = {
    mode,
    plugins,
    // Takes blanks and comments out of the styles' templates; a name or an id for each component would be weight that nobody reads.
    oxc: { plugins: { styledComponents: { minify: true, displayName: false, fileName: false, ssr: false } } },
    resolve: { alias },
    define: { __SIMULATED_EXCHANGE__: JSON.stringify(simulated) },
    publicDir: simulated ? 'public-demo' : 'public',
    build: { sourcemap: false, target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0, reportCompressedSize: false },
    server: { port: 5173 },
  };
  // The workshop builds with this file too, and has screens of its own.
  if (command !== 'build' || process.env['STORYBOOK'] === 'true') return config;
  return { ...config, plugins: [...plugins, firstFrame(), preloadFirst()], build: { ...config.build, rolldownOptions: { output: { codeSplitting: { groups: await screenGroups({ ...config, root: import.meta.dirname }) } } } } };
});
