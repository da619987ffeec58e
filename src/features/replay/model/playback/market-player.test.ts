import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLevels } from '#shared/live/testing/read-levels.ts';
import { createFrameEnvironment } from '../../testing/frame-environment.ts';
import { createEventfulMarket, sampleOutline, STARTED_AT } from '../../testing/sample-market.ts';
import { createMarketPlayer } from './market-player.ts';
import { type Speed, SPEEDS } from './playback.ts';

function openPlayer() {
  const track = createEventfulMarket().track(181_000);
  const { environment, runFrames: frames } = createFrameEnvironment();
  const player = createMarketPlayer([track], environment);
  const readBestPrice = (): number | null => {
    frames(1, 0);
    return readLevels(player.feed.prices, sampleOutline.marketId, 1, 'back')[0]?.price ?? null;
  };
  const readSecondsPlayed = (): number => (player.view.read().at - STARTED_AT) / 1000;
  return { track, player, frames, readBestPrice, readSecondsPlayed };
}

describe('createMarketPlayer', () => {
  test('starts at the end and shows the prices of the time it seeks to', () => {
    const { player, readBestPrice } = openPlayer();
    expect(readBestPrice()).toBe(150 + 179);
    expect(player.feed.prices.getMarket(sampleOutline.marketId)).toMatchObject({ status: 'closed', freshness: 'live' });
    player.seek(STARTED_AT + 60_500);
    expect(readBestPrice()).toBe(210);
    expect(player.feed.prices.getMarket(sampleOutline.marketId)?.status).toBe('suspended');
    player.seek(STARTED_AT - 5_000);
    expect(player.view.read().at).toBe(STARTED_AT);
    expect(readBestPrice()).toBe(198);
    player.stop();
  });

  test.each([1, 20, 200] as const)('plays at speed %i through the recorded prices and stops at the end', (speed) => {
    const { track, player, frames, readBestPrice, readSecondsPlayed } = openPlayer();
    player.setSpeed(speed);
    player.play();
    frames(30);
    expect(readSecondsPlayed()).toBeCloseTo(Math.min(181, speed * 0.5), 1);
    expect(readBestPrice()).toBe(findBestPrice(track, player.view.read().at));
    frames(20_000);
    expect(player.view.read()).toMatchObject({ at: track.to, isPlaying: false, perSecond: 0 });
    expect(readBestPrice()).toBe(150 + 179);
    player.stop();
  });

  test('steps from change to change and pauses', () => {
    const { player, readBestPrice } = openPlayer();
    player.seek(STARTED_AT + 60_500);
    player.play();
    player.step(1);
    expect(player.view.read()).toMatchObject({ at: STARTED_AT + 61_000, isPlaying: false });
    player.step(-1);
    player.step(-1);
    expect(player.view.read().at).toBe(STARTED_AT + 59_000);
    expect(readBestPrice()).toBe(209);
    player.seek(STARTED_AT);
    player.step(-1);
    expect(player.view.read().at).toBe(STARTED_AT);
    player.stop();
  });

  test('skips no time while the page is frozen', () => {
    const { player, frames, readSecondsPlayed } = openPlayer();
    player.play();
    expect(readSecondsPlayed()).toBe(0);
    frames(1, 60_000);
    expect(readSecondsPlayed()).toBeLessThanOrEqual(0.1);
    player.stop();
  });

  test('shows the prices of the reducer after any sequence of seeks, steps and play', () => {
    const actionArbitrary = fc.oneof(
      fc.record({ kind: fc.constant('seek' as const), to: fc.integer({ min: -1_000, max: 182_000 }) }),
      fc.record({ kind: fc.constant('step' as const), way: fc.constantFrom(1 as const, -1 as const) }),
      fc.record({
        kind: fc.constant('play' as const),
        speed: fc.constantFrom<Speed>(...SPEEDS),
        frames: fc.integer({ min: 1, max: 90 }),
      }),
    );
    fc.assert(
      fc.property(fc.array(actionArbitrary, { maxLength: 12 }), (actions) => {
        const { track, player, frames, readBestPrice } = openPlayer();
        for (const action of actions) {
          if (action.kind === 'seek') player.seek(STARTED_AT + action.to);
          else if (action.kind === 'step') player.step(action.way);
          else {
            player.setSpeed(action.speed);
            player.play();
            frames(action.frames);
            player.pause();
          }
          expect(readBestPrice()).toBe(findBestPrice(track, player.view.read().at));
        }
        player.stop();
      }),
      { numRuns: 60 },
    );
  });
});

function findBestPrice(track: ReturnType<typeof openPlayer>['track'], at: number): number | null {
  const back = track.getSnapshotAt(at)?.book.runners.get(1)?.back;
  return back?.levels[0]?.price ?? null;
}
