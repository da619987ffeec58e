import { setTimeout } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { browserArgs, findBrowser } from '../../../scripts/lib/find-browser.mjs';
import { withBusyMatch } from '../harness/busy-match.mjs';
import { formatTable } from '../harness/report.mjs';
import { calculateMedian } from '../harness/statistics.mjs';
import { startTestServer } from '../harness/test-server.mjs';

const MARKETS = 10;
const HERTZ = 5;
const WARM_UP_MS = 10_000;
/** Most CPU of five tabs in a window, as a multiple of one, and of one hidden tab as a share of a core. */
const MOST_CPU = 1.2;
const MOST_HIDDEN = 0.01;
/** Puppeteer keeps hidden pages awake, which a bettor's browser does not. */
const wakeArgs = [
  '--disable-renderer-backgrounding',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
];

const scenes = [
  { name: 'one tab', tabs: 1, type: 'tab' },
  { name: 'five tabs of a window', tabs: 5, type: 'tab' },
  { name: 'five windows', tabs: 5, type: 'window' },
  { name: 'one tab, a match that has not begun, untouched', tabs: 1, type: 'tab', isIdle: true },
];

/** Finds the last match of the dashboard. It has not begun, so its prices change as rarely as in a real match. */
async function findIdleMatch(page) {
  await page.waitForFunction(() => document.querySelectorAll('main a[href^="/details/4/"]').length > 0);
  return page.evaluate(() => [...document.querySelectorAll('main a[href^="/details/4/"]')].at(-1).pathname);
}

async function signIn(page, url) {
  await page.goto(`${url}/Users/Login`);
  await page.type('input[name=userName], input[autocomplete=username]', 'demo');
  await page.type('input[type=password]', 'Demo1234');
  await page.click('button[type=submit]');
  await page.waitForFunction(() => location.pathname === '/dashboard');
}

/** Reads the CPU seconds of each process of the browser. */
async function readCpu(devtools) {
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  return new Map(processInfo.map(({ id, type, cpuTime }) => [id, { type, cpuTime }]));
}

/** Opens the tabs in a new browser, and measures a number of seconds of them. */
async function measureScene({ tabs, type, isIdle }, { url, busyMatch, countConnections }, seconds) {
  const browser = await puppeteer.launch({
    executablePath: await findBrowser(),
    args: browserArgs,
    ignoreDefaultArgs: wakeArgs,
  });
  try {
    const [first] = await browser.pages();
    await signIn(first, url);
    const path = isIdle ? await findIdleMatch(first) : busyMatch;
    const pages = [first];
    while (pages.length < tabs) pages.push(await browser.newPage({ type }));
    for (const page of pages) {
      await page.bringToFront();
      await page.goto(`${url}${path}`);
      await page.waitForSelector('[data-cell]');
    }
    await setTimeout(WARM_UP_MS);
    const devtools = await browser.target().createCDPSession();
    const [before, startedAt] = [await readCpu(devtools), performance.now()];
    await setTimeout(seconds * 1000);
    const [after, wallS] = [await readCpu(devtools), (performance.now() - startedAt) / 1000];
    const used = [...after].map(([id, { type: kind, cpuTime }]) => ({
      kind,
      share: (cpuTime - (before.get(id)?.cpuTime ?? 0)) / wallS,
    }));
    const renderers = used.filter(({ kind }) => kind === 'renderer').map(({ share }) => share);
    const visible = await Promise.all(pages.map((page) => page.evaluate(() => document.visibilityState === 'visible')));
    const sum = (shares) => shares.reduce((total, share) => total + share, 0);
    return {
      cpu: sum(used.map(({ share }) => share)),
      renderers: renderers.toSorted((a, b) => b - a).slice(0, tabs),
      visibleTabs: visible.filter(Boolean).length,
      connections: countConnections(),
    };
  } finally {
    await browser.close();
  }
}

/** Measures the CPU of the whole browser and the connections of one tab, five tabs of a window and five windows. */
export async function run({ quick }) {
  let match;
  const server = await startTestServer({
    change: (exchange, ladder) =>
      (match = withBusyMatch(exchange, { markets: MARKETS, hertz: HERTZ, ladder })).exchange,
  });
  const runs = scenes.map(() => []);
  try {
    const target = {
      url: server.url,
      busyMatch: `/details/${match.sportId}/${match.matchId}`,
      countConnections: server.countConnections,
    };
    for (let round = 0; round < (quick ? 1 : 3); round += 1)
      for (const [index, scene] of scenes.entries())
        runs[index].push(await measureScene(scene, target, quick ? 10 : 30));
  } finally {
    await server.close();
  }
  const toPercent = (share) => share * 100;
  const rows = scenes.map(({ name }, index) => {
    const cpu = calculateMedian(runs[index].map((one) => one.cpu));
    const hidden = runs[index].flatMap((one) => one.renderers.slice(one.visibleTabs));
    return {
      name,
      cpu,
      hidden: hidden.length === 0 ? null : Math.max(...hidden),
      visible: runs[index][0].visibleTabs,
      connections: Math.max(...runs[index].map((one) => one.connections)),
      raw: runs[index].map((one) => toPercent(one.cpu).toFixed(1)).join(', '),
    };
  });
  const [one, tabs] = rows;
  return {
    text: formatTable(
      [
        'open',
        'on screen',
        'connections',
        'CPU of the browser, %',
        '× one tab',
        'most of a hidden tab, %',
        'every run',
      ],
      rows.map(({ name, visible, connections, cpu, hidden, raw }) => [
        name,
        visible,
        connections,
        toPercent(cpu),
        cpu / one.cpu,
        hidden === null ? '' : toPercent(hidden),
        raw,
      ]),
    ),
    failed: [
      tabs.cpu / one.cpu > MOST_CPU && `five tabs: ${(tabs.cpu / one.cpu).toFixed(2)} × one, at most ${MOST_CPU}`,
      tabs.hidden >= MOST_HIDDEN && `a hidden tab: ${toPercent(tabs.hidden).toFixed(2)} %, less than 1 %`,
      tabs.connections > 1 && `five tabs: ${tabs.connections} connections, at most 1`,
    ].filter(Boolean),
  };
}
