import type { Bet } from '#shared/domain/bet/bet.ts';
import type { Money } from '#shared/domain/money/money.ts';

/** What comparing the list of bets with an answer needs of the app. */
export interface ComparisonPorts {
  /** The active bets of a match, read after an answer; the page that shows them shares the request. Rejects when they cannot be read. */
  refreshBets(matchId: string): Promise<readonly Bet[]>;
  /** The exposure as last read; null before it was. */
  exposure(): Money | null;
  /** Reads the exposure, and calls with every value that is read until the returned function is called. */
  watchExposure(onRead: (exposure: Money) => void): () => void;
  now(): number;
  /** Calls once after so many milliseconds; the answer cancels. */
  schedule(ms: number, callback: () => void): () => void;
}

/** Takes a list of bets; true ends the comparison. */
type CompareBets = (bets: readonly Bet[]) => boolean;

export interface RefusedBet {
  /** The same bet, whatever its price: once it is sent again, only the new request is compared. */
  readonly betKey: string;
  readonly matchId: string;
  /** The exposure before the bet was sent; null where it had not been read. */
  readonly exposureBefore: Money | null;
  /** Until when the server may still act on the refused request, in milliseconds since 1970. */
  readonly until: number;
  readonly compare: CompareBets;
}

export interface Comparer {
  /** Compares the first list that can be read `after` so many milliseconds. */
  afterAnswer(matchId: string, compare: (bets: readonly Bet[]) => void, after?: number): void;
  /** Compares when the exposure is no longer what it was before the bet was sent. */
  afterRefusal(refused: RefusedBet): void;
  /** Ends the comparisons of one bet that was refused; all of them where none is named. */
  stop(betKey?: string): void;
}

/** A list that cannot be read, or shows nothing yet, is read again after these milliseconds. */
const RETRY_DELAYS_MS = [5_000, 15_000] as const;

const noop = () => undefined;

export function createComparer(ports: ComparisonPorts): Comparer {
  let refused: readonly { readonly betKey: string; readonly stop: () => void }[] = [];

  /** Reads the list at these moments, in milliseconds from now, until `compare` has seen enough. */
  function compareAt(matchId: string, moments: readonly number[], compare: CompareBets): () => void {
    const start = ports.now();
    let stopped = false;
    let cancel: () => void = noop;
    const next = (index: number): void => {
      const moment = moments[index];
      if (moment === undefined || stopped) return;
      const read = async () => {
        const bets = await ports.refreshBets(matchId).catch(() => null);
        if (stopped || (bets !== null && compare(bets))) return;
        next(index + 1);
      };
      if (moment === 0) return void read();
      cancel = ports.schedule(Math.max(0, start + moment - ports.now()), () => void read());
    };
    next(0);
    return () => {
      stopped = true;
      cancel();
    };
  }

  return {
    afterAnswer(matchId, compare, after = 0) {
      const moments = [after, ...RETRY_DELAYS_MS.map((more) => after + more)];
      compareAt(matchId, moments, (bets) => {
        compare(bets);
        return true;
      });
    },
    afterRefusal({ betKey, matchId, exposureBefore, until, compare }) {
      const remainingMs = until - ports.now();
      let [stopWatching, stopComparing, stopWaiting]: (() => void)[] = [noop, noop, noop];
      const stop = () => {
        stopWatching?.();
        stopComparing?.();
        stopWaiting?.();
        refused = refused.filter((each) => each.stop !== stop);
      };
      let started = false;
      const start = () => {
        if (started) return;
        started = true;
        stopComparing = compareAt(
          matchId,
          [0, RETRY_DELAYS_MS[0], remainingMs].toSorted((a, b) => a - b),
          (bets) => {
            const isOver = compare(bets);
            if (isOver) stop();
            return isOver;
          },
        );
      };
      refused = [...refused, { betKey, stop }];
      if (exposureBefore === null) return start();
      stopWatching = ports.watchExposure((exposure) => {
        if (exposure !== exposureBefore) start();
      });
      stopWaiting = ports.schedule(remainingMs, () => stopWatching?.());
    },
    stop(betKey) {
      for (const each of refused) if (betKey === undefined || each.betKey === betKey) each.stop();
    },
  };
}
