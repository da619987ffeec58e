import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const exportPart = (file: string) => new URL(`./src/ui-kit/TableExport/${file}`, import.meta.url).pathname;

/** Parts of the libraries that write files, exchanged for what left-out.ts and zip-here.ts say. */
const alias = [
  { find: /^(html2canvas|canvg|dompurify)$/, replacement: exportPart('left-out.ts') },
  { find: /^\.\.\/zip\/zipToArrayBuffer\.js$/, replacement: exportPart('zip-here.ts') },
];

const kit = 'theme|words|link|Amount|Badge|Button|Card|Chip|EmptyState|ErrorPanel|Field|IconButton|Menu|Modal|Notice|OddsCell|OddsGrid|Price|SearchField|Select|Skeleton|Spinner|Tabs|VisuallyHidden|When';

/**
 * What most screens share comes in a few files instead of a hundred: on a phone a file costs a round trip, however short it is.
 * What only some screens need, or a press asks for, stays out and is split by the bundler.
 */
const groups = [
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: 'icons', test: /\/lucide-react\//, priority: 2 },
  { name: 'kit', test: new RegExp(`/src/ui-kit/(${kit})/`), priority: 1 },
];

/**
 * Two builds from one source. `production` carries no simulated exchange; `demo` carries it and is what `npm start` serves.
 * Everything an operator may change is read from config.json when the page starts, never baked in here.
 */
export default defineConfig(({ mode }) => {
  const simulated = mode !== 'production';
  return {
    plugins: [react()],
    resolve: { alias },
    define: { __SIMULATED_EXCHANGE__: JSON.stringify(simulated) },
    publicDir: simulated ? 'public-demo' : 'public',
    build: { sourcemap: false, target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0, reportCompressedSize: false, rolldownOptions: { output: { codeSplitting: { groups } } } },
    server: { port: 5173 },
  };
});
