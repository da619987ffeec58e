import { type RefObject, useEffect, useRef, useState } from 'react';

/** Sides of a strip that hide more tabs. */
export interface HiddenTabs {
  readonly before: boolean;
  readonly after: boolean;
}

/** Rounding leaves a fully visible tab slightly below 1. */
const VISIBLE_RATIO = 0.97;

/**
 * Scrolls the selected tab into view and reports the sides that hide tabs. An IntersectionObserver measures both, so no
 * render forces a layout. `ids` changes with the tabs.
 */
export function useTabScroll(strip: RefObject<HTMLElement | null>, selected: string, ids: string): HiddenTabs {
  const [hidden, setHidden] = useState<HiddenTabs>({ before: false, after: false });
  const revealedId = useRef<string | null>(null);
  useEffect(() => {
    const list = strip.current;
    const [first, last] = [list?.firstElementChild, list?.lastElementChild];
    const tab = list?.querySelector('[aria-selected=true]');
    if (!list || !first || !last || !tab) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const getRatio = (element: Element) => entries.findLast(({ target }) => target === element)?.intersectionRatio;
        const [before, after] = [getRatio(first), getRatio(last)];
        setHidden((previous) => ({
          before: before === undefined ? previous.before : before < VISIBLE_RATIO,
          after: after === undefined ? previous.after : after < VISIBLE_RATIO,
        }));
        const selectedEntry = entries.find(({ target }) => target === tab);
        if (revealedId.current === selected || selectedEntry === undefined || selectedEntry.rootBounds === null) return;
        revealedId.current = selected;
        // Scrolls only the strip: `scrollIntoView` would scroll the page too.
        const { boundingClientRect: tabRect, rootBounds: listRect } = selectedEntry;
        list.scrollLeft += tabRect.left - listRect.left - (listRect.width - tabRect.width) / 2;
      },
      { root: list, threshold: [0, VISIBLE_RATIO] },
    );
    for (const element of new Set([first, last, tab])) observer.observe(element);
    return () => observer.disconnect();
  }, [strip, selected, ids]);
  return hidden;
}
