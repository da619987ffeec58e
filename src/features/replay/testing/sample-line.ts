import type { Bet } from '#shared/domain/bet/bet.ts';
import type { FancyLine } from '#shared/domain/market/market.ts';
import { money, units } from '#shared/domain/money/money.ts';
import { lineRun } from '#shared/domain/odds/odds.ts';
import { createSampleBet } from '#shared/domain/testing/sample-bet.ts';
import { MarketHistory } from '#shared/live/history/market-history.ts';
import { createFancyLine } from '#shared/live/testing/fancy-line.ts';
import { STARTED_AT } from './sample-market.ts';

const MATCH_ID = '31';

/** An open line at 34 and 36. */
export const openLine = createFancyLine(`${MATCH_ID}_6`, {
  matchId: MATCH_ID,
  name: '6 over run MUM',
  order: 6,
  minStake: units(100),
  maxStake: units(50_000),
});

/** Creates a bet on the line, placed `afterMs` milliseconds after the start. */
export const createLineBet = (betId: string, side: Bet['side'], afterMs: number, changes: Partial<Bet> = {}): Bet =>
  createSampleBet({
    betId,
    side,
    matchId: MATCH_ID,
    marketId: openLine.fancyId,
    marketName: openLine.name,
    selectionName: side === 'back' ? 'YES' : 'NO',
    kind: 'fancy',
    price: lineRun(3600),
    size: 10_000,
    stake: money(50_000),
    liability: money(50_000),
    profit: money(50_000),
    placedAt: new Date(STARTED_AT + afterMs).toISOString(),
    ...changes,
  });

/** Creates a session line recorded by a feed. Times are milliseconds after the start. */
export function createRecordedLine(first: FancyLine = openLine) {
  const time = { now: STARTED_AT };
  const marketHistory = new MarketHistory(() => time.now);
  let line = first;
  const publishLine = (afterMs: number, stale: boolean) => {
    time.now = STARTED_AT + afterMs;
    marketHistory.fancies.update(MATCH_ID, {
      phase: 'ready',
      value: [line],
      failure: stale ? { kind: 'unreachable', code: 'TIMEOUT_ERROR' } : null,
    });
  };
  marketHistory.fancies.setName(MATCH_ID, 'Mumbai v Chennai');
  return {
    marketHistory,
    publish(afterMs: number, changes: Partial<FancyLine>) {
      line = { ...line, ...changes };
      publishLine(afterMs, false);
    },
    /** Both sides, two runs apart. */
    run: (no: number): Pick<FancyLine, 'no' | 'yes'> => ({
      no: { run: no, size: 100 },
      yes: { run: no + 2, size: 100 },
    }),
    markStale: (afterMs: number) => publishLine(afterMs, true),
    hide(afterMs: number) {
      time.now = STARTED_AT + afterMs;
      marketHistory.fancies.update(MATCH_ID, { phase: 'waiting' });
    },
    /** The track up to `after` milliseconds after the start. */
    track(afterMs: number) {
      time.now = STARTED_AT + afterMs;
      const track = marketHistory.fancies.track(MATCH_ID, first.fancyId);
      if (track === null) throw new Error('no track was recorded');
      return track;
    },
  };
}

/** Creates a line with every kind of event within 200 seconds. */
export function createEventfulLine(first?: FancyLine) {
  const line = createRecordedLine(first);
  line.publish(0, {});
  line.publish(10_000, line.run(35));
  line.publish(30_000, { lockedBy: 'Ball Running' });
  line.publish(38_000, { lockedBy: null, ...line.run(38) });
  line.publish(60_000, { lockedBy: 'Suspended', no: null, yes: null });
  line.publish(75_000, { lockedBy: null, rateChanged: true, ...line.run(40) });
  line.markStale(90_000);
  line.publish(95_000, { rateChanged: false, ...line.run(41) });
  line.hide(110_000);
  line.publish(130_000, line.run(44));
  line.publish(180_000, { lockedBy: 'Closed', no: null, yes: null });
  line.hide(200_000);
  return line;
}
