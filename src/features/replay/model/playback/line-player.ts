import type { FancyLine } from '#shared/domain/market/market.ts';
import type { FancyTrack } from '#shared/live/history/fancy-track.ts';
import { createBrowserEnvironment, type PageEnvironment } from '#shared/live/store/browser-environment.ts';
import { ObservableValue, type Source } from '#shared/live/store/observable.ts';
import { createPlayback, type Player } from './playback.ts';

/** The line at the player's time. */
export interface DisplayedLine {
  /** Has no runs when the line was not on screen. */
  readonly line: FancyLine;
  readonly stale: boolean;
  /** Changes with every jump, so that the view remounts and flashes no run after a jump. */
  readonly jump: number;
}

export interface LinePlayer extends Player {
  readonly displayedLine: Source<DisplayedLine>;
}

/** Creates a player for a session line's track. It starts at the end. `stop` cancels its timers. */
export function createLinePlayer(
  track: FancyTrack,
  environment: PageEnvironment = createBrowserEnvironment(),
): LinePlayer {
  const unknownLine: FancyLine = {
    ...track.latest,
    no: null,
    yes: null,
    lockedBy: null,
    rateChanged: false,
    news: null,
  };
  const displayedLine = new ObservableValue<DisplayedLine>({ line: unknownLine, stale: false, jump: 0 });

  const publishAt = (at: number, jump: number): void => {
    const { line, stale } = track.getSnapshotAt(at) ?? { line: unknownLine, stale: false };
    const { value } = displayedLine;
    if (value.line !== line || value.stale !== stale || value.jump !== jump)
      displayedLine.publish({ line, stale, jump });
  };

  const player = createPlayback(
    [track],
    {
      show: (at) => publishAt(at, displayedLine.value.jump + 1),
      advance: (_, until) => publishAt(until, displayedLine.value.jump),
      stop: () => undefined,
    },
    environment,
  );
  return { ...player, displayedLine };
}
