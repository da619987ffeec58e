import { readFileSync } from 'node:fs';

/**
 * Reads deploy/headers: `Name: value` lines, `#` starts a comment. Returns [name, value] pairs. Throws on a line of
 * another form.
 */
export function readHeaders(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const colon = line.indexOf(':');
      if (colon < 1) throw new Error(`${file}: not a header line: ${line}`);
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    });
}

/** Names the Trusted Types policy of the demo's service worker instead of the app's. */
export function withSimulatedExchange(headers) {
  return headers.map(([name, value]) => [
    name,
    name === 'Content-Security-Policy'
      ? value.replace('trusted-types service-worker', 'trusted-types simulated-exchange')
      : value,
  ]);
}

/** Adds the origins of an operator's games to frame-src. */
export function withFrameOrigins(headers, origins) {
  return headers.map(([name, value]) => [
    name,
    name === 'Content-Security-Policy'
      ? value.replace(/frame-src [^;]*/, (found) => [found, ...origins].join(' '))
      : value,
  ]);
}
