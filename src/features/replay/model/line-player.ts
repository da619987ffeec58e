import type { FancyLine } from '#shared/domain/market.ts';
import { browserPage, type Page } from '#shared/live/page.ts';
import type { LineTrack } from '#shared/live/past/line-track.ts';
import { Observed, type Source } from '#shared/live/source.ts';
import { createPlayback, type Player } from './playback.ts';

/** The line as it is to be drawn. */
export interface ShownLine {
  /** Without runs where it was not on screen. */
  readonly line: FancyLine;
  readonly stale: boolean;
  /** Another number after every jump: what is drawn begins anew, and no run flashes that was merely jumped to. */
  readonly jump: number;
}

export interface LinePlayer extends Player {
  readonly shown: Source<ShownLine>;
}

/** Plays a session line's track. Begins at the end; `stop` ends what runs. */
export function createLinePlayer(track: LineTrack, page: Page = browserPage()): LinePlayer {
  const unknown: FancyLine = { ...track.latest, no: null, yes: null, lockedBy: null, rateChanged: false, news: null };
  const shown = new Observed<ShownLine>({ line: unknown, stale: false, jump: 0 });

  const tell = (at: number, jump: number): void => {
    const { line, stale } = track.standingAt(at) ?? { line: unknown, stale: false };
    const { value } = shown;
    if (value.line !== line || value.stale !== stale || value.jump !== jump) shown.publish({ line, stale, jump });
  };

  const player = createPlayback(
    [track],
    {
      show: (at) => tell(at, shown.value.jump + 1),
      advance: (_, until) => tell(until, shown.value.jump),
      stop: () => undefined,
    },
    page,
  );
  return { ...player, shown };
}
