import type { Plugin } from 'vite';
import { FILES_ID } from '../../src/app/first-frame/names.ts';

const FONT = /\/inter-latin-wght-normal-[^/]+\.woff2$/;
/** Chunk names of scripts/build/chunk-groups.ts, in the order of their dependencies. */
const CHUNK_NAMES = ['rolldown-runtime', 'react', 'base', 'signed-in', 'common', 'login', 'elsewhere'];
/** Screen that needs a chunk; boot.ts loads it only there. */
const SCREEN_OF_CHUNK: Readonly<Record<string, string>> = {
  'signed-in': 'signed-in',
  common: 'login',
  login: 'login',
  elsewhere: 'elsewhere',
};

/**
 * Adds the files of the first screens to index.html: the font as a preload link, the scripts as a list for boot.ts,
 * which loads them after the first frame.
 */
export function preloadLinks(): Plugin {
  let base = '/';
  return {
    name: 'preload-first',
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const find = (name: RegExp): string => {
          const file = Object.keys(bundle).find((each) => name.test(each));
          if (file === undefined) throw new Error(`index.html: ${name} is not in the build`);
          return base + file;
        };
        const links = CHUNK_NAMES.map(
          (name) =>
            `<link rel="modulepreload" crossorigin href="${find(new RegExp(`/${name}-[^/]+\\.js$`))}"${name in SCREEN_OF_CHUNK ? ` data-for="${SCREEN_OF_CHUNK[name]}"` : ''}>`,
        );
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: find(FONT) },
            injectTo: 'head' as const,
          },
          { tag: 'template', attrs: { id: FILES_ID }, children: links.join(''), injectTo: 'body' as const },
        ];
      },
    },
  };
}
