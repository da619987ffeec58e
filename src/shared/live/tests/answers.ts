import { ApiError } from '../../api/failure.ts';
import type { FancyLine, Market, MatchRow, Runner } from '../../domain/market.ts';
import { money } from '../../domain/money.ts';
import { odds } from '../../domain/odds.ts';

const runner = (price: number): Runner => ({
  runnerId: 1,
  name: 'India',
  status: 'active',
  back: [{ price: odds(price), size: money(100) }, null, null],
  lay: [null, null, null],
});

export const market = (price: number, part: Partial<Market> = {}): Market => ({
  sportId: '4',
  matchId: '9',
  matchName: 'India v Australia',
  startsAt: '2026-01-01T10:00:00Z',
  marketId: '1.1',
  name: 'Match Odds',
  type: 'match-odds',
  kind: 'odds',
  status: 'open',
  inPlay: true,
  locked: false,
  totalMatched: null,
  news: null,
  minStake: null,
  maxStake: null,
  ladder: 'step',
  runners: [runner(price)],
  ...part,
});

export const row = (price: number): MatchRow => ({
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
  runners: [runner(price)],
});

interface Question<T> {
  readonly signal: AbortSignal;
  answer(value: T): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** A server that answers when the test says so. */
export function server() {
  const asked = { home: [] as Question<readonly MatchRow[]>[], match: [] as Question<readonly Market[]>[], fancies: [] as Question<readonly FancyLine[]>[] };
  const ask = <T>(questions: Question<T>[], signal: AbortSignal): Promise<T> =>
    new Promise((resolve, reject) => {
      const settled = async (settle: () => void) => {
        settle();
        // The poller's own promises come after ours.
        for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
      };
      questions.push({ signal, answer: (value) => settled(() => resolve(value)), fail: (error) => settled(() => reject(error as Error)) });
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  const asks = {
    home: (signal: AbortSignal) => ask(asked.home, signal),
    match: (_: string, signal: AbortSignal) => ask(asked.match, signal),
    fancies: (_: string, signal: AbortSignal) => ask(asked.fancies, signal),
  };
  return { asked, asks };
}

export const unreachable = () => new ApiError({ kind: 'unreachable', code: 'FETCH_ERROR' });
export const last = <T>(list: T[]): T => {
  const item = list.at(-1);
  if (item === undefined) throw new Error('nothing was asked');
  return item;
};
