// `node tests/bench/scroll-run.mjs [folder of a build]` measures the long lists alone. It fails by tasks in CPU time: frames and
// wall time say what else the machine was at.
import path from 'node:path';
import { chromium } from '@playwright/test';
import { browserArgs, findBrowser } from '../../scripts/find-browser.mjs';
import { openScrollHouse } from './scroll-house.mjs';
import { measureScroll } from './scroll.mjs';

const MOST_MS = 50;
const folder = path.resolve(process.argv[2] ?? path.resolve(import.meta.dirname, '../../dist'));
const house = await openScrollHouse(folder);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
try {
  const rows = await measureScroll(browser, house.url);
  console.table(rows.map((row) => ({ ...row, longestFrame: row.longestFrame.toFixed(1), longestTask: row.longestTask.toFixed(1) })));
  process.exitCode = rows.some(({ longestTask }) => longestTask > MOST_MS) ? 1 : 0;
} finally {
  await browser.close();
  await house.close();
}
