import { countUpTo } from '#shared/live/history/market-track.ts';
import type { PageEnvironment } from '#shared/live/store/browser-environment.ts';
import { ObservableValue, type Source } from '#shared/live/store/observable.ts';

export const SPEEDS = [1, 2, 5, 10, 20, 50, 100, 200] as const;
export type Speed = (typeof SPEEDS)[number];

export interface PlayerView {
  /** Player's time in milliseconds since 1970. */
  readonly at: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  /** Messages applied per second of real time; 0 while paused. */
  readonly perSecond: number;
}

/** Controls for moving through a recording. */
export interface Player {
  readonly view: Source<PlayerView>;
  readonly from: number;
  readonly to: number;
  /** Moves to a time. A time outside the range moves to the nearer end. */
  seek(at: number): void;
  /** Moves to the next or the previous change. */
  step(direction: 1 | -1): void;
  /** Plays. Restarts from the beginning when the end was reached. */
  play(): void;
  pause(): void;
  setSpeed(speed: Speed): void;
  stop(): void;
}

/** A recording of a market or a session line. Times are milliseconds since 1970. */
export interface PlaybackTrack {
  readonly from: number;
  readonly to: number;
  /** All entries, by time. */
  readonly entries: readonly { readonly at: number }[];
}

/** Output of a player. */
export interface PlaybackRenderer {
  /** Shows the state at a time, independent of the state before. */
  show(at: number): void;
  /** Applies the entries after the time on screen, up to and including `until`. */
  advance(after: number, until: number): void;
  stop(): void;
}

/** Longest step per frame in milliseconds. A frozen page does not skip time. */
const MAX_FRAME_MS = 100;
/** Most changes per frame, a few milliseconds of work. Above that, the replay slows down instead of the page. */
const MAX_CHANGES_PER_FRAME = 600;
const VIEW_UPDATE_MS = 100;
const RATE_UPDATE_MS = 500;

/** Creates the clock of a replay. It starts at the end. `stop` cancels its timers. */
export function createPlayback(
  tracks: readonly PlaybackTrack[],
  renderer: PlaybackRenderer,
  environment: PageEnvironment,
): Player {
  const from = Math.min(...tracks.map((each) => each.from));
  const to = Math.max(...tracks.map((each) => each.to));
  const view = new ObservableValue<PlayerView>({ at: from, isPlaying: false, speed: 1, perSecond: 0 });
  let { at } = view.value;
  let cancelFrame: (() => void) | null = null;
  let frameAt = 0;
  let viewUpdatedAt = 0;
  let rate = { since: 0, count: 0 };

  const publish = (change: Partial<PlayerView> = {}): void => view.publish({ ...view.value, at, ...change });

  const countEntriesBetween = (after: number, until: number): number =>
    tracks.reduce((sum, { entries }) => sum + countUpTo(entries, until) - countUpTo(entries, after), 0);

  function drawFrame(): void {
    cancelFrame = null;
    const now = environment.now();
    let target = Math.min(to, at + Math.min(MAX_FRAME_MS, now - frameAt) * view.value.speed);
    frameAt = now;
    while (target - at > 1 && countEntriesBetween(at, target) > MAX_CHANGES_PER_FRAME) target = at + (target - at) / 2;
    rate.count += countEntriesBetween(at, target);
    renderer.advance(at, target);
    at = target;
    if (at >= to) return pause();
    if (now - rate.since >= RATE_UPDATE_MS) {
      publish({ perSecond: Math.round((rate.count * 1000) / (now - rate.since)) });
      rate = { since: now, count: 0 };
    } else if (now - viewUpdatedAt >= VIEW_UPDATE_MS) {
      publish();
      viewUpdatedAt = now;
    }
    cancelFrame = environment.requestFrame(drawFrame);
  }

  function pause(): void {
    cancelFrame?.();
    cancelFrame = null;
    publish({ isPlaying: false, perSecond: 0 });
  }

  function seek(moment: number): void {
    at = Math.min(to, Math.max(from, moment));
    renderer.show(at);
    publish();
  }

  seek(to);
  return {
    view,
    from,
    to,
    seek,
    step(direction) {
      const moments = tracks.flatMap(({ entries }) => {
        const index = countUpTo(entries, direction === 1 ? at : at - 1);
        return entries[direction === 1 ? index : index - 1]?.at ?? [];
      });
      pause();
      if (moments.length > 0) seek(direction === 1 ? Math.min(...moments) : Math.max(...moments));
    },
    play() {
      if (view.value.isPlaying) return;
      if (at >= to) seek(from);
      frameAt = environment.now();
      rate = { since: frameAt, count: 0 };
      publish({ isPlaying: true });
      cancelFrame = environment.requestFrame(drawFrame);
    },
    pause,
    setSpeed: (speed) => publish({ speed }),
    stop() {
      pause();
      renderer.stop();
    },
  };
}
