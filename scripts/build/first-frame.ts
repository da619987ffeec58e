import type { Plugin } from 'vite';
import type { FirstFrames } from '../../src/app/first-frame/frames.tsx';
import { frameNames, templateId } from '../../src/app/first-frame/names.ts';
import { openSources } from '../lib/load-sources.mjs';

/**
 * Renders the first frame of the app's own components into index.html, and its styles into a file beside it. A phone
 * shows it after two round trips, until the app takes over (src/app/first-frame/show.ts).
 */
export function firstFrame(): Plugin {
  let base = '/';
  let frames: FirstFrames | null = null;
  let [assetId, fileName] = ['', ''];
  return {
    name: 'first-frame',
    apply: 'build',
    configResolved: (config) => void (base = config.base),
    async buildStart() {
      frames = await renderFrames();
      assetId = this.emitFile({ type: 'asset', name: 'first-frame.css', source: frames.css });
    },
    generateBundle() {
      fileName = this.getFileName(assetId);
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'link', attrs: { rel: 'stylesheet', href: `${base}${fileName}` }, injectTo: 'head' as const },
        ...frameNames.map((name) => ({
          tag: 'template',
          attrs: { id: templateId(name) },
          children: frames?.html[name] ?? '',
          injectTo: 'body' as const,
        })),
      ],
    },
  };
}

async function renderFrames(): Promise<FirstFrames> {
  const sources = await openSources({
    mode: 'production',
    define: { __SIMULATED_EXCHANGE__: 'false' },
    ssr: { noExternal: ['styled-components'] },
  });
  try {
    const { drawFirstFrames } = (await sources.load(
      'src/app/first-frame/frames.tsx',
    )) as typeof import('../../src/app/first-frame/frames.tsx');
    return drawFirstFrames();
  } finally {
    await sources.close();
  }
}
