import { createLiveFeed } from '#shared/live/feed.ts';
import type { LiveFeed } from '#shared/live/live.ts';
import { browserPage, type Page } from '#shared/live/page.ts';
import { countUpTo, type Happening, type Track } from '#shared/live/past/track.ts';
import { imageOf } from '#shared/live/past/entry.ts';
import type { MarketChange } from '#shared/live/changes.ts';
import { Observed, type Source } from '#shared/live/source.ts';
import { createPriceStore } from '#shared/live/store.ts';

export const SPEEDS = [1, 2, 5, 10, 20, 50, 100, 200] as const;
export type Speed = (typeof SPEEDS)[number];

export interface PlayerView {
  /** Milliseconds since 1970: what the prices on screen are the prices of. */
  readonly at: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** Messages applied in a second of the viewer's time; 0 while nothing plays. */
  readonly perSecond: number;
}

export interface Player {
  /** Prices of the moment, for the same grid that shows live ones. */
  readonly feed: LiveFeed;
  readonly view: Source<PlayerView>;
  readonly from: number;
  readonly to: number;
  /** Shows a moment; one outside the range is the nearest end of it. */
  seek(at: number): void;
  /** To the next change, or the one before. */
  step(way: 1 | -1): void;
  /** From the beginning where the end was reached. */
  play(): void;
  pause(): void;
  setSpeed(speed: Speed): void;
  stop(): void;
}

/** Old prices do not grow older by being looked at. The longest that a timer of the browser waits, nearly. */
const LIFE_MS = 2_000_000_000;
/** A page that stood still does not leap. */
const LONGEST_FRAME_MS = 100;
/** So many changes are a few milliseconds of work: more than that in a frame, and the replay falls behind rather than the page. */
const MOST_IN_A_FRAME = 600;
const TELL_MS = 100;
const RATE_MS = 500;

const nothing = (): void => undefined;
const idle = { watchHome: () => nothing, watchMatch: () => nothing, refresh: nothing };

/** Plays tracks through the reducer and the store of live prices. Begins at the end; `stop` ends what runs. */
export function createPlayer(tracks: readonly Track[], page: Page = browserPage()): Player {
  const prices = createPriceStore(page);
  const idleFeed = createLiveFeed(() => idle, page);
  const from = Math.min(...tracks.map((track) => track.from));
  const to = Math.max(...tracks.map((track) => track.to));
  const view = new Observed<PlayerView>({ at: from, playing: false, speed: 1, perSecond: 0 });
  let { at } = view.value;
  let cancelFrame: (() => void) | null = null;
  let frameAt = 0;
  let toldAt = 0;
  let rate = { since: 0, count: 0 };

  const publish = (change: Partial<PlayerView> = {}): void => view.publish({ ...view.value, at, ...change });

  function tell({ outline: { marketId } }: Track, happenings: readonly Happening[]): void {
    let changes: MarketChange[] = [];
    const flush = (): void => {
      prices.apply(changes, LIFE_MS);
      changes = [];
    };
    for (const { said } of happenings) {
      if (typeof said !== 'string') changes.push(said);
      else {
        flush();
        if (said === 'gone') prices.forget([marketId]);
        else if (said === 'stale') prices.doubt([marketId], page.now());
        else prices.keep([marketId], LIFE_MS);
      }
    }
    flush();
  }

  /** Everything anew: no price flashes that was merely jumped to. */
  function show(): void {
    for (const track of tracks) {
      const { marketId } = track.outline;
      const standing = track.standingAt(at);
      prices.forget([marketId]);
      if (standing !== null) prices.apply([imageOf(standing.book)], LIFE_MS);
      if (standing?.stale) prices.doubt([marketId], page.now());
    }
  }

  const countBetween = (after: number, until: number): number => tracks.reduce((sum, { entries }) => sum + countUpTo(entries, until) - countUpTo(entries, after), 0);

  function frame(): void {
    cancelFrame = null;
    const now = page.now();
    let target = Math.min(to, at + Math.min(LONGEST_FRAME_MS, now - frameAt) * view.value.speed);
    frameAt = now;
    while (target - at > 1 && countBetween(at, target) > MOST_IN_A_FRAME) target = at + (target - at) / 2;
    rate.count += countBetween(at, target);
    for (const track of tracks) tell(track, track.between(at, target));
    at = target;
    if (at >= to) return pause();
    if (now - rate.since >= RATE_MS) {
      publish({ perSecond: Math.round((rate.count * 1000) / (now - rate.since)) });
      rate = { since: now, count: 0 };
    } else if (now - toldAt >= TELL_MS) {
      publish();
      toldAt = now;
    }
    cancelFrame = page.frame(frame);
  }

  function pause(): void {
    cancelFrame?.();
    cancelFrame = null;
    publish({ playing: false, perSecond: 0 });
  }

  function seek(wanted: number): void {
    at = Math.min(to, Math.max(from, wanted));
    show();
    publish();
  }

  seek(to);
  return {
    feed: { ...idleFeed, prices },
    view,
    from,
    to,
    seek,
    step(way) {
      const moments = tracks.flatMap(({ entries }) => {
        const place = countUpTo(entries, way === 1 ? at : at - 1);
        return entries[way === 1 ? place : place - 1]?.at ?? [];
      });
      pause();
      if (moments.length > 0) seek(way === 1 ? Math.min(...moments) : Math.max(...moments));
    },
    play() {
      if (view.value.playing) return;
      if (at >= to) seek(from);
      frameAt = page.now();
      rate = { since: frameAt, count: 0 };
      publish({ playing: true });
      cancelFrame = page.frame(frame);
    },
    pause,
    setSpeed: (speed) => publish({ speed }),
    stop() {
      pause();
      prices.stop();
      idleFeed.stop();
    },
  };
}
