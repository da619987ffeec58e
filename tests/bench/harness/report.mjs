import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './root.mjs';

/** A Markdown table. Numbers are shown with `digits` decimals, whole ones without. */
export function tableOf(head, rows, digits = 2) {
  const formatCell = (value) =>
    typeof value !== 'number'
      ? String(value)
      : Number.isInteger(value)
        ? value.toLocaleString('en')
        : value.toFixed(digits);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map((row) => line(row.map(formatCell)))].join('\n');
}

/** Where it was measured: no number means anything without it. */
export function machine(browserVersion) {
  const [cpu] = os.cpus();
  const load = os.loadavg()[0];
  return `${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, Node ${process.versions.node}, Chromium ${browserVersion}, load ${load.toFixed(1)} at the start`;
}

/** Writes what was measured between a part's markers in docs/performance.md. Throws when it has none. */
export function record(part, text) {
  const file = path.join(root, 'docs/performance.md');
  const [start, end] = [`<!-- bench ${part}: start -->`, `<!-- bench ${part}: end -->`];
  const old = readFileSync(file, 'utf8');
  const [before, after] = [old.indexOf(start), old.indexOf(end)];
  if (before < 0 || after < 0) throw new Error(`docs/performance.md has no ${start} … ${end}`);
  writeFileSync(file, `${old.slice(0, before + start.length)}\n${text}\n${old.slice(after)}`);
}
