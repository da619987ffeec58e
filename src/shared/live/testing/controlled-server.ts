import { ApiError } from '../../api/failure.ts';
import type { FancyLine, Market, MatchRow, Runner } from '../../domain/market/market.ts';
import { money } from '../../domain/money/money.ts';
import { odds } from '../../domain/odds/odds.ts';
import { createSampleMarket } from '../../domain/testing/sample-market.ts';
import type { SentListener } from '../transport/transport.ts';

const createRunner = (price: number): Runner => ({
  runnerId: 1,
  name: 'India',
  status: 'active',
  back: [{ price: odds(price), size: money(100) }, null, null],
  lay: [null, null, null],
});

export const createMarket = (price: number, part: Partial<Market> = {}): Market =>
  createSampleMarket({
    matchId: '9',
    matchName: 'India v Australia',
    startsAt: '2026-01-01T10:00:00Z',
    marketId: '1.1',
    name: 'Match Odds',
    ladder: 'step',
    runners: [createRunner(price)],
    ...part,
  });

export const createRow = (price: number): MatchRow => ({
  sportId: '4',
  sportName: 'Cricket',
  seriesId: '1',
  seriesName: 'Cup',
  matchId: '9',
  matchName: 'India v Australia',
  startsAt: '2026-01-01T10:00:00Z',
  marketId: '1.1',
  marketName: 'Match Odds',
  status: 'open',
  inPlay: true,
  locked: false,
  hasFancy: false,
  bookmakerCount: 0,
  fancyCount: 0,
  hasTv: false,
  totalMatched: null,
  runners: [createRunner(price)],
});

interface PendingQuery<T> {
  readonly signal: AbortSignal;
  /** Says that the request left before the call. Null for session lines, whose requests never do. */
  readonly onSentEarly: SentListener | null;
  respond(value: T): Promise<void>;
  fail(error: Error): Promise<void>;
}

/** A server that responds when the test lets it. */
export function createControlledServer() {
  const requests = {
    home: [] as PendingQuery<readonly MatchRow[]>[],
    match: [] as PendingQuery<readonly Market[]>[],
    fancies: [] as PendingQuery<readonly FancyLine[]>[],
  };
  const enqueue = <T>(
    queue: PendingQuery<T>[],
    signal: AbortSignal,
    onSentEarly: SentListener | null = null,
  ): Promise<T> =>
    new Promise((resolve, reject) => {
      const settleAndFlush = async (settle: () => void) => {
        settle();
        // The poller's own promises settle after ours.
        for (let index = 0; index < 5; index += 1) await Promise.resolve();
      };
      queue.push({
        signal,
        onSentEarly,
        respond: (value) => settleAndFlush(() => resolve(value)),
        fail: (error) => settleAndFlush(() => reject(error)),
      });
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  const fetchers = {
    fetchHome: (signal: AbortSignal, onSentEarly: SentListener) => enqueue(requests.home, signal, onSentEarly),
    fetchMatch: (_: string, signal: AbortSignal, onSentEarly: SentListener) =>
      enqueue(requests.match, signal, onSentEarly),
    fetchFancies: (_: string, signal: AbortSignal) => enqueue(requests.fancies, signal),
  };
  return { requests, fetchers };
}

export const unreachable = () => new ApiError({ kind: 'unreachable', code: 'FETCH_ERROR' });
export const getLast = <T>(list: T[]): T => {
  const item = list.at(-1);
  if (item === undefined) throw new Error('no request is pending');
  return item;
};
