import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { texts } from '../../src/app/layout/texts.ts';
import { paths } from '../../src/app/router/paths.ts';
import { addBrand, IN_PLAY_URL } from './brand-manifest.ts';

const FILE = 'manifest.json';

/** The data that a phone needs to install the app. deploy/apply-brand.mjs adds the operator's brand. */
const manifest = {
  id: paths.dashboard,
  name: 'Exchange',
  short_name: 'Exchange',
  start_url: paths.dashboard,
  scope: '/',
  display: 'standalone',
  theme_color: '#3f4ac2',
  background_color: '#ffffff',
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: texts.inPlay, url: IN_PLAY_URL },
    { name: texts.myBets, url: paths.myBets },
    { name: texts.transactions, url: paths.transactions },
  ],
};

/** Returns the manifest, with the operator's brand when the build brings its own config.json, as the demo does. */
function writeManifest(publicDir: string): string {
  const readFile = (file: string) => readFileSync(join(publicDir, file));
  const hasConfig = existsSync(join(publicDir, 'config.json'));
  return `${JSON.stringify(hasConfig ? addBrand(manifest, readFile) : manifest, null, 2)}\n`;
}

/** Writes the web app manifest, and names it in index.html. */
export function writeWebManifest(): Plugin {
  let publicDir = '';
  return {
    name: 'web-manifest',
    apply: 'build',
    configResolved: (config) => void (publicDir = config.publicDir),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: writeManifest(publicDir) });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `/${FILE}` }, injectTo: 'head' as const },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icon-192.png' }, injectTo: 'head' as const },
    ],
  };
}
