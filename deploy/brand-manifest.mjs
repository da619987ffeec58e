import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseJson } from '../scripts/lib/parse-json.mjs';

/** Address of each shortcut that shows a page whose name the brand may change. */
const renamed = { inPlay: '/dashboard?show=in-play', myBets: '/bethistory' };

/** Returns the width and height of a PNG file, which its first chunk holds, or null for another file. */
function readPngSize(file) {
  const isPng = file.length >= 24 && file.toString('latin1', 1, 4) === 'PNG';
  return isPng ? `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}` : null;
}

/** The icons of a brand before those of the build. Each replaces the build's icons of its kind. */
function listIcons(logo, icons, readFile) {
  const isFile = logo?.touchIcon?.startsWith('/') && !logo.touchIcon.startsWith('//');
  const size = isFile ? readPngSize(readFile(logo.touchIcon.slice(1))) : null;
  return [
    ...(logo?.icon ? [{ src: logo.icon, type: 'image/svg+xml', sizes: 'any' }] : []),
    ...(size ? [{ src: logo.touchIcon, type: 'image/png', sizes: size }] : []),
    ...icons.filter(({ sizes }) => (sizes === 'any' ? !logo?.icon : size === null)),
  ];
}

/**
 * Returns a web app manifest with the name, colour, icons and page names of the operator's brand. `readFile`: returns
 * the bytes of a file beside config.json. A brand without icons keeps those of the manifest.
 */
export function addBrand(manifest, readFile) {
  const readJson = (file) => parseJson(readFile(file).toString());
  const { brand } = readJson('config.json');
  const pack = typeof brand?.pack === 'string' ? readJson(brand.pack.slice(1)) : brand?.pack;
  const given = pack?.name ?? brand?.name;
  if (typeof given !== 'string' || given.trim() === '') throw new Error('config.json has no brand.name');
  const name = given.trim();
  const color = pack?.tokens?.light?.accent?.main?.$value ?? brand.accent;
  const themeColor = typeof color === 'object' ? color?.hex : color;
  return {
    ...manifest,
    name,
    short_name: name,
    icons: listIcons(pack?.logo, manifest.icons, readFile),
    shortcuts: manifest.shortcuts.map((shortcut) => {
      const [page] = Object.entries(renamed).find(([, url]) => url === shortcut.url) ?? [];
      return { ...shortcut, name: pack?.labels?.[page] ?? shortcut.name };
    }),
    ...(themeColor !== undefined && { theme_color: themeColor }),
  };
}

// Writes them from config.json into the manifest beside it, for the installed app:
// node deploy/brand-manifest.mjs <folder of the build>
//
// The path of the script may have a link, which Node resolves for `import.meta.url` alone.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('usage: node deploy/brand-manifest.mjs <folder of the build>');
  const readFile = (name) => readFileSync(`${folder}/${name}`);
  const manifest = addBrand(parseJson(readFile('manifest.json').toString()), readFile);
  writeFileSync(`${folder}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
}
