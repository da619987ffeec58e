import type { Page } from './page.ts';
import { createPollingTransport } from './polling.ts';
import type { SocketOptions, StreamSide } from './socket/socket.ts';
import { type Asks, type Heard, keyOf, type Pace, type Sink, type Subject, type Transport } from './transport.ts';

export interface CoveredOptions {
  readonly asks: Asks;
  readonly page: Page;
  readonly sink: Sink;
  readonly pace: Pace;
  /**
   * Opens the stream once it is known that there is one; null where there is none. Called anew after a while when it rejects.
   * What it needs of the transport is handed to it.
   */
  stream(needs: Pick<SocketOptions, 'page' | 'sink' | 'ask'>): Promise<StreamSide | null>;
}

const AGAIN_MS = 15_000;
/** A page that follows another lets go and watches within this time: one subscription instead of three. */
const SETTLE_MS = 50;

/** Polling, and on top of it a stream where the operator offers one: what the stream brings is asked for seldom, all else as before. */
export function createCoveredTransport({ asks, page, sink, pace, stream }: CoveredOptions): Transport {
  let side: StreamSide | null = null;
  let stopped = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  let settle: ReturnType<typeof setTimeout> | undefined;
  const markets = new Map<string, { readonly subject: Subject; readonly marketIds: readonly string[] }>();
  const matchIds = new Set<string>();

  const show = (): void => {
    settle ??= setTimeout(() => {
      settle = undefined;
      side?.show({ markets: new Map(markets), matchIds: [...matchIds].sort() });
    }, SETTLE_MS);
  };

  const shows = (subject: Subject, marketIds: readonly string[]): void => {
    if (markets.get(keyOf(subject))?.marketIds.join() === marketIds.join()) return;
    markets.set(keyOf(subject), { subject, marketIds });
    show();
  };

  const streamed = (heard: Heard): Heard => ({ ...heard, streamed: (marketId) => side?.streams(marketId) ?? false });

  const polled: Pick<Sink, 'home' | 'match' | 'fancies' | 'missed'> = {
    home(rows, heard) {
      shows({ of: 'home' }, rows.map((row) => row.marketId));
      sink.home(rows, streamed(heard));
    },
    match(matchId, answer, heard) {
      shows({ of: 'match', matchId }, answer.map((market) => market.marketId));
      sink.match(matchId, answer, streamed(heard));
    },
    fancies: (matchId, lines, heard) => sink.fancies(matchId, side?.list(matchId, lines) ?? lines, heard),
    missed(subject, ...how) {
      // What the stream brings is not missed.
      if (side?.covers(subject) !== true) sink.missed(subject, ...how);
    },
  };
  const polling = createPollingTransport(asks, page, polled, pace, { covers: (subject) => side?.covers(subject) ?? false });

  const letGo = (subject: Subject): void => {
    if (subject.of === 'fancies') matchIds.delete(subject.matchId);
    else markets.delete(keyOf(subject));
    show();
  };

  const connect = (): void => {
    stream({ page, sink, ask: polling.ask }).then(
      (opened) => {
        if (stopped) return opened?.stop();
        side = opened;
        show();
      },
      () => {
        if (!stopped) again = setTimeout(connect, AGAIN_MS * (0.5 + Math.random()));
      },
    );
  };

  return {
    start: connect,
    watchHome() {
      const stop = polling.watchHome();
      return () => {
        stop();
        letGo({ of: 'home' });
      };
    },
    watchMatch(matchId, parts) {
      const stop = polling.watchMatch(matchId, parts);
      if (parts === 'all') matchIds.add(matchId);
      show();
      return () => {
        stop();
        letGo({ of: 'match', matchId });
        letGo({ of: 'fancies', matchId });
      };
    },
    refresh: () => polling.refresh(),
    stop() {
      stopped = true;
      clearTimeout(again);
      clearTimeout(settle);
      side?.stop();
    },
  };
}
