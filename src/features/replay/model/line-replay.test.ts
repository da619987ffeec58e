import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setFormat } from '#shared/format/display.ts';
import { BEGAN } from '../testing/a-market.ts';
import { pageOfFrames } from '../testing/page-of-frames.ts';
import { betOnLine, eventfulLine, openLine, someLine } from '../testing/a-line.ts';
import { lineAnswerAt } from './answer.ts';
import { lineEventsOf, resultOf } from './line-moments.ts';
import { createLinePlayer } from './line-player.ts';
import { betsWithin, momentsOf } from './moments.ts';
import { lineRowsOf } from './rows.ts';

const zone = (timeZone: string) => setFormat({ locale: 'en-IN', currency: 'INR', timeZone });
beforeEach(() => zone('UTC'));
afterEach(() => zone('UTC'));

const told = (rows: ReturnType<typeof lineRowsOf>) => rows.map(({ at, words }) => [(at - BEGAN) / 1000, words]);

describe('what happened to a session line', () => {
  it('is told once each, in order, and a run is no event', () => {
    expect(told(lineRowsOf(lineEventsOf(eventfulLine().track(201_000))))).toEqual([
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

  it('passes over the way between two pages', () => {
    const line = someLine();
    line.say(0, {});
    line.leave(10_000);
    line.say(10_400, {});
    line.say(20_000, { lockedBy: 'Suspended' });
    expect(told(lineRowsOf(lineEventsOf(line.track(30_000))))).toEqual([[20, 'Suspended']]);
  });

  it('is told in the exchange’s own words, without what cannot be seen and no longer than a line', () => {
    const line = someLine();
    line.say(0, {});
    line.say(1_000, { lockedBy: `Wait\u202e for it ${'x'.repeat(500)}` });
    line.say(2_000, { lockedBy: '\u200b' });
    const [first, second] = lineRowsOf(lineEventsOf(line.track(3_000)));
    expect(first?.words).toMatch(/^Wait {2}for it x+$/);
    expect(first?.words.length).toBe(80);
    expect(second?.words).toBe('Locked');
  });

  it('has the bettor’s own bets among it, and the result where one of them was settled', () => {
    const track = eventfulLine().track(300_000);
    const settled = betOnLine('2', 'lay', 45_000, { winnerName: '43', settledAt: new Date(BEGAN + 240_000).toISOString() });
    const bets = [betOnLine('1', 'back', 20_000), settled, betOnLine('3', 'back', 20_000, { marketId: '31_7' })];
    const own = betsWithin(bets, openLine.fancyId, track.from, track.to);
    const rows = told(lineRowsOf(momentsOf([...lineEventsOf(track), ...resultOf(bets, track)], own, 200)));
    expect(rows.slice(0, 2)).toEqual([[20, 'Your bet: Yes 36 at 100, 500.00'], [30, 'Ball Running']]);
    expect(rows).toContainEqual([45, 'Your bet: No 36 at 100, 500.00']);
    expect(rows.at(-1)).toEqual([240, 'Result 43']);
  });
});

describe('what a session line stood at', () => {
  it.each([
    [0, 'At 14:00:00: No 34 at 100, Yes 36 at 100'],
    [31_000, 'At 14:00:31: No 35 at 100, Yes 37 at 100 (Ball Running)'],
    [61_000, 'At 14:01:01: No –, Yes – (Suspended)'],
    [120_000, 'At 14:02:00 the line was not on screen.'],
    [-1, 'At 13:59:59 the line was not on screen.'],
  ])('%i ms after the beginning is said in a sentence', (after, words) => {
    const track = eventfulLine().track(201_000);
    expect(lineAnswerAt(track, BEGAN + after, track)).toBe(words);
  });
});

describe('a session line played', () => {
  it('shows what stood at any moment, however it is played, set and stepped; a jump begins anew, playing goes on', () => {
    const act = fc.oneof(
      fc.record({ kind: fc.constant('seek' as const), to: fc.integer({ min: -1_000, max: 210_000 }) }),
      fc.record({ kind: fc.constant('step' as const), way: fc.constantFrom(1 as const, -1 as const) }),
      fc.record({ kind: fc.constant('play' as const), speed: fc.constantFrom(1 as const, 20 as const, 200 as const), frames: fc.integer({ min: 1, max: 90 }) }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        const track = eventfulLine().track(205_000);
        const { page, frames } = pageOfFrames();
        const player = createLinePlayer(track, page);
        for (const each of acts) {
          const { jump } = player.shown.read();
          if (each.kind === 'seek') player.seek(BEGAN + each.to);
          else if (each.kind === 'step') player.step(each.way);
          else {
            if (player.view.read().at >= player.to) player.seek(player.from);
            const before = player.shown.read().jump;
            player.setSpeed(each.speed);
            player.play();
            frames(each.frames);
            player.pause();
            expect(player.shown.read().jump).toBe(before);
          }
          if (each.kind === 'seek') expect(player.shown.read().jump).not.toBe(jump);
          const then = track.standingAt(player.view.read().at);
          const { line, stale } = player.shown.read();
          expect([line.no, line.yes, line.lockedBy, stale]).toEqual(then === null ? [null, null, null, false] : [then.line.no, then.line.yes, then.line.lockedBy, then.stale]);
        }
        player.stop();
      }),
      { numRuns: 100 },
    );
  });
});
