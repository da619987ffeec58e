import type { Plugin } from 'vite';
import { getTemplateId, type PrerenderedScreens, screenNames } from '../../src/app/boot/prerender/names.ts';
import { openSources } from '../lib/load-sources.mjs';

/**
 * Writes the first screens into index.html as templates, and their styles into a sheet. The app's own components draw
 * them. src/app/boot/prerender/show.ts shows one of them until the app has rendered.
 */
export function prerender(): Plugin {
  let base = '/';
  let screens: PrerenderedScreens | null = null;
  let [sheet, styles] = ['', ''];
  return {
    name: 'prerender',
    apply: 'build',
    configResolved: (config) => void (base = config.base),
    async buildStart() {
      screens = await draw();
      sheet = this.emitFile({ type: 'asset', name: 'prerendered.css', source: screens.css });
    },
    generateBundle() {
      styles = this.getFileName(sheet);
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'link', attrs: { rel: 'stylesheet', href: `${base}${styles}` }, injectTo: 'head' as const },
        ...screenNames.map((name) => ({
          tag: 'template',
          attrs: { id: getTemplateId(name) },
          children: screens?.html[name] ?? '',
          injectTo: 'body' as const,
        })),
      ],
    },
  };
}

async function draw(): Promise<PrerenderedScreens> {
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
