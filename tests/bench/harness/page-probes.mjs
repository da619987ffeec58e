// Functions that run in the measured page, before any script of its own.

/**
 * Counts timers that are set and have neither run nor been cleared: `window.__timers()`. The cache of responses has one
 * for each unused response, for five minutes. Their number is that of the pages visited meanwhile.
 */
export function countTimers() {
  const CACHE_MS = 300_000;
  const waiting = new Set();
  const { setTimeout: originalSetTimeout, clearTimeout: forget, setInterval: always, clearInterval: stop } = window;
  window.setTimeout = (work, ms, ...rest) => {
    const timer = originalSetTimeout(
      (...given) => {
        waiting.delete(timer);
        work(...given);
      },
      ms,
      ...rest,
    );
    if (ms !== CACHE_MS) waiting.add(timer);
    return timer;
  };
  window.setInterval = (...timerArgs) => {
    const timer = always(...timerArgs);
    waiting.add(timer);
    return timer;
  };
  window.clearTimeout = (timer) => (waiting.delete(timer), forget(timer));
  window.clearInterval = (timer) => (waiting.delete(timer), stop(timer));
  window.__timers = () => waiting.size;
}

/** Lets a bench hide and show the page, as a bettor does who changes tabs: `window.__setHidden(true)`. */
export function simulateVisibility() {
  let isHidden = false;
  Object.defineProperties(document, {
    hidden: { get: () => isHidden },
    visibilityState: { get: () => (isHidden ? 'hidden' : 'visible') },
  });
  window.__setHidden = (value) => {
    isHidden = value;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };
}
