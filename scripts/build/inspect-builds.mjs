import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../lib/install.mjs';

// A production build must contain no simulated exchange, no fixture, no source map and no credential.
const problems = [];
const listFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
const production = listFiles(`${root}dist`);
const demo = listFiles(`${root}dist-demo`);

const forbidden = [
  /mockServiceWorker/,
  /\bmsw\b/i,
  /simulated-exchange['"`]/,
  /Demo1234/,
  /createExchange/,
  /fixture/i,
  /sourceMappingURL/,
  // The notes of the contract's schemas are for its documents (src/shared/api/contract/schema/wire-content.ts).
  /wire content/,
  /Basic [A-Za-z0-9+/=]{8,}/,
];
for (const file of production) {
  if (file.endsWith('.map')) problems.push(`${file}: a source map`);
  if (/mockServiceWorker/.test(file)) problems.push(`${file}: the simulated exchange's worker`);
  if (!/\.(js|css|html|json)$/.test(file) || file.endsWith('config.example.json')) continue;
  const text = readFileSync(file, 'utf8');
  for (const pattern of forbidden) if (pattern.test(text)) problems.push(`${file}: holds ${pattern}`);
}
if (production.some((file) => file.endsWith('/config.json')))
  problems.push('dist/config.json: the operator brings its own');
if (!demo.some((file) => file.endsWith('mockServiceWorker.js')))
  problems.push('dist-demo: the simulated exchange is missing');

// Budgets of docs/performance.md, for the files of each first screen and for any other file.
const measureKib = (file) => brotliCompressSync(readFileSync(`${root}dist/${file}`)).length / 1024;
const index = readFileSync(`${root}dist/index.html`, 'utf8');
const scripts = production.map((file) => file.slice(`${root}dist/`.length)).filter((file) => file.endsWith('.js'));
/** Returns the chunks of these names (scripts/build/chunk-groups.ts) and everything they import. */
const listImportedFiles = (...names) => {
  const files = new Set();
  const add = (file) => {
    if (files.has(file)) return;
    files.add(file);
    for (const [, name] of readFileSync(`${root}dist/${file}`, 'utf8').matchAll(
      /(?:\bfrom|\bimport)"\.\/([^"]+\.js)"/g,
    ))
      add(`assets/${name}`);
  };
  for (const name of names)
    add(
      scripts.find((file) => new RegExp(`^assets/${name}-[\\w-]{7}\\.js$`).test(file)) ??
        problems.push(`dist: no file of ${name}`),
    );
  return [...files];
};
const screens = [
  ['the login page', ['index', 'app', 'login'], 150],
  ['the dashboard', ['index', 'app', 'signed-in'], 150],
  ['a match', ['index', 'app', 'signed-in', 'match'], 200],
];
const first = new Set();
for (const [screen, names, allowed] of screens) {
  const needed = listImportedFiles(...names);
  const weight = needed.reduce((sum, file) => sum + measureKib(file), 0);
  console.log(`JavaScript of ${screen}: ${weight.toFixed(1)} KiB brotli in ${needed.length} files`);
  if (weight > allowed)
    problems.push(`the JavaScript of ${screen} weighs ${weight.toFixed(1)} KiB brotli, ${allowed} allowed`);
  needed.forEach((file) => first.add(file));
}
for (const file of listImportedFiles('first-prices', 'first-match', 'keep-typing'))
  if (!index.includes(file)) problems.push(`dist/index.html does not name ${file}, which a first screen waits for`);
const [firstRequests, ...itsImports] = listImportedFiles('first-requests');
if (itsImports.length > 0) problems.push(`${firstRequests}, the first script, waits for ${itsImports.join(', ')}`);
if (measureKib(firstRequests) > 2) problems.push(`${firstRequests}, the first script, is over 2 KiB brotli`);
// The parser of messages is for an operator's language files alone (decision 0052).
for (const file of first)
  if (readFileSync(`${root}dist/${file}`, 'utf8').includes('EXPECT_ARGUMENT_CLOSING_BRACE'))
    problems.push(`dist/${file} has the parser of messages, which the first screens do without`);
const { version, commit } = JSON.parse(readFileSync(`${root}dist/version.json`, 'utf8'));
const release = /<meta name="release" content="([^"]+)">/.exec(index)?.[1];
if (release !== version && !release?.startsWith(`${version}+${commit.slice(0, 12)}`))
  problems.push(`dist/index.html names the release ${release}, and dist/version.json ${version}+${commit}`);
if (!index.includes('/config.json')) problems.push('dist/index.html does not name config.json');
// The messages of the first screens, in each language (decision 0050).
for (const file of scripts.filter((name) => /\/[\w-]+-first-[\w-]{7}\.js$/.test(name) && !/\/first-/.test(name))) {
  const weight = measureKib(file);
  console.log(`Messages of the first screens, ${file}: ${weight.toFixed(1)} KiB brotli`);
  if (weight > 12) problems.push(`${file}: messages of ${weight.toFixed(1)} KiB brotli, 12 allowed`);
}
// Only a PDF export loads the writer, and the shaper and fonts of its scripts. Charts load after their figures, and all
// of them share one drawing.
const lazyLimits = [
  [/\/telemetry-[^/]+\.js$/, 4],
  [/\/measurements-[^/]+\.js$/, 6],
  [/\/pdf-[^/]+\.js$/, 16],
  [/\/shaper-[^/]+\.js$/, 190],
  [/\/noto-sans-latin-ext-[^/]+\.js$/, 80],
  [/\/noto-naskh-arabic-[^/]+\.js$/, 90],
  [/\/noto-sans-devanagari-[^/]+\.js$/, 70],
  [/\/noto-sans-(?:bengali|telugu)-[^/]+\.js$/, 60],
  [/\/AmountDrawing-[^/]+\.js$/, 100],
];
for (const file of scripts.filter((name) => !first.has(name))) {
  const weight = measureKib(file);
  const [, allowed = 40] = lazyLimits.find(([name]) => name.test(file)) ?? [];
  if (/\/(?:telemetry|measurements|encode-otlp)-/.test(file))
    console.log(`Telemetry, ${file}: ${weight.toFixed(2)} KiB brotli`);
  if (weight > allowed) problems.push(`${file}: a lazy chunk of ${weight.toFixed(1)} KiB brotli, ${allowed} allowed`);
}
// The service worker and the files that it downloads after the first price, as described in decision 0038.
const worker = readFileSync(`${root}dist/service-worker.js`, 'utf8');
const precached = [...worker.matchAll(/url:[`'"]\/([^`'"]+)[`'"],revision/g)].map(([, file]) => file);
const precachedKib = precached.reduce((sum, file) => sum + measureKib(file), 0);
console.log(`Service worker: ${measureKib('service-worker.js').toFixed(1)} KiB brotli`);
console.log(`Files that it downloads: ${precachedKib.toFixed(0)} KiB brotli in ${precached.length} files`);
for (const file of ['version.json', 'sbom.json', 'licenses.txt'])
  if (precached.includes(file)) problems.push(`dist/service-worker.js: downloads ${file}, which the app never reads`);
if (measureKib('service-worker.js') > 10) problems.push('dist/service-worker.js: over 10 KiB brotli');
if (precachedKib > 600)
  problems.push(`dist/service-worker.js: its files weigh ${precachedKib.toFixed(0)} KiB, 600 allowed`);
for (const file of first) if (!precached.includes(file)) problems.push(`dist/service-worker.js does not name ${file}`);
if (statSync(`${root}dist/index.html`).size === 0) problems.push('dist/index.html is empty');
if (/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/i.test(index))
  problems.push('dist/index.html: inline script or style');

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
