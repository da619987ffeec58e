import type { PageEnvironment } from '#shared/live/store/browser-environment.ts';
import type { FrameTurn } from '#shared/live/store/frame-budget.ts';

/** Creates a page environment whose frames, 60 per second, the test triggers. */
export function createFrameEnvironment() {
  let now = 0;
  let pendingPaints: ((turn: FrameTurn) => void)[] = [];
  const environment: PageEnvironment = {
    now: () => now,
    isHidden: () => false,
    onVisibilityChange: () => () => undefined,
    requestFrame: (paint) => (
      pendingPaints.push(paint),
      () => void (pendingPaints = pendingPaints.filter((each) => each !== paint))
    ),
  };
  return {
    environment,
    runFrames(count: number, ms = 1000 / 60) {
      for (let frame = 0; frame < count; frame += 1) {
        now += ms;
        const paints = pendingPaints;
        pendingPaints = [];
        for (const paint of paints) paint({ limit: Infinity, reportDrawn: () => undefined });
      }
    },
  };
}
