import type { Bet } from '#shared/domain/bet.ts';
import type { FancyLine } from '#shared/domain/market.ts';
import { money, units } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import { Past } from '#shared/live/past/past.ts';
import { BEGAN } from './a-market.ts';

const MATCH_ID = '31';

/** Open at 34 and 36. */
export const openLine: FancyLine = {
  fancyId: `${MATCH_ID}_6`, matchId: MATCH_ID, name: '6 over run MUM', category: 'session', order: 6, no: { run: 34, size: 100 }, yes: { run: 36, size: 100 },
  lockedBy: null, rateChanged: false, minStake: units(100), maxStake: units(50_000), news: null,
};

/** A bet on the line, so many milliseconds after the beginning. */
export const betOnLine = (betId: string, side: Bet['side'], after: number, part: Partial<Bet> = {}): Bet => ({
  betId, side, sportId: '4', matchId: MATCH_ID, matchName: 'Mumbai v Chennai', marketId: openLine.fancyId, marketName: openLine.name, selectionName: side === 'back' ? 'YES' : 'NO', kind: 'fancy',
  price: odds(3600), size: 10_000, stake: money(50_000), liability: money(50_000), profit: money(50_000), result: null, matched: true, winnerName: null, state: 'active', deletedReason: null,
  placedAt: new Date(BEGAN + after).toISOString(), settledAt: null, reference: null, ...part,
});

/** A session line that a feed has shown: what is said of it is said at `after` milliseconds from the beginning. */
export function someLine(first: FancyLine = openLine) {
  const time = { now: BEGAN };
  const kept = new Past(() => time.now);
  let line = first;
  const tell = (after: number, stale: boolean) => {
    time.now = BEGAN + after;
    kept.lines.tell(MATCH_ID, { phase: 'ready', value: [line], failure: stale ? { kind: 'unreachable', code: 'TIMEOUT_ERROR' } : null });
  };
  kept.lines.name(MATCH_ID, 'Mumbai v Chennai');
  return {
    past: kept,
    say(after: number, part: Partial<FancyLine>) {
      line = { ...line, ...part };
      tell(after, false);
    },
    /** Both sides at once, two runs apart. */
    run: (no: number): Pick<FancyLine, 'no' | 'yes'> => ({ no: { run: no, size: 100 }, yes: { run: no + 2, size: 100 } }),
    miss: (after: number) => tell(after, true),
    leave(after: number) {
      time.now = BEGAN + after;
      kept.lines.tell(MATCH_ID, { phase: 'waiting' });
    },
    /** What is kept as of so many milliseconds after the beginning. */
    track(after: number) {
      time.now = BEGAN + after;
      const track = kept.lines.track(MATCH_ID, first.fancyId);
      if (track === null) throw new Error('nothing is kept');
      return track;
    },
  };
}

/** All that can happen to a line, within two hundred seconds. */
export function eventfulLine(first?: FancyLine) {
  const line = someLine(first);
  line.say(0, {});
  line.say(10_000, line.run(35));
  line.say(30_000, { lockedBy: 'Ball Running' });
  line.say(38_000, { lockedBy: null, ...line.run(38) });
  line.say(60_000, { lockedBy: 'Suspended', no: null, yes: null });
  line.say(75_000, { lockedBy: null, rateChanged: true, ...line.run(40) });
  line.miss(90_000);
  line.say(95_000, { rateChanged: false, ...line.run(41) });
  line.leave(110_000);
  line.say(130_000, line.run(44));
  line.say(180_000, { lockedBy: 'Closed', no: null, yes: null });
  line.leave(200_000);
  return line;
}
