/**
 * Calls back every `intervalMs` milliseconds while the page is visible, so that a hidden page rests. A call that fell
 * due meanwhile follows when the page becomes visible. Returns the stop function. The wall clock decides, because the
 * page's own clock may stand still while the device sleeps.
 */
export function startVisibleInterval(callback: () => void, intervalMs: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let calledAt = Date.now();
  const call = (): void => {
    calledAt = Date.now();
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
    if (Date.now() - calledAt >= intervalMs) call();
  };
  document.addEventListener('visibilitychange', followVisibility);
  followVisibility();
  return () => {
    document.removeEventListener('visibilitychange', followVisibility);
    pause();
  };
}
