import type { CommandClock, ExposureReader } from './command-config.ts';

/** Reads the server's list. Rejects when it cannot be read. */
type ReadList<Receipt> = () => Promise<readonly Receipt[]>;

export interface RefusedComparison<Receipt> {
  /** Sending the same target again ends this comparison. */
  readonly target: string;
  /** The exposure before the command was sent; null when it had not been read. */
  readonly exposureBefore: number | null;
  /** How long the server may still act on the refused command, in milliseconds. */
  readonly withinMs: number;
  readonly read: ReadList<Receipt>;
  /** Returns true when the list contradicts the refusal, which ends the comparison. */
  readonly compare: (receipts: readonly Receipt[]) => boolean;
}

/** Compares the server's list with a response, because a server may act twice, or act and refuse. */
export interface ResponseComparison<Receipt> {
  /** Compares the first readable list, `afterMs` milliseconds from now or later. */
  compareAccepted(read: ReadList<Receipt>, compare: (receipts: readonly Receipt[]) => void, afterMs: number): void;
  /**
   * Compares with the list whenever the exposure differs from `exposureBefore`. Ends when the list contradicts the
   * refusal or the server can no longer act. Without an exposure, compares the first readable list only.
   */
  compareRefused(refused: RefusedComparison<Receipt>): void;
  /** Ends the comparisons of refused commands with this target, or of all of them without a target. */
  stop(target?: string): void;
}

/** Delay of the first repetition in milliseconds, when the list was unreadable or empty. */
const FIRST_REPEAT_MS = 5_000;
const REPEATS_MS = [FIRST_REPEAT_MS, 15_000] as const;

const noop = (): void => undefined;

export function createResponseComparison<Receipt>(
  clock: CommandClock,
  exposure: ExposureReader | null,
): ResponseComparison<Receipt> {
  let refusals: readonly { readonly target: string; readonly stop: () => void }[] = [];

  /** Reads the list at these times, in milliseconds from now, until `compare` returns true. */
  function readAt(
    moments: readonly number[],
    read: ReadList<Receipt>,
    compare: (receipts: readonly Receipt[]) => boolean,
  ): () => void {
    const start = clock.now();
    let isStopped = false;
    let cancel = noop;
    const runNext = (index: number): void => {
      const moment = moments[index];
      if (moment === undefined || isStopped) return;
      const attempt = async () => {
        const receipts = await read().catch(() => null);
        if (isStopped || (receipts !== null && compare(receipts))) return;
        runNext(index + 1);
      };
      if (moment <= 0) return void attempt();
      cancel = clock.schedule(Math.max(0, start + moment - clock.now()), () => void attempt());
    };
    runNext(0);
    return () => {
      isStopped = true;
      cancel();
    };
  }

  return {
    compareAccepted(read, compare, afterMs) {
      readAt([afterMs, ...REPEATS_MS.map((ms) => afterMs + ms)], read, (receipts) => {
        compare(receipts);
        return true;
      });
    },
    compareRefused({ target, exposureBefore, withinMs, read, compare }) {
      let [stopReading, stopWatching, cancelEnd] = [noop, noop, noop];
      const stop = () => {
        stopReading();
        stopWatching();
        cancelEnd();
        refusals = refusals.filter((each) => each.stop !== stop);
      };
      refusals = [...refusals, { target, stop }];
      const end = (receipts: readonly Receipt[]): boolean => {
        const isOver = compare(receipts);
        if (isOver) stop();
        return isOver;
      };
      if (exposure === null) {
        stopReading = readAt([0, ...REPEATS_MS], read, (receipts) => {
          if (!end(receipts)) stop();
          return true;
        });
        return;
      }
      const until = clock.now() + withinMs;
      let isStarted = false;
      const start = () => {
        if (isStarted) return;
        isStarted = true;
        const left = until - clock.now();
        stopReading = readAt(
          [0, FIRST_REPEAT_MS, left].toSorted((a, b) => a - b),
          read,
          end,
        );
      };
      if (exposureBefore === null) {
        start();
        return;
      }
      stopWatching = exposure.watch((current) => {
        if (current !== exposureBefore) start();
      });
      cancelEnd = clock.schedule(withinMs, () => stopWatching());
    },
    stop(target) {
      for (const each of refusals) if (target === undefined || each.target === target) each.stop();
    },
  };
}
