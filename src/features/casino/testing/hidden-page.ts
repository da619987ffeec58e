/** Hides an element, and resolves when its size observers have run. They run in the order of their creation. */
export const hide = (element: HTMLElement) =>
  new Promise<void>((resolve) => {
    new ResizeObserver((_, observer) => {
      if (element.style.display === 'none') {
        observer.disconnect();
        resolve();
      } else element.style.display = 'none';
    }).observe(element);
  });

/** Returns a function that tells the highest number of games in the element since the call. */
export function watchGameCount(element: HTMLElement): () => number {
  const count = () => element.querySelectorAll('[data-launch]').length;
  let highest = count();
  new MutationObserver(() => (highest = Math.max(highest, count()))).observe(element, {
    childList: true,
    subtree: true,
  });
  return () => Math.max(highest, count());
}
