import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { root } from '../lib/install.mjs';

/** Folder of pictures that differ, named `<story>-<view>-after.png` and `-diff.png`. CI uploads it. */
export const gallery = `${root}.cache/gallery`;

export function clearGallery() {
  rmSync(gallery, { recursive: true, force: true });
  mkdirSync(gallery, { recursive: true });
}

const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const renderFigure = (folder, file, caption) =>
  existsSync(`${folder}/${file}`)
    ? `<figure><figcaption>${caption}</figcaption><a href="${escapeHtml(file)}"><img src="${escapeHtml(file)}" alt="${caption}" loading="lazy"></a></figure>`
    : `<figure><figcaption>${caption}</figcaption><p>none</p></figure>`;

const renderSection = (folder, name) => `<section><h2>${escapeHtml(name)}</h2><div>
${renderFigure(folder, `${name}-before.png`, 'Before')}
${renderFigure(folder, `${name}-after.png`, 'After')}
${renderFigure(folder, `${name}-diff.png`, 'Difference')}
</div></section>`;

const style = `body { margin: 1rem; font: 15px system-ui; color: #1c1917; background: #fff; }
div { display: flex; flex-wrap: wrap; gap: 1rem; } figure { margin: 0; max-width: 100%; } h2 { font-size: 1rem; }
img { max-width: 640px; width: auto; border: 1px solid #a8a29e; } a { display: block; overflow: auto; }`;

/**
 * Writes one page with every picture that differs, before and after. Returns
 * their number.
 */
export function writeGallery(picturesFolder, folder = gallery) {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('-after.png'))
    .map((file) => file.slice(0, -'-after.png'.length))
    .sort();
  if (names.length === 0) return 0;
  for (const name of names)
    if (existsSync(`${picturesFolder}/${name}.png`))
      copyFileSync(`${picturesFolder}/${name}.png`, `${folder}/${name}-before.png`);
  const title = `${names.length} pictures differ`;
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1>`;
  writeFileSync(
    `${folder}/index.html`,
    `${page}\n${names.map((name) => renderSection(folder, name)).join('\n')}\n</html>\n`,
  );
  return names.length;
}
