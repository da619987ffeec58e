import { createServer } from 'vite';
import { compileTextCatalogues } from '../texts/texts-plugin.mjs';
import { root } from './install.mjs';

/**
 * Loads TypeScript sources through vite, because this version of Node cannot. Resolves to `{ load, close }`; `load`
 * takes a path from the root. `more`: further options of vite.
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
    plugins: [compileTextCatalogues(), ...(more.plugins ?? [])],
  });
  return { load: (file) => loader.ssrLoadModule(`/${file}`), close: () => loader.close() };
}
