import { readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { join } from 'node:path';
import { root } from '../lib/install.mjs';

// A production build must contain no simulated exchange, no fixture, no source map and no credential.
const problems = [];
const files = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
const production = files(`${root}dist`);
const demo = files(`${root}dist-demo`);

const forbidden = [
  /mockServiceWorker/,
  /\bmsw\b/i,
  /simulated-exchange['"`]/,
  /Demo1234/,
  /createExchange/,
  /fixture/i,
  /sourceMappingURL/,
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

// Budgets of docs/performance.md for the first signed-in screen and for any lazy chunk.
const kib = (file) => brotliCompressSync(readFileSync(file)).length / 1024;
const index = readFileSync(`${root}dist/index.html`, 'utf8');
const namedScripts = [...index.matchAll(/<(?:script|link)[^>]*(?:src|href)="\/(assets\/[^"]+\.js)"[^>]*>/g)].map(
  ([tag, file]) => ({ file: `${root}dist/${file}`, whose: /data-for="([\w-]+)"/.exec(tag)?.[1] }),
);
const firstScripts = namedScripts.map(({ file }) => file);
/** The files and all their static imports. */
const withImports = (entries) => {
  const visited = new Set();
  const visit = (file) => {
    if (visited.has(file)) return;
    visited.add(file);
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)"\.\/([^"]+\.js)"/g))
      visit(`${root}dist/assets/${name}`);
  };
  entries.forEach(visit);
  return [...visited];
};
// Files that the first page of a visitor and of a signed-in bettor waits for.
const screens = { 'the login page': ['login', 150], 'the dashboard, signed in': ['signed-in', 150] };
if (firstScripts.length === 0) problems.push('dist/index.html names no script');
for (const [screen, [who, limit]] of Object.entries(screens)) {
  const needed = withImports(namedScripts.filter(({ whose }) => (whose ?? who) === who).map(({ file }) => file));
  const weight = needed.reduce((sum, file) => sum + kib(file), 0);
  console.log(`JavaScript of ${screen}: ${weight.toFixed(1)} KiB brotli in ${needed.length} files`);
  if (weight > limit)
    problems.push(`the JavaScript of ${screen} weighs ${weight.toFixed(1)} KiB brotli, ${limit} allowed`);
  for (const file of needed)
    if (!firstScripts.includes(file))
      problems.push(`dist/index.html does not name ${file}, which ${screen} cannot do without`);
  if (!namedScripts.some(({ whose }) => whose === who)) problems.push(`dist/index.html names nothing for ${screen}`);
}
// The PDF writer and its font load only on export. The charts load after the figures, on one page only.
const chunkLimits = [
  [/\/pdf-[^/]+\.js$/, 140],
  [/\/NotoSans_[^/]+\.js$/, 400],
  [/\/DayCharts-[^/]+\.js$/, 100],
];
for (const file of production.filter((name) => name.endsWith('.js') && !firstScripts.includes(name))) {
  const weight = kib(file);
  const [, limit = 40] = chunkLimits.find(([name]) => name.test(file)) ?? [];
  if (weight > limit) problems.push(`${file}: a lazy chunk of ${weight.toFixed(1)} KiB brotli, ${limit} allowed`);
}
if (statSync(`${root}dist/index.html`).size === 0) problems.push('dist/index.html is empty');
if (/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/i.test(index))
  problems.push('dist/index.html: inline script or style');

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
