import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { root } from '../lib/install.mjs';

const folder = `${root}src/languages`;

/** Lists the tags of the languages beside English. */
export const listLanguages = () =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : [];

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Reads a language: `about`, its language.json, and `messages`, which maps the full key of a message to its text.
 * Throws an Error that names a file which is no JSON, or a key that two files have.
 */
export function readLanguage(tag) {
  const messages = new Map();
  for (const file of readdirSync(`${folder}/${tag}`).sort()) {
    if (file === 'language.json') continue;
    for (const [key, message] of Object.entries(readJson(`${folder}/${tag}/${file}`))) {
      if (messages.has(key)) throw new Error(`src/languages/${tag}/${file}: ${key} stands in another file too`);
      messages.set(key, message);
    }
  }
  return { about: readJson(`${folder}/${tag}/language.json`), messages };
}
