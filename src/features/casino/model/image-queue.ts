/** Faster than this a card is gone before its picture could be seen, in window heights a second. */
const MAX_SCROLL_SPEED = 1.2;
/** Pictures begun in one frame: many at once would take the time the next frames need. */
const IMAGES_PER_FRAME = 3;

export interface ScrollViewport {
  /** How far the page is scrolled, and how high its window is, in CSS pixels. */
  readScroll(): { readonly top: number; readonly height: number };
  /** Calls back before the next frame, with its time in milliseconds. */
  requestFrame(onFrame: (now: number) => void): void;
}

const windowViewport: ScrollViewport = {
  readScroll: () => ({ top: scrollY, height: innerHeight }),
  requestFrame: (onFrame) => void requestAnimationFrame(onFrame),
};

/**
 * Whose picture may be asked for: a few with every frame, in the order they came, and nobody's while the page flies past. A list of
 * thousands turned by a flick asks for what is there when it slows down, not for all that went by.
 */
export function createImageQueue(view: ScrollViewport) {
  const waiting = new Set<() => void>();
  let lastFrame: { readonly at: number; readonly top: number } | null = null;

  function onFrame(now: number) {
    const { top, height } = view.readScroll();
    const isScrollingFast =
      lastFrame === null || Math.abs(top - lastFrame.top) > (MAX_SCROLL_SPEED * height * (now - lastFrame.at)) / 1000;
    lastFrame = { at: now, top };
    if (!isScrollingFast) {
      for (const start of [...waiting].slice(0, IMAGES_PER_FRAME)) {
        waiting.delete(start);
        start();
      }
    }
    if (waiting.size > 0) view.requestFrame(onFrame);
    else lastFrame = null;
  }

  return {
    /** Calls `give` when it is this one's turn. Returns what gives the turn up. */
    enqueue(start: () => void): () => void {
      if (waiting.size === 0) view.requestFrame(onFrame);
      waiting.add(start);
      return () => void waiting.delete(start);
    },
  };
}

export const imageQueue = createImageQueue(windowViewport);
