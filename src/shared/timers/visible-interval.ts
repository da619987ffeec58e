/**
 * Calls back every `intervalMs` milliseconds while the page is visible, so that a hidden page rests. A call that fell
 * due meanwhile follows when the page becomes visible. Returns the stop function.
 */
export function startVisibleInterval(callback: () => void, intervalMs: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let calledAt = performance.now();
  const call = (): void => {
    calledAt = performance.now();
    callback();
  };
  const pause = (): void => {
    if (timer !== undefined) clearInterval(timer);
    timer = undefined;
  };
  const followVisibility = (): void => {
    pause();
    if (document.visibilityState === 'hidden') return;
    timer = setInterval(call, intervalMs);
    if (performance.now() - calledAt >= intervalMs) call();
  };
  document.addEventListener('visibilitychange', followVisibility);
  followVisibility();
  return () => {
    document.removeEventListener('visibilitychange', followVisibility);
    pause();
  };
}
