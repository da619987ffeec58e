import { useEffect, useRef, useState, type RefObject } from 'react';

/** On which sides of a strip more tabs lie out of sight. */
export interface HiddenTabs {
  readonly before: boolean;
  readonly after: boolean;
}

/** Rounding leaves a tab that is all in sight a little short of 1. */
const IN_SIGHT = 0.97;

/**
 * Scrolls the tab that was selected into its strip, and says on which sides tabs are out of sight. An observer answers both, so that no
 * render waits for a layout. `ids`: changes when there are other tabs.
 */
export function useTabScroll(strip: RefObject<HTMLElement | null>, selected: string, ids: string): HiddenTabs {
  const [hidden, setHidden] = useState<HiddenTabs>({ before: false, after: false });
  const revealed = useRef<string | null>(null);
  useEffect(() => {
    const list = strip.current;
    const [first, last] = [list?.firstElementChild, list?.lastElementChild];
    const tab = list?.querySelector('[aria-selected=true]');
    if (!list || !first || !last || !tab) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const ratioOf = (element: Element) => entries.findLast(({ target }) => target === element)?.intersectionRatio;
        const [before, after] = [ratioOf(first), ratioOf(last)];
        setHidden((known) => ({
          before: before === undefined ? known.before : before < IN_SIGHT,
          after: after === undefined ? known.after : after < IN_SIGHT,
        }));
        const chosen = entries.find(({ target }) => target === tab);
        if (revealed.current === selected || chosen === undefined || chosen.rootBounds === null) return;
        revealed.current = selected;
        // The strip alone is scrolled: `scrollIntoView` would move the page as well.
        const { boundingClientRect: inside, rootBounds: around } = chosen;
        list.scrollLeft += inside.left - around.left - (around.width - inside.width) / 2;
      },
      { root: list, threshold: [0, IN_SIGHT] },
    );
    for (const each of new Set([first, last, tab])) observer.observe(each);
    return () => observer.disconnect();
  }, [strip, selected, ids]);
  return hidden;
}
