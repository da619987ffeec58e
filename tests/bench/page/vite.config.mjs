import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
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
