import type { Plugin } from 'vite';

/** The chunk that the script of index.html imports on every visit (scripts/build/chunk-groups.ts). */
const APP = 'app';

/** Names the app's files in index.html, so that the browser requests them together with the first script. */
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
        const app = chunks.find(({ name }) => name === APP);
        if (app === undefined) throw new Error('index.html: the app is not in the build');
        const files = new Set<string>();
        const add = (fileName: string): void => {
          if (files.has(fileName)) return;
          files.add(fileName);
          chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(add);
        };
        add(app.fileName);
        return [
          ...[...files]
            .filter((file) => !html.includes(file))
            .map((file) => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: base + file },
              injectTo: 'head' as const,
            })),
        ];
      },
    },
  };
}
