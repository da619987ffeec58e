import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { describePaintedBrand, PAGE_BRAND_ID } from '../../src/app/boot/brand/page-brand.ts';
import { describeBrandProblem } from '../../src/ui-kit/theme/brand/describe-brand-problem.ts';
import { type Brand, createAccentBrand, readBrand } from '../../src/ui-kit/theme/brand/read-brand.ts';

/** Stands for the operator's host, which the build does not know. */
const ORIGIN = 'https://example.com';
const ELEMENT = new RegExp(`\\s*<script type="application/json" id="${PAGE_BRAND_ID}">.*?</script>`);

interface BrandOfConfig {
  readonly brand?: { readonly name?: string; readonly accent?: string; readonly pack?: unknown };
}

/** Reads the brand of a config.json, or null without one. Throws an Error that names what is wrong with it. */
function readConfigBrand({ brand = {} }: BrandOfConfig, readJson: (file: string) => unknown): Brand | null {
  const { name = '', accent, pack } = brand;
  if (pack === undefined) return accent === undefined ? null : createAccentBrand(name, accent);
  const reading = readBrand(typeof pack === 'string' ? readJson(pack.slice(1)) : pack, ORIGIN);
  if (reading.kind === 'brand') return reading.brand;
  throw new Error(['The brand cannot be used:', ...reading.problems.map(describeBrandProblem)].join('\n  '));
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
/** A path of the operator's host, or an address of another one. */
const toAddress = (url: string | null): string | null =>
  url?.startsWith(`${ORIGIN}/`) === true ? url.slice(ORIGIN.length) : url;

/** Replaces an icon. `data-brand`: the logo of the server does not replace it (src/features/session). */
const replaceIcon = (html: string, rel: string, url: string | null): string =>
  url === null
    ? html
    : html.replace(
        new RegExp(`<link rel="${rel}"[^>]*>`),
        () => `<link rel="${rel}" data-brand="" href="${escapeHtml(url)}">`,
      );

/**
 * Writes the name, icons and colours of config.json's brand into index.html. A first visit shows them from its first
 * paint, and messengers in their previews. Without a brand, removes earlier colours. `readJson`: reads a file beside
 * config.json. Throws an Error that names what is wrong.
 */
export function writePageBrand(html: string, config: BrandOfConfig, readJson: (file: string) => unknown): string {
  const brand = readConfigBrand(config, readJson);
  const name = brand?.name ?? config.brand?.name ?? 'Exchange';
  const titled = html.replace(ELEMENT, '').replace(/<title>[^<]*/, () => `<title>${escapeHtml(name)}`);
  if (brand === null) return titled;
  const { logo } = brand;
  const painted = describePaintedBrand({ ...brand, logo: { picture: toAddress(logo.picture) } });
  // The text must not end the element. A data block runs no script.
  const text = JSON.stringify(painted).replaceAll('<', '\\u003c');
  const element = `<script type="application/json" id="${PAGE_BRAND_ID}">${text}</script>`;
  const icons = replaceIcon(titled, 'icon', toAddress(logo.icon));
  return replaceIcon(icons, 'apple-touch-icon', toAddress(logo.touchIcon)).replace(
    '</head>',
    () => `  ${element}\n  </head>`,
  );
}

/** Writes the brand into the page of a build that brings its own config.json, as the demo does. */
export function addPageBrand(): Plugin {
  let publicDir = '';
  const readJson = (file: string): unknown => JSON.parse(readFileSync(join(publicDir, file), 'utf8'));
  return {
    name: 'page-brand',
    apply: 'build',
    configResolved: (config) => void (publicDir = config.publicDir),
    transformIndexHtml: (html) =>
      existsSync(join(publicDir, 'config.json'))
        ? writePageBrand(html, readJson('config.json') as object, readJson)
        : html,
  };
}
