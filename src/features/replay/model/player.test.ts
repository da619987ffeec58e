import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BEGAN, outline, playedMarket } from '../testing/a-market.ts';
import { pageOfFrames } from '../testing/page-of-frames.ts';
import { type Speed, SPEEDS } from './playback.ts';
import { createPlayer } from './player.ts';

function open() {
  const track = playedMarket().track(181_000);
  const { page, frames } = pageOfFrames();
  const player = createPlayer([track], page);
  const best = (): number | null => {
    frames(1, 0);
    return player.feed.prices.levels(outline.marketId, 1, 'back')[0]?.price ?? null;
  };
  const after = (): number => (player.view.read().at - BEGAN) / 1000;
  return { track, player, frames, best, after };
}

describe('a replay', () => {
  it('begins at the end, and shows the prices of any moment it is set to, but none of before', () => {
    const { player, best } = open();
    expect(best()).toBe(150 + 179);
    expect(player.feed.prices.market(outline.marketId)).toMatchObject({ status: 'closed', freshness: 'live' });
    player.seek(BEGAN + 60_500);
    expect(best()).toBe(210);
    expect(player.feed.prices.market(outline.marketId)?.status).toBe('suspended');
    player.seek(BEGAN - 5_000);
    expect(player.view.read().at).toBe(BEGAN);
    expect(best()).toBe(198);
    player.stop();
  });

  it.each([1, 20, 200] as const)('plays %i times as fast as it was, through the same prices, and stops at the end', (speed) => {
    const { track, player, frames, best, after } = open();
    player.setSpeed(speed);
    player.play();
    frames(30);
    expect(after()).toBeCloseTo(Math.min(181, speed * 0.5), 1);
    expect(best()).toBe(levelAt(track, player.view.read().at));
    frames(20_000);
    expect(player.view.read()).toMatchObject({ at: track.to, playing: false, perSecond: 0 });
    expect(best()).toBe(150 + 179);
    player.stop();
  });

  it('steps from change to change, and rests while it does', () => {
    const { player, best } = open();
    player.seek(BEGAN + 60_500);
    player.play();
    player.step(1);
    expect(player.view.read()).toMatchObject({ at: BEGAN + 61_000, playing: false });
    player.step(-1);
    player.step(-1);
    expect(player.view.read().at).toBe(BEGAN + 59_000);
    expect(best()).toBe(209);
    player.seek(BEGAN);
    player.step(-1);
    expect(player.view.read().at).toBe(BEGAN);
    player.stop();
  });

  it('does not leap when the page stood still, and goes on from the beginning after the end', () => {
    const { player, frames, after } = open();
    player.play();
    expect(after()).toBe(0);
    frames(1, 60_000);
    expect(after()).toBeLessThanOrEqual(0.1);
    player.stop();
  });

  it('shows what the reducer had, however it is played, set and stepped', () => {
    const act = fc.oneof(
      fc.record({ kind: fc.constant('seek' as const), to: fc.integer({ min: -1_000, max: 182_000 }) }),
      fc.record({ kind: fc.constant('step' as const), way: fc.constantFrom(1 as const, -1 as const) }),
      fc.record({ kind: fc.constant('play' as const), speed: fc.constantFrom<Speed>(...SPEEDS), frames: fc.integer({ min: 1, max: 90 }) }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        const { track, player, frames, best } = open();
        for (const each of acts) {
          if (each.kind === 'seek') player.seek(BEGAN + each.to);
          else if (each.kind === 'step') player.step(each.way);
          else {
            player.setSpeed(each.speed);
            player.play();
            frames(each.frames);
            player.pause();
          }
          expect(best()).toBe(levelAt(track, player.view.read().at));
        }
        player.stop();
      }),
      { numRuns: 60 },
    );
  });
});

function levelAt(track: ReturnType<typeof open>['track'], at: number): number | null {
  const back = track.standingAt(at)?.book.runners.get(1)?.back;
  return back?.levels[0]?.price ?? null;
}
