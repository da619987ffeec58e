import { createServer } from 'vite';
import { root } from './install.mjs';

/**
 * Node of this version reads no TypeScript: vite loads the sources, and serves nothing. Resolves to `{ load, close }`; `load` takes a file's
 * path from the project's root. `more`: further options of vite.
 */
export async function openSources(more = {}) {
  const loader = await createServer({
    root,
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null, hmr: false },
    optimizeDeps: { noDiscovery: true },
    ...more,
  });
  return { load: (file) => loader.ssrLoadModule(`/${file}`), close: () => loader.close() };
}
