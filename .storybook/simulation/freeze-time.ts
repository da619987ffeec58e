/** Time of every story: an afternoon with matches of every sport in play, in milliseconds since 1970. */
export const STORY_TIME = Date.parse('2026-03-14T13:05:00Z');

const RealDate = Date;

/**
 * Replaces the page's clock with `now()`, so that a story is the same every day. Timers do not change. Returns a
 * function that restores the clock.
 */
export function overrideDate(now: () => number): () => void {
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], caller) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, caller) as Date,
    apply: (target) => new target(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
