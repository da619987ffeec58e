import { createServer } from 'vite';
import { root } from './places.mjs';

/** Node of this version reads no TypeScript: vite loads the sources, and serves nothing. Resolves to `{ load, close }`. */
export async function openSources() {
  const loader = await createServer({ root, configFile: false, logLevel: 'warn', appType: 'custom', server: { middlewareMode: true, ws: false, watch: null, hmr: false }, optimizeDeps: { noDiscovery: true } });
  return { load: (file) => loader.ssrLoadModule(`/${file}`), close: () => loader.close() };
}
