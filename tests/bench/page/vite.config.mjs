import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileTextCatalogues } from '../../../scripts/texts/texts-plugin.mjs';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), compileTextCatalogues()],
  define: { __SIMULATED_EXCHANGE__: 'false' },
  logLevel: 'warn',
  worker: { format: 'es' },
  build: {
    outDir: path.resolve(import.meta.dirname, '../../../.cache/bench'),
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
  },
});
