import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Returns a web app manifest with the name, colour and icons of the operator's brand. `readJson`: reads a file beside
 * config.json. A brand without icons keeps those of the manifest.
 */
export function addBrand(manifest, readJson) {
  const { brand } = readJson('config.json');
  const pack = typeof brand?.pack === 'string' ? readJson(brand.pack.slice(1)) : brand?.pack;
  const given = pack?.name ?? brand?.name;
  if (typeof given !== 'string' || given.trim() === '') throw new Error('config.json has no brand.name');
  const name = given.trim();
  const color = pack?.tokens?.light?.accent?.main?.$value ?? brand.accent;
  const icons = [
    ...(pack?.logo?.icon ? [{ src: pack.logo.icon, type: 'image/svg+xml', sizes: 'any' }] : []),
    ...manifest.icons.filter(({ sizes }) => !pack?.logo?.icon || sizes !== 'any'),
  ];
  const themeColor = typeof color === 'object' ? color?.hex : color;
  return { ...manifest, name, short_name: name, icons, ...(themeColor !== undefined && { theme_color: themeColor }) };
}

// Writes them from config.json into the manifest beside it, for the installed app:
// node deploy/brand-manifest.mjs <folder of the build>
//
// The path of the script may have a link, which Node resolves for `import.meta.url` alone.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('usage: node deploy/brand-manifest.mjs <folder of the build>');
  const readJson = (name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
  const manifest = addBrand(readJson('manifest.json'), readJson);
  writeFileSync(`${folder}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
}
