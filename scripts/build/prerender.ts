import type { Plugin } from 'vite';
import { getTemplateId, type PrerenderedScreens, screenNames } from '../../src/app/boot/prerender/names.ts';
import { openSources } from '../lib/load-sources.mjs';

/**
 * Writes the first screens into index.html as templates, and their styles into a sheet. The match
 * has a second sheet, which its template names. The app's own components draw
 * them. src/app/boot/prerender/show.ts shows one of them until the app has rendered.
 */
export function prerender(getScreens: () => Promise<PrerenderedScreens>): Plugin {
  let base = '/';
  let screens: PrerenderedScreens | null = null;
  /** Names of the style sheets: of every screen, and of the match alone. */
  let [sheet, matchSheet, styles, matchStyles] = ['', '', '', ''];
  return {
    name: 'prerender',
    apply: 'build',
    configResolved: (config) => void (base = config.base),
    async buildStart() {
      screens = await getScreens();
      sheet = this.emitFile({ type: 'asset', name: 'prerendered.css', source: screens.css });
      matchSheet = this.emitFile({ type: 'asset', name: 'prerendered-match.css', source: screens.matchCss });
    },
    generateBundle() {
      styles = this.getFileName(sheet);
      matchStyles = this.getFileName(matchSheet);
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'link', attrs: { rel: 'stylesheet', href: `${base}${styles}` }, injectTo: 'head' as const },
        ...screenNames.map((name) => ({
          tag: 'template',
          attrs: { id: getTemplateId(name) },
          children:
            (name === 'match' ? `<link rel="stylesheet" href="${base}${matchStyles}">` : '') +
            (screens?.html[name] ?? ''),
          injectTo: 'body' as const,
        })),
      ],
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
