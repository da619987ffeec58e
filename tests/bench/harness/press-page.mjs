import { openGrid } from './browser.mjs';

/**
 * Records presses. Runs in the page. A press is visible in the first frame whose slip shows the pressed price; the end
 * of that frame counts.
 */
export function watchPresses() {
  const measurements = { displayedMs: [], events: [], longTasks: [], pressed: null };
  window.__press = measurements;
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ duration }) => measurements.longTasks.push(duration)),
  ).observe({ type: 'longtask' });
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ name, duration }) => name === 'click' && measurements.events.push(duration)),
  ).observe({ type: 'event', durationThreshold: 16 });
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const cell = target.closest('[data-cell]');
      if (cell !== null)
        measurements.pressed = {
          at: timeStamp,
          side: cell.dataset.side,
          runner: cell.closest('[role="row"]').querySelector('[title]').title,
          market: cell.closest('section').querySelector('h2').textContent,
        };
    },
    true,
  );
  const handleFrame = () => {
    const { pressed } = measurements;
    const slip = document.querySelector('form[data-layout]');
    const slipText = pressed !== null && slip?.dataset.side === pressed.side ? slip.textContent : '';
    if (pressed !== null && slipText.includes(pressed.runner) && slipText.includes(pressed.market)) {
      measurements.pressed = null;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => measurements.displayedMs.push(performance.now() - pressed.at);
      port2.postMessage(null);
    }
    requestAnimationFrame(handleFrame);
  };
  requestAnimationFrame(handleFrame);
}

/** A message moves an entire market: three runners with three prices a side. */
const CELLS_OF_A_MARKET = 18;

/**
 * Opens hand-written DOM with as many markets, messages and prices as the app's match, a slip, and no other content.
 * Each market moves `hertz` times a second, without end.
 */
export async function openPageByHand(browser, url, { markets, hertz }) {
  const { page } = await openGrid(browser, url, { grid: 'floor', markets, changes: CELLS_OF_A_MARKET });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(writeSlipByHand);
  await page.evaluate((rate) => window.bench.start(rate, Number.MAX_SAFE_INTEGER), markets * hertz);
  return page;
}

/** Adds a hand-written slip to the page of live grids: the price, the stake and the profit. Runs in the page. */
function writeSlipByHand() {
  const slip = document.body.appendChild(document.createElement('form'));
  slip.dataset.layout = 'panel';
  slip.style.cssText =
    'position: fixed; inset: auto 0 0 auto; inline-size: 20rem; padding: 1rem; background: Canvas; contain: content';
  const text = slip.appendChild(document.createTextNode('–'));
  const stake = slip.appendChild(document.createElement('input'));
  stake.setAttribute('aria-label', 'Stake');
  const profit = slip.appendChild(document.createTextNode('–'));
  stake.addEventListener('input', () => (profit.nodeValue = String(Number(stake.value) * 0.98)));
  addEventListener('click', ({ target }) => {
    const cell = target.closest('[data-cell]');
    if (cell === null) return;
    slip.dataset.side = cell.dataset.side;
    text.nodeValue = `${cell.closest('[role="row"]').querySelector('[title]').title}, ${cell.closest('section').querySelector('h2').textContent}: ${cell.textContent}`;
  });
}
