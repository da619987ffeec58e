/**
 * Reports whether an element is on screen in a visible page: at once when known, and on each change. Returns the
 * function that stops it.
 */
export function watchOnScreen(element: Element, onChange: (isOnScreen: boolean) => void): () => void {
  let isInView = false;
  let wasOnScreen: boolean | null = null;
  const report = (): void => {
    const isOnScreen = isInView && document.visibilityState !== 'hidden';
    if (isOnScreen !== wasOnScreen) onChange((wasOnScreen = isOnScreen));
  };
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? isInView;
    report();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', report);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', report);
  };
}
