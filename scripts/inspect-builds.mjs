import { readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { join } from 'node:path';
import { root } from './install.mjs';

// What an operator ships must hold no simulated exchange, no fixture, no source map and no credential.
const problems = [];
const files = (folder) => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
const production = files(`${root}dist`);
const demo = files(`${root}dist-demo`);

const forbidden = [/mockServiceWorker/, /\bmsw\b/i, /simulated-exchange['"`]/, /Demo1234/, /createExchange/, /fixture/i, /sourceMappingURL/, /Basic [A-Za-z0-9+/=]{8,}/];
for (const file of production) {
  if (file.endsWith('.map')) problems.push(`${file}: a source map`);
  if (/mockServiceWorker/.test(file)) problems.push(`${file}: the simulated exchange's worker`);
  if (!/\.(js|css|html|json)$/.test(file) || file.endsWith('config.example.json')) continue;
  const text = readFileSync(file, 'utf8');
  for (const pattern of forbidden) if (pattern.test(text)) problems.push(`${file}: holds ${pattern}`);
}
if (production.some((file) => file.endsWith('/config.json'))) problems.push('dist/config.json: the operator brings its own');
if (!demo.some((file) => file.endsWith('mockServiceWorker.js'))) problems.push('dist-demo: the simulated exchange is missing');

// Budgets of docs/performance.md: what the first signed-in screen loads, and any one lazy chunk.
const kib = (file) => brotliCompressSync(readFileSync(file)).length / 1024;
const index = readFileSync(`${root}dist/index.html`, 'utf8');
const first = [...index.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((match) => `${root}dist/${match[1]}`);
const initial = first.reduce((sum, file) => sum + kib(file), 0);
console.log(`initial JavaScript: ${initial.toFixed(1)} KiB brotli in ${first.length} files`);
if (first.length === 0) problems.push('dist/index.html names no script');
if (initial > 135) problems.push(`initial JavaScript weighs ${initial.toFixed(1)} KiB brotli, 135 allowed`);
// What a signed-in visitor to the dashboard waits for, in files and bytes: on a phone each file is a round trip.
const DASHBOARD_KIB = 175;
const named = (name) => production.find((file) => new RegExp(`/assets/${name}-[^/]+\\.js$`).test(file));
const screen = [...new Set([...first, ...['kit', 'shell', 'board'].map(named)])];
if (screen.includes(undefined)) problems.push('dist: the first screens no longer come in the files vite.config.ts means them to');
else {
  const weight = screen.reduce((sum, file) => sum + kib(file), 0);
  console.log(`dashboard, signed in: ${weight.toFixed(1)} KiB brotli in ${screen.length} files`);
  if (weight > DASHBOARD_KIB) problems.push(`the dashboard's JavaScript weighs ${weight.toFixed(1)} KiB brotli, ${DASHBOARD_KIB} allowed`);
}
// Loaded by a press that asks for a PDF, and by nothing else: the writer, and a font with every letter a name may have.
// The charts come after the figures they draw, on the one page that has them.
const apart = [[/\/pdf-[^/]+\.js$/, 140], [/\/NotoSans_[^/]+\.js$/, 400], [/\/DayCharts-[^/]+\.js$/, 100]];
for (const file of production.filter((name) => name.endsWith('.js') && !first.includes(name))) {
  const weight = kib(file);
  const [, allowed = 40] = apart.find(([name]) => name.test(file)) ?? [];
  if (weight > allowed) problems.push(`${file}: a lazy chunk of ${weight.toFixed(1)} KiB brotli, ${allowed} allowed`);
}
if (statSync(`${root}dist/index.html`).size === 0) problems.push('dist/index.html is empty');
if (/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/i.test(index)) problems.push('dist/index.html: inline script or style');

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
