import type { Page } from '#shared/live/page.ts';
import type { Turn } from '#shared/live/paint-pace.ts';

/** A page of sixty frames a second that come when the test says so. */
export function pageOfFrames() {
  let now = 0;
  let due: ((turn: Turn) => void)[] = [];
  const page: Page = { now: () => now, hidden: () => false, onVisibility: () => () => undefined, frame: (paint) => (due.push(paint), () => void (due = due.filter((each) => each !== paint))) };
  return {
    page,
    frames(count: number, ms = 1000 / 60) {
      for (let frame = 0; frame < count; frame += 1) {
        now += ms;
        const paints = due;
        due = [];
        for (const paint of paints) paint({ most: Infinity, drew: () => undefined });
      }
    },
  };
}
