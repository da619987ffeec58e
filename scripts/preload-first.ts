import type { Plugin } from 'vite';

/** What every first screen needs, by the names scripts/screen-groups.ts gives, and the font its words are drawn in. */
const wanted = [/\/start-[^/]+\.js$/, /\/kit-[^/]+\.js$/, /\/inter-latin-wght-normal-[^/]+\.woff2$/];

/** Names them in index.html, so that they are on their way with the page's first file and not after it. */
export function preloadFirst(): Plugin {
  let base = '/';
  return {
    name: 'preload-first',
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const files = wanted.map((name) => Object.keys(bundle).find((file) => name.test(file)));
        if (files.includes(undefined)) throw new Error(`index.html: one of ${wanted.join(', ')} is not in the build`);
        return files.map((file) => ({
          tag: 'link',
          attrs: file?.endsWith('.js') === true ? { rel: 'modulepreload', crossorigin: true, href: `${base}${file}` } : { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `${base}${file}` },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}
