import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './root.mjs';

/** Formats a Markdown table. Fractions have `digits` decimals, whole numbers none. */
export function formatTable(head, rows, digits = 2) {
  const formatCell = (value) =>
    typeof value !== 'number'
      ? String(value)
      : Number.isInteger(value)
        ? value.toLocaleString('en')
        : value.toFixed(digits);
  const formatLine = (cells) => `| ${cells.join(' | ')} |`;
  return [
    formatLine(head),
    formatLine(head.map(() => '---')),
    ...rows.map((row) => formatLine(row.map(formatCell))),
  ].join('\n');
}

/** Describes the machine and the browser, because results depend on them. */
export function describeMachine(browserVersion) {
  const [cpu] = os.cpus();
  const load = os.loadavg()[0];
  return `${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, Node ${process.versions.node}, Chromium ${browserVersion}, load ${load.toFixed(1)} at the start`;
}

/** Writes results between the markers of a part in docs/performance.md. Throws when the markers are missing. */
export function record(part, text) {
  const file = path.join(root, 'docs/performance.md');
  const [start, end] = [`<!-- bench ${part}: start -->`, `<!-- bench ${part}: end -->`];
  const old = readFileSync(file, 'utf8');
  const [before, after] = [old.indexOf(start), old.indexOf(end)];
  if (before < 0 || after < 0) throw new Error(`docs/performance.md has no ${start} … ${end}`);
  writeFileSync(file, `${old.slice(0, before + start.length)}\n${text}\n${old.slice(after)}`);
}
