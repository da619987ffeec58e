import type { Plugin } from 'vite';

/** The chunk that the script of index.html imports on every visit (scripts/build/chunk-groups.ts). */
const APP = 'app';
const FONT = /\/inter-latin-wght-normal-[^/]+\.woff2$/;

/**
 * Names the app's files and the font in index.html, so that the browser requests them together with the first script.
 * The files have a low priority: the style sheets and the font go first. Text drawn without the font moves when it
 * arrives.
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
        const app = chunks.find(({ name }) => name === APP);
        const font = Object.keys(bundle).find((file) => FONT.test(file));
        if (app === undefined || font === undefined)
          throw new Error('index.html: the app or its font is not in the build');
        const files = new Set<string>();
        const add = (fileName: string): void => {
          if (files.has(fileName)) return;
          files.add(fileName);
          chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(add);
        };
        add(app.fileName);
        return [
          {
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              href: base + font,
            },
            injectTo: 'head' as const,
          },
          ...[...files]
            .filter((file) => !html.includes(file))
            .map((file) => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', fetchpriority: 'low', crossorigin: true, href: base + file },
              injectTo: 'head' as const,
            })),
        ];
      },
    },
  };
}
