import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserArgs, findBrowser } from '../../../scripts/lib/find-browser.mjs';
import { formatTable } from '../harness/report.mjs';
import { calculateMedian } from '../harness/statistics.mjs';
import { signIn, startTestServer } from '../harness/test-server.mjs';

const PAGES = ['/Users/Login', '/dashboard'];
const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
};

const findFreePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Makes one visit in a new browser with Lighthouse's phone profile. The dashboard has a signed-in user. */
async function visitPage(url, path) {
  const port = await findFreePort();
  const browser = await chromium.launchPersistentContext('', {
    executablePath: await findBrowser(),
    args: [...browserArgs, `--remote-debugging-port=${port}`],
  });
  try {
    if (path !== PAGES[0]) {
      const page = await browser.newPage();
      await signIn(page, url);
      // Clears only the files. Lighthouse itself would also sign the user out.
      await (await browser.newCDPSession(page)).send('Network.clearBrowserCache');
      await page.close();
    }
    const { lhr } = await lighthouse(`${url}${path}`, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      disableStorageReset: true,
    });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const failing = Object.values(lhr.categories).flatMap(({ id, auditRefs }) =>
      auditRefs
        .filter(({ weight, id: audit }) => id !== 'performance' && weight > 0 && (lhr.audits[audit].score ?? 1) < 1)
        .map(({ id: audit }) => audit),
    );
    return {
      ...Object.fromEntries(Object.values(lhr.categories).map(({ id, score }) => [id, Math.round(score * 100)])),
      ...Object.fromEntries(Object.entries(AUDITS).map(([name, audit]) => [name, lhr.audits[audit].numericValue])),
      weight: lhr.audits['total-byte-weight'].numericValue / 1024,
      failing,
    };
  } finally {
    await browser.close();
  }
}

/** Measures the production build, compressed, with Lighthouse's mobile profile and the simulated exchange over HTTP. */
export async function run({ quick }) {
  const testServer = await startTestServer();
  const visits = Object.fromEntries(PAGES.map((path) => [path, []]));
  try {
    for (let round = 0; round < (quick ? 1 : 5); round += 1)
      for (const path of PAGES) visits[path].push(await visitPage(testServer.url, path));
  } finally {
    await testServer.close();
  }
  const calculateMiddle = (path, key) => calculateMedian(visits[path].map((each) => each[key]));
  const limits = [
    ['performance', (value) => value >= 98],
    ['accessibility', (value) => value === 100],
    ['best-practices', (value) => value === 100],
    ['LCP', (value) => value <= 2500],
    ['CLS', (value) => value === 0],
  ];
  const failing = [
    ...new Set(
      Object.values(visits)
        .flat()
        .flatMap((each) => each.failing),
    ),
  ];
  return {
    text: formatTable(
      [
        'page',
        'performance',
        'accessibility',
        'best practices',
        'FCP ms',
        'LCP ms',
        'TBT ms',
        'CLS',
        'Speed Index ms',
        'KiB over the wire',
      ],
      PAGES.map((path) => [
        path,
        ...['performance', 'accessibility', 'best-practices', 'FCP', 'LCP', 'TBT'].map((key) =>
          Math.round(calculateMiddle(path, key)),
        ),
        Number(calculateMiddle(path, 'CLS').toFixed(4)),
        Math.round(calculateMiddle(path, 'SI')),
        Math.round(calculateMiddle(path, 'weight')),
      ]),
      4,
    ),
    failed: [
      ...PAGES.flatMap((path) =>
        limits
          .filter(([key, reached]) => !reached(calculateMiddle(path, key)))
          .map(([key]) => `${path}: ${key} ${calculateMiddle(path, key).toFixed(key === 'CLS' ? 4 : 0)}`),
      ),
      ...(failing.length > 0 ? [`audits: ${failing.join(', ')}`] : []),
    ],
  };
}
