import type { Plugin } from 'vite';
import { texts } from '../../src/app/layout/texts.ts';
import { paths } from '../../src/app/router/paths.ts';

const FILE = 'manifest.json';

/** The data that a phone needs to install the app. deploy/brand-manifest.mjs adds the operator's name and colour. */
const manifest = {
  id: paths.dashboard,
  name: 'Exchange',
  short_name: 'Exchange',
  start_url: paths.dashboard,
  scope: '/',
  display: 'standalone',
  theme_color: '#0f5f4e',
  background_color: '#ffffff',
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: texts.inPlay, url: `${paths.dashboard}?show=in-play` },
    { name: texts.myBets, url: paths.myBets },
    { name: texts.transactions, url: paths.transactions },
  ],
};

/** Writes the web app manifest, and names it in index.html. */
export function writeWebManifest(): Plugin {
  return {
    name: 'web-manifest',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: `${JSON.stringify(manifest, null, 2)}\n` });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `/${FILE}` }, injectTo: 'head' as const },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icon-192.png' }, injectTo: 'head' as const },
    ],
  };
}
