import type { Plugin } from 'vite';

/**
 * Writes the first script (src/app/boot/first-requests.ts) into index.html. Also names config.json there, and the files
 * that every first screen uses: what the drawing of the first prices imports. Only some screens use the drawing itself,
 * so their templates name it (prerender.ts). React is not named: it would share a slow network with the prices. The
 * demo draws no prices, so its page names the app. The names of the chunks come from chunk-groups.ts.
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
        const [drawing, app, requests] = [find('first-prices'), find('app'), find('first-requests')];
        if (app === undefined || requests === undefined) throw new Error('index.html: a chunk is not in the build');
        const preload = (href: string, attrs: Readonly<Record<string, string>>) => ({
          tag: 'link',
          attrs: { crossorigin: true, href: base + href, ...attrs },
          injectTo: 'head' as const,
        });
        const named = drawing?.imports ?? [app.fileName, ...app.imports];
        // A browser has six connections to a server of HTTP/1.1, so the largest file comes first.
        const files = chunks
          .filter(({ fileName }) => named.includes(fileName) && fileName !== requests.fileName)
          .filter(({ fileName }) => !html.includes(fileName))
          .toSorted((one, other) => other.code.length - one.code.length);
        return [
          // Without `blocking`, a browser with stored files draws the empty page before it sends the requests.
          {
            tag: 'script',
            attrs: {
              type: 'module',
              async: true,
              blocking: 'render',
              crossorigin: true,
              src: base + requests.fileName,
            },
            injectTo: 'head-prepend' as const,
          },
          // The first script requests the configuration too, and then receives this response.
          { ...preload('config.json', { rel: 'preload', as: 'fetch' }), injectTo: 'head-prepend' as const },
          ...files.map(({ fileName }) => preload(fileName, { rel: 'modulepreload' })),
        ];
      },
    },
  };
}
