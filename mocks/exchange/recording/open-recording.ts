import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { HOUR_MS, MINUTE_MS } from '#shared/format/durations.ts';
import { createWorld } from '../world/world.ts';
import { recordMarket } from './record-market.ts';

const SEED = 7;
const EVENING = Date.UTC(2026, 10, 21, 14, 30);

/** A recorded T20 match for tests. The first runner wins. */
export interface TestRecording {
  readonly lines: readonly string[];
  readonly marketId: string;
  readonly matchName: string;
  readonly runnerNames: Readonly<Record<number, string>>;
  readonly winnerId: number;
  readonly loserId: number;
  /** Moments of the recording in milliseconds: start of play, last trading, and the result. */
  readonly inPlayAt: number;
  readonly endsAt: number;
  readonly closedAt: number;
}

const RECORDED_MATCH = {
  marketId: '1.200806927',
  matchName: 'Netherlands v Papua New Guinea',
  runnerNames: { 228749: 'Netherlands', 2857977: 'Papua New Guinea' },
  winnerId: 228749,
  loserId: 2857977,
  inPlayAt: 1_657_537_220_540,
  endsAt: 1_657_550_798_245,
  closedAt: 1_657_550_847_332,
} as const;

/** Records a simulated T20 match that its first runner wins. The same match in every run. */
function recordSimulatedMatch(): TestRecording {
  const world = createWorld(SEED);
  for (const fixture of world.listFixtures('4', EVENING, EVENING + 24 * HOUR_MS)) {
    const [market] = world.getMatch(fixture).markets;
    const [first, second] = market?.runners ?? [];
    if (market === undefined || first === undefined || second === undefined) continue;
    const { ending, settlesAt, announcement } = market;
    if (market.runners.length !== 2 || ending.kind !== 'won' || ending.winnerId !== first.runnerId) continue;
    const marketId = '1.990000001';
    const lines = recordMarket(market, {
      from: announcement.startsAt - HOUR_MS,
      to: settlesAt + MINUTE_MS,
      everyMs: 1_000,
      marketId,
      eventId: '99000001',
      rupeesPerUnit: 100,
      betDelay: 5,
    });
    return {
      lines,
      marketId,
      matchName: announcement.matchName,
      runnerNames: { [first.runnerId]: first.name, [second.runnerId]: second.name },
      winnerId: first.runnerId,
      loserId: second.runnerId,
      inPlayAt: announcement.startsAt + MINUTE_MS,
      endsAt: settlesAt - MINUTE_MS,
      closedAt: settlesAt + 1_000,
    };
  }
  throw new Error('the simulated calendar has no match that its first runner wins');
}

/**
 * Opens a recorded T20 match. The environment variable RECORDINGS_DIR names a folder with the recording
 * `t20-prices.jsonl.gz` of a real match. Without it, the simulated exchange records a match of its own.
 */
export function openTestRecording(): TestRecording {
  const folder = process.env['RECORDINGS_DIR'];
  if (folder === undefined) return recordSimulatedMatch();
  const file = gunzipSync(readFileSync(resolve(folder, 't20-prices.jsonl.gz')));
  return { ...RECORDED_MATCH, lines: file.toString('utf8').trim().split('\n') };
}
