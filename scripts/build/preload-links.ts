import type { Plugin } from 'vite';

/**
 * Draws the first prices (scripts/build/chunk-groups.ts). Every first screen uses what it imports. The demo draws none,
 * so its page names the app.
 */
const [FIRST_PRICES, APP] = ['first-prices', 'app'];
/** The largest file of the app. It uses the time in which a slow network would otherwise wait for the prices. */
const REACT = 'react';

/**
 * Names what shows the first prices in index.html, so that the browser requests it together with the first script.
 * React has the low priority. src/app/boot/main.ts requests the app's other files.
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
        const first = chunks.find(({ name }) => name === FIRST_PRICES) ?? chunks.find(({ name }) => name === APP);
        const react = chunks.find(({ name }) => name === REACT);
        if (first === undefined || react === undefined) throw new Error('index.html: a chunk is not in the build');
        const preload = (href: string, attrs: Readonly<Record<string, string>>) => ({
          tag: 'link',
          attrs: { crossorigin: true, href: base + href, ...attrs },
          injectTo: 'head' as const,
        });
        const files = [first.fileName, ...first.imports].filter(
          (file) => file !== react.fileName && !html.includes(file),
        );
        return [
          // The first script asks for the configuration too, and then gets this response.
          { ...preload('config.json', { rel: 'preload', as: 'fetch' }), injectTo: 'head-prepend' as const },
          ...files.map((file) => preload(file, { rel: 'modulepreload' })),
          preload(react.fileName, { rel: 'modulepreload', fetchpriority: 'low' }),
        ];
      },
    },
  };
}
