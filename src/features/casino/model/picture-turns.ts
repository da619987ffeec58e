/** Faster than this a card is gone before its picture could be seen, in window heights a second. */
const FAST = 1.2;
/** Pictures begun in one frame: many at once would take the time the next frames need. */
const A_FRAME = 3;

export interface View {
  /** How far the page is scrolled, and how high its window is, in CSS pixels. */
  place(): { readonly top: number; readonly height: number };
  /** Calls back before the next frame, with its time in milliseconds. */
  frame(step: (now: number) => void): void;
}

const page: View = {
  place: () => ({ top: scrollY, height: innerHeight }),
  frame: (step) => void requestAnimationFrame(step),
};

/**
 * Whose picture may be asked for: a few with every frame, in the order they came, and nobody's while the page flies past. A list of
 * thousands turned by a flick asks for what is there when it slows down, not for all that went by.
 */
export function createPictureTurns(view: View) {
  const waiting = new Set<() => void>();
  let before: { readonly at: number; readonly top: number } | null = null;

  function step(now: number) {
    const { top, height } = view.place();
    const flying = before === null || Math.abs(top - before.top) > (FAST * height * (now - before.at)) / 1000;
    before = { at: now, top };
    if (!flying) {
      for (const give of [...waiting].slice(0, A_FRAME)) {
        waiting.delete(give);
        give();
      }
    }
    if (waiting.size > 0) view.frame(step);
    else before = null;
  }

  return {
    /** Calls `give` when it is this one's turn. Returns what gives the turn up. */
    wait(give: () => void): () => void {
      if (waiting.size === 0) view.frame(step);
      waiting.add(give);
      return () => void waiting.delete(give);
    },
  };
}

export const pictureTurns = createPictureTurns(page);
