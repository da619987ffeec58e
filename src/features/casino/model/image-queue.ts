/**
 * Scroll speed above which no image starts, in window heights per second. A faster card is out of view before its image
 * arrives.
 */
const MAX_SCROLL_SPEED = 1.2;
/** Images started per frame. More of them would delay the next frames. */
const IMAGES_PER_FRAME = 3;

export interface ScrollViewport {
  /** Reads the scroll position and the window height, in CSS pixels. */
  readScroll(): { readonly top: number; readonly height: number };
  /** Calls `onFrame` before the next frame, with its time in milliseconds. */
  requestFrame(onFrame: (now: number) => void): void;
}

const windowViewport: ScrollViewport = {
  readScroll: () => ({ top: scrollY, height: innerHeight }),
  requestFrame: (onFrame) => void requestAnimationFrame(onFrame),
};

/**
 * Creates a queue that starts image requests: a few per frame, in order, and none during a fast scroll. After a flick
 * through thousands of cards only the cards in view load.
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
    /** Queues a card. Calls `start` when its turn comes. Returns a function that cancels it. */
    enqueue(start: () => void): () => void {
      if (waiting.size === 0) view.requestFrame(onFrame);
      waiting.add(start);
      return () => void waiting.delete(start);
    },
  };
}

export const imageQueue = createImageQueue(windowViewport);
