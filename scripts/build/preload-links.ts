import type { Plugin } from 'vite';

/**
 * Draws the first prices (scripts/build/chunk-groups.ts). Every first screen uses what it imports, and the templates of
 * some name it (scripts/build/prerender.ts). The demo draws none, so its page names the app.
 */
const [FIRST_PRICES, APP] = ['first-prices', 'app'];
/** Requests what the address needs (src/app/boot/first-requests.ts). The app's script imports it. */
const FIRST_REQUESTS = 'first-requests';

/**
 * Names what shows the first prices in index.html, so that the browser requests it together with the first script.
 * src/app/boot/main.ts requests the app's files. React is not named: it would share a slow network with the prices.
 */
export function preloadLinks(): Plugin {
  let base = '/';
  return {
    name: 'preload-links',
    apply: 'build',
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const find = (name: string) => chunks.find((chunk) => chunk.name === name);
        const [drawing, app, requests] = [find(FIRST_PRICES), find(APP), find(FIRST_REQUESTS)];
        if (app === undefined || requests === undefined) throw new Error('index.html: a chunk is not in the build');
        const preload = (href: string, attrs: Readonly<Record<string, string>>) => ({
          tag: 'link',
          attrs: { crossorigin: true, href: base + href, ...attrs },
          injectTo: 'head' as const,
        });
        // A browser has six connections to a server of HTTP/1.1, so the largest file comes first.
        const { imports } = drawing ?? app;
        const files = chunks
          .filter((chunk) => imports.includes(chunk.fileName) || (drawing === undefined && chunk === app))
          .filter((chunk) => chunk !== requests && !html.includes(chunk.fileName))
          .toSorted((one, other) => other.code.length - one.code.length);
        return [
          {
            tag: 'script',
            attrs: { type: 'module', async: true, crossorigin: true, src: base + requests.fileName },
            injectTo: 'head-prepend' as const,
          },
          // The first script asks for the configuration too, and then gets this response.
          { ...preload('config.json', { rel: 'preload', as: 'fetch' }), injectTo: 'head-prepend' as const },
          ...files.map(({ fileName }) => preload(fileName, { rel: 'modulepreload' })),
        ];
      },
    },
  };
}
