/** The moment every story is set in: an afternoon with matches of every sport in play. Milliseconds since 1970. */
export const STORY_TIME = Date.parse('2026-03-14T13:05:00Z');

const RealDate = Date;

/**
 * Makes the page's clock tell `now()`, so that a story reads the same on every day it is looked at. Timers are left alone.
 * Returns what gives the device its own clock back.
 */
export function overrideDate(now: () => number): () => void {
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: [], caller) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, caller) as Date,
    apply: (target) => new target(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
