import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { openSources } from '../scripts/lib/load-sources.mjs';
import { parseJson } from '../scripts/lib/parse-json.mjs';

// Writes the brand of config.json into the files beside it: node deploy/apply-brand.mjs <folder of the build>
//
// A first visit shows index.html before config.json arrives, and a phone reads manifest.json to install the app.
// service-worker.js names the hash of both.

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node deploy/apply-brand.mjs <folder of the build>');
const readFile = (name) => readFileSync(`${folder}/${name}`);
const readJson = (name) => parseJson(readFile(name).toString());
const hash = (content) => createHash('sha256').update(content).digest('base64');

/** Returns the service worker with the hash of each changed file. It would refuse a file of another hash. */
function replaceHashes(worker, changes) {
  return changes.reduce((text, [name, content]) => {
    const before = hash(readFile(name));
    if (!text.includes(before)) throw new Error(`${folder}/${name} is not the file of this build. Build again.`);
    return text.replaceAll(before, hash(content));
  }, worker);
}

const sources = await openSources();
try {
  const { writePageBrand } = await sources.load('scripts/build/page-brand.ts');
  const { addBrand } = await sources.load('scripts/build/brand-manifest.ts');
  const page = writePageBrand(readFile('index.html').toString(), readJson('config.json'), readJson);
  const manifest = `${JSON.stringify(addBrand(readJson('manifest.json'), readFile), null, 2)}\n`;
  const changes = Object.entries({ 'index.html': page, 'manifest.json': manifest });
  const worker = 'service-worker.js';
  // The demo has none.
  if (existsSync(`${folder}/${worker}`)) changes.push([worker, replaceHashes(readFile(worker).toString(), changes)]);
  for (const [name, content] of changes) writeFileSync(`${folder}/${name}`, content);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await sources.close();
}
