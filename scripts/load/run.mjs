import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBettors } from './bettors.mjs';
import { createFigures } from './figures.mjs';
import { startServer } from './server-process.mjs';

/** How many bettors, and for how many seconds all of them act: `npm run exchange:load -- 500 60`. */
const [bettorCount = 500, seconds = 60] = process.argv.slice(2).map(Number);
if (!(bettorCount > 0) || !(seconds > 0)) {
  console.error('Usage: npm run exchange:load -- <bettors> <seconds>');
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'exchange-load-'));
const server = await startServer({ DATABASE: join(folder, 'exchange.sqlite') });
try {
  const figures = createFigures();
  console.log(`Registering ${bettorCount} bettors …`);
  const bettors = await createBettors(server.url, bettorCount, figures);
  figures.start();
  console.log(`${bettorCount} bettors for ${seconds} s: half poll, half have a socket …`);
  const stop = bettors.start();
  const memory = [];
  const sampling = setInterval(() => memory.push(server.readMemoryMb()), 1_000);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  clearInterval(sampling);
  figures.stop();
  stop();
  console.log(figures.format());
  console.log(`memory of the server: ${Math.max(...memory.filter((each) => each !== null))} MB at most`);
  if (figures.responseCount() === 0) throw new Error('the server responded to no call');
} finally {
  await server.stopNow();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
