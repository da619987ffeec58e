import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBook, readModel, readStore } from '#shared/live/testing/stream-model/compare.ts';
import { feed, MARKETS } from '#shared/live/testing/stream-model/feeds.ts';
import { StreamModel, type WireMessage } from '#shared/live/testing/stream-model/model.ts';
import { createFrameEnvironment } from '../../testing/frame-environment.ts';
import { createMarketPlayer } from '../playback/market-player.ts';
import { type Recording, RecordingBuilder } from './recording.ts';

/** Records messages, and returns what an independent model of the public stream shows after each. */
function recordMessages(messages: readonly WireMessage[]) {
  const [builder, model] = [new RecordingBuilder(), new StreamModel()];
  const moments = messages.map((message) => {
    builder.add(JSON.stringify(message));
    model.receive(message);
    return { at: message.pt, expectedBooks: MARKETS.map((marketId) => readModel(model, marketId)) };
  });
  const recording = builder.finish();
  expect(recording.badLines).toEqual({ count: 0, first: null });
  return { recording, moments };
}

const findTrack = ({ tracks }: Recording, marketId: string) =>
  tracks.find(({ outline }) => outline.marketId === marketId);

describe('recording compared with an independent stream model', () => {
  test('has the same levels, depth and handicaps at every time', () => {
    fc.assert(
      fc.property(feed, (messages) => {
        const { recording, moments } = recordMessages(messages);
        for (const { at, expectedBooks } of moments)
          expect(MARKETS.map((marketId) => readBook(findTrack(recording, marketId)?.getSnapshotAt(at)?.book))).toEqual(
            expectedBooks,
          );
      }),
      { numRuns: 100 },
    );
  });

  test('plays and seeks through the same prices', () => {
    fc.assert(
      fc.property(feed, fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 8 }), (messages, jumps) => {
        const { recording, moments } = recordMessages(messages);
        const { environment, runFrames: frames } = createFrameEnvironment();
        const player = createMarketPlayer(recording.tracks, environment);
        const expectSamePrices = (): void => {
          frames(1, 0);
          const { at } = player.view.read();
          expect(MARKETS.map((marketId) => readStore(player.feed.prices, marketId))).toEqual(
            moments.findLast((moment) => moment.at <= at)?.expectedBooks,
          );
        };
        for (const jump of jumps) {
          player.seek(moments[jump % moments.length]?.at ?? 0);
          expectSamePrices();
          for (let count = 0; count < 6; count += 1) {
            player.play();
            frames(3);
            // A paused player reports its time to the millisecond.
            player.pause();
            expectSamePrices();
          }
        }
        player.stop();
      }),
      { numRuns: 100 },
    );
  });

  test('names each runner by its handicap, in the order of the definition', () => {
    const runners = [
      [0.5, 2],
      [-0.5, 1],
      [0, 3],
    ].map(([hc, sortPriority]) => ({ id: 47, hc, sortPriority, name: 'Arsenal', status: 'ACTIVE' }));
    const definition = { status: 'OPEN', inPlay: false, runners };
    const { recording } = recordMessages([
      {
        op: 'mcm',
        ct: 'SUB_IMAGE',
        clk: 'a',
        pt: 1_800_000_000_000,
        mc: [{ id: '1.2', img: true, marketDefinition: definition }],
      },
    ]);
    expect(recording.tracks[0]?.outline.runners.map(({ name }) => name)).toEqual([
      'Arsenal −0.5',
      'Arsenal +0.5',
      'Arsenal 0',
    ]);
  });
});
