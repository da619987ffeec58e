// Measures how smoothly long lists scroll by wheel: two thousand casino games, ten thousand bets, and their statement.
import { signIn } from './test-server.mjs';

const SPEED = 2_400;
const DISTANCE = 12_000;
export const LONG_MS = 50;
/** Time limit in milliseconds to read ten thousand rows: twenty responses from a server on the same machine. */
const READ_MS = 400_000;
const DAY = 24 * 3_600_000;

const findWorst = (values) => values.reduce((most, value) => Math.max(most, value), 0);
const toDay = (time) => new Date(time).toISOString().slice(0, 10);

/** The lists: name, address, and the element that appears when the list is ready. */
function createLists() {
  const days = `${toDay(Date.now() - 89 * DAY)}..${toDay(Date.now() + DAY)}`;
  return [
    {
      name: 'casino, 2,134 games',
      path: '/RoyalCasino',
      getReadyElement: (page) => page.getByRole('list', { name: 'Games' }).getByRole('listitem').first(),
    },
    {
      name: 'bets, 10,000 rows',
      path: `/bethistory?list=settled&days=${days}&length=all`,
      getReadyElement: (page) => page.getByRole('grid').locator('[data-row="4"]'),
    },
    {
      name: 'statement, every row',
      path: `/statement?days=${days}&length=all`,
      getReadyElement: (page) => page.getByRole('grid').locator('[data-row="4"]'),
    },
  ];
}

/** Records the time between frames and every main-thread task of over 50 ms. Runs in the page. */
function watch() {
  const measurements = { frames: [], tasks: [], nodes: 0, on: true };
  window.__scroll = measurements;
  const observer = new PerformanceObserver((list) =>
    list.getEntries().forEach(({ duration }) => measurements.tasks.push(duration)),
  );
  observer.observe({ type: 'longtask' });
  let before = performance.now();
  const handleFrame = (now) => {
    measurements.frames.push(now - before);
    before = now;
    if (measurements.on) requestAnimationFrame(handleFrame);
    else observer.disconnect();
  };
  requestAnimationFrame((now) => {
    before = now;
    requestAnimationFrame(handleFrame);
  });
}

/**
 * Returns the longest main-thread task of a trace, in milliseconds of CPU time, which excludes the machine's other
 * work.
 */
function findLongestTask(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const formatThread = ({ pid, tid }) => `${pid}/${tid}`;
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(formatThread),
  );
  const tasks = traceEvents.filter(
    (event) => event.ph === 'X' && event.name.endsWith('RunTask') && mains.has(formatThread(event)),
  );
  return findWorst(tasks.map(({ tdur, dur }) => (tdur ?? dur) / 1_000));
}

/** Scrolls a list down and up again, by wheel at a steady rate. */
async function scrollOnce(page, devtools, spot) {
  await page
    .context()
    .browser()
    .startTracing(page, { categories: ['toplevel'] });
  await page.evaluate(watch);
  for (const yDistance of [-DISTANCE, DISTANCE]) {
    await devtools.send('Input.synthesizeScrollGesture', {
      ...spot,
      yDistance,
      speed: SPEED,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
  }
  const measurements = await page.evaluate(() => {
    window.__scroll.on = false;
    window.__scroll.nodes = document.querySelectorAll('*').length;
    return window.__scroll;
  });
  return { ...measurements, task: findLongestTask(await page.context().browser().stopTracing()) };
}

/** Waits for a list to load. A busy machine can time out on one of its many responses, so it retries. */
async function read(page, first) {
  const again = page.getByRole('button', { name: 'Try again' }).first();
  for (let time = 0; time < 3; time += 1) {
    await first.or(again).first().waitFor({ timeout: READ_MS });
    if (await first.isVisible()) return;
    await again.click();
  }
  await first.waitFor({ timeout: READ_MS });
}

/**
 * Measures a list several times and returns the best result. Pauses of the machine make frames and tasks longer, never
 * shorter.
 */
async function measureList(page, baseUrl, { name, path, getReadyElement }, count) {
  await page.goto(`${baseUrl}${path}`);
  const first = getReadyElement(page);
  await read(page, first);
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  const box = await first.boundingBox();
  const { width, height } = page.viewportSize();
  const spot = {
    x: Math.round(Math.min(width - 40, box.x + box.width / 2)),
    y: Math.round(Math.min(height - 160, Math.max(160, box.y + box.height / 2))),
  };
  const devtools = await page.context().newCDPSession(page);
  const attempts = [];
  while (attempts.length < count) attempts.push(await scrollOnce(page, devtools, spot));
  await devtools.detach();
  const [best] = attempts.sort((a, b) => findWorst(a.frames) - findWorst(b.frames));
  const longTasks = Math.min(...attempts.map(({ tasks }) => tasks.filter((task) => task > LONG_MS).length));
  return {
    name,
    frames: best.frames.length,
    longestFrame: findWorst(best.frames),
    longTasks,
    longestTask: Math.min(...attempts.map(({ task }) => task)),
    nodes: best.nodes,
  };
}

/**
 * Scrolls each long list of the app at `baseUrl` several times and keeps the best result. The user `demo` has ten
 * thousand bets.
 *
 * Returns rows of `{ name, frames, longestFrame, longTasks, longestTask, nodes }`:
 * - `frames`: number of frames; `longestFrame`: milliseconds of the longest one
 * - `longTasks`: number of tasks over 50 ms; `longestTask`: milliseconds of CPU time of the longest one
 * - `nodes`: number of elements on the page at the end
 */
export async function measureScroll(browser, baseUrl, attempts = 3) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  try {
    await signIn(page, baseUrl);
    const rows = [];
    for (const list of createLists()) rows.push(await measureList(page, baseUrl, list, attempts));
    return rows;
  } finally {
    await page.close();
  }
}
