import type { Plugin } from 'vite';
import {
  getTemplateId,
  type PrerenderedScreens,
  type ScreenName,
  screenNames,
} from '../../src/app/boot/prerender/names.ts';
import { openSources } from '../lib/load-sources.mjs';

/** Chunks of a screen and its prices (chunk-groups.ts). The demo draws no prices before the app, so it has fewer. */
const screenChunks: Partial<Record<ScreenName, readonly string[]>> = {
  login: ['keep-typing'],
  register: ['keep-typing'],
  home: ['first-prices'],
  match: ['first-prices', 'first-match', 'match-rows'],
};

/**
 * Writes the first screens into index.html as templates, and their styles into the sheet of the app's first script. A
 * template names the files that only its screen needs, which src/app/boot/first-requests.ts requests. The app's own
 * components draw the screens. src/app/boot/prerender/show.ts shows one of them until the app has rendered.
 */
export function prerender(getScreens: () => Promise<PrerenderedScreens>): Plugin {
  let base = '/';
  let screens: PrerenderedScreens | null = null;
  /** Reference and name of the match's style sheet. */
  let [matchSheet, matchStyles] = ['', ''];
  return {
    name: 'prerender',
    apply: 'build',
    configResolved: (config) => void (base = config.base),
    async buildStart() {
      screens = await getScreens();
      matchSheet = this.emitFile({ type: 'asset', name: 'prerendered-match.css', source: screens.matchCss });
    },
    transform: {
      order: 'pre',
      filter: { id: /\/src\/app\/boot\/prerender\/screens\.css$/ },
      handler: () => screens?.css ?? '',
    },
    generateBundle() {
      matchStyles = this.getFileName(matchSheet);
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const preload = (name: string): string[] =>
          chunks
            .filter((chunk) => chunk.name === name)
            .map(({ fileName }) => `<link rel="modulepreload" crossorigin href="${base}${fileName}">`);
        return screenNames.map((name) => ({
          tag: 'template',
          attrs: { id: getTemplateId(name) },
          children: [
            name === 'match' ? `<link rel="stylesheet" href="${base}${matchStyles}">` : '',
            ...(screenChunks[name] ?? []).flatMap(preload),
            screens?.html[name] ?? '',
          ].join(''),
          injectTo: 'body' as const,
        }));
      },
    },
  };
}

/** Draws the first screens with the app's own components. */
export async function drawScreens(): Promise<PrerenderedScreens> {
  const sources = await openSources({
    mode: 'production',
    define: { __SIMULATED_EXCHANGE__: 'false' },
    ssr: { noExternal: ['styled-components'] },
  });
  try {
    const { prerenderScreens } = (await sources.load('src/app/boot/prerender/screens.tsx')) as {
      prerenderScreens: () => PrerenderedScreens;
    };
    return prerenderScreens();
  } finally {
    await sources.close();
  }
}
