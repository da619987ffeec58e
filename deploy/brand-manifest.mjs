import { readFileSync, writeFileSync } from 'node:fs';

// Writes the operator's name and colour from config.json into the manifest beside it, for the installed app:
// node deploy/brand-manifest.mjs <folder of the build>
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node deploy/brand-manifest.mjs <folder of the build>');
const readJson = (name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));

const { brand } = readJson('config.json');
if (typeof brand?.name !== 'string' || brand.name.trim() === '') throw new Error('config.json has no brand.name');
const name = brand.name.trim();
const manifest = {
  ...readJson('manifest.json'),
  name,
  short_name: name,
  ...(brand.accent !== undefined && { theme_color: brand.accent }),
};
writeFileSync(`${folder}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
