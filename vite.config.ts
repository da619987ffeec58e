import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** jsPDF's ways to print HTML and SVG, which nothing here asks for: they would be shipped for nothing. */
const leftOut = new URL('./src/ui-kit/TableExport/left-out.ts', import.meta.url).pathname;

/**
 * Two builds from one source. `production` carries no simulated exchange; `demo` carries it and is what `npm start` serves.
 * Everything an operator may change is read from config.json when the page starts, never baked in here.
 */
export default defineConfig(({ mode }) => {
  const simulated = mode !== 'production';
  return {
    plugins: [react()],
    resolve: { alias: { html2canvas: leftOut, canvg: leftOut, dompurify: leftOut } },
    define: { __SIMULATED_EXCHANGE__: JSON.stringify(simulated) },
    publicDir: simulated ? 'public-demo' : 'public',
    build: { sourcemap: false, target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0, reportCompressedSize: false },
    server: { port: 5173 },
  };
});
