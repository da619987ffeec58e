import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { configureDisplay } from '#shared/format/display.ts';
import { createFrameEnvironment } from '../../testing/frame-environment.ts';
import { createEventfulLine, createLineBet, createRecordedLine, openLine } from '../../testing/sample-line.ts';
import { STARTED_AT } from '../../testing/sample-market.ts';
import { describeLineAt } from '../describe-moment.ts';
import { findLineResult, listLineEvents } from '../moments/line-moments.ts';
import { listOwnBets, mergeMoments } from '../moments/market-moments.ts';
import { createLineRows } from '../moments/moment-rows.ts';
import { createLinePlayer } from './line-player.ts';

const setTimeZone = (timeZone: string) => configureDisplay({ locale: 'en-IN', currency: 'INR', timeZone });
beforeEach(() => setTimeZone('UTC'));
afterEach(() => setTimeZone('UTC'));

const summarizeRows = (rows: ReturnType<typeof createLineRows>) =>
  rows.map(({ at, text }) => [(at - STARTED_AT) / 1000, text]);

describe('listLineEvents', () => {
  test('lists each event once in order of time, without runs', () => {
    expect(summarizeRows(createLineRows(listLineEvents(createEventfulLine().track(201_000))))).toEqual([
      [30, 'Ball Running'],
      [38, 'Open'],
      [60, 'Suspended'],
      [75, 'Open'],
      [75, 'Rate changed'],
      [90, 'Prices delayed'],
      [95, 'Prices fresh again'],
      [110, 'No longer shown'],
      [130, 'Shown again'],
      [180, 'Closed'],
      [200, 'No longer shown'],
    ]);
  });

  test('ignores the gap between two pages', () => {
    const line = createRecordedLine();
    line.publish(0, {});
    line.hide(10_000);
    line.publish(10_400, {});
    line.publish(20_000, { lockedBy: 'Suspended' });
    expect(summarizeRows(createLineRows(listLineEvents(line.track(30_000))))).toEqual([[20, 'Suspended']]);
  });

  test("shows the exchange's own label, without invisible characters and at most 80 characters long", () => {
    const line = createRecordedLine();
    line.publish(0, {});
    line.publish(1_000, { lockedBy: `Wait\u202e for it ${'x'.repeat(500)}` });
    line.publish(2_000, { lockedBy: '\u200b' });
    const [first, second] = createLineRows(listLineEvents(line.track(3_000)));
    expect(first?.text).toMatch(/^Wait {2}for it x+$/);
    expect(first?.text.length).toBe(80);
    expect(second?.text).toBe('Locked');
  });

  test('is merged with own bets and their results', () => {
    const track = createEventfulLine().track(300_000);
    const settled = createLineBet('2', 'lay', 45_000, {
      winnerName: '43',
      settledAt: new Date(STARTED_AT + 240_000).toISOString(),
    });
    const bets = [
      createLineBet('1', 'back', 20_000),
      settled,
      createLineBet('3', 'back', 20_000, { marketId: '31_7' }),
    ];
    const ownBets = listOwnBets(bets, openLine.fancyId, track.from, track.to);
    const rows = summarizeRows(
      createLineRows(mergeMoments([...listLineEvents(track), ...findLineResult(bets, track)], ownBets, 200)),
    );
    expect(rows.slice(0, 2)).toEqual([
      [20, 'Your bet: Yes 36 at 100, 500.00'],
      [30, 'Ball Running'],
    ]);
    expect(rows).toContainEqual([45, 'Your bet: No 36 at 100, 500.00']);
    expect(rows.at(-1)).toEqual([240, 'Result 43']);
  });
});

describe('describeLineAt', () => {
  test.each([
    [0, 'At 14:00:00: No 34 at 100, Yes 36 at 100'],
    [31_000, 'At 14:00:31: No 35 at 100, Yes 37 at 100 (Ball Running)'],
    [61_000, 'At 14:01:01: No –, Yes – (Suspended)'],
    [120_000, 'At 14:02:00 the line was not on screen.'],
    [-1, 'At 13:59:59 the line was not on screen.'],
  ])('describes the line %i ms after the start', (after, text) => {
    const track = createEventfulLine().track(201_000);
    expect(describeLineAt(track, STARTED_AT + after, track)).toBe(text);
  });
});

describe('createLinePlayer', () => {
  test('shows the recorded line after any sequence of seeks, steps and play', () => {
    const actionArbitrary = fc.oneof(
      fc.record({ kind: fc.constant('seek' as const), to: fc.integer({ min: -1_000, max: 210_000 }) }),
      fc.record({ kind: fc.constant('step' as const), way: fc.constantFrom(1 as const, -1 as const) }),
      fc.record({
        kind: fc.constant('play' as const),
        speed: fc.constantFrom(1 as const, 20 as const, 200 as const),
        frames: fc.integer({ min: 1, max: 90 }),
      }),
    );
    fc.assert(
      fc.property(fc.array(actionArbitrary, { maxLength: 12 }), (actions) => {
        const track = createEventfulLine().track(205_000);
        const { environment, runFrames: frames } = createFrameEnvironment();
        const player = createLinePlayer(track, environment);
        for (const action of actions) {
          const { jump } = player.displayedLine.read();
          if (action.kind === 'seek') player.seek(STARTED_AT + action.to);
          else if (action.kind === 'step') player.step(action.way);
          else {
            if (player.view.read().at >= player.to) player.seek(player.from);
            const before = player.displayedLine.read().jump;
            player.setSpeed(action.speed);
            player.play();
            frames(action.frames);
            player.pause();
            expect(player.displayedLine.read().jump).toBe(before);
          }
          if (action.kind === 'seek') expect(player.displayedLine.read().jump).not.toBe(jump);
          const expected = track.getSnapshotAt(player.view.read().at);
          const { line, stale } = player.displayedLine.read();
          expect([line.no, line.yes, line.lockedBy, stale]).toEqual(
            expected === null
              ? [null, null, null, false]
              : [expected.line.no, expected.line.yes, expected.line.lockedBy, expected.stale],
          );
        }
        player.stop();
      }),
      { numRuns: 100 },
    );
  });
});
