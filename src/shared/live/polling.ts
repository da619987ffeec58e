import type { Page } from './page.ts';
import { createPoller, type Poller } from './poller.ts';
import { type Asks, DEFAULT_PACE, type Pace, type Sink, type Transport } from './transport.ts';

/** Full images of what is on screen, again and again: the transport of every operator that offers no socket. */
export function createPollingTransport(asks: Asks, page: Page, sink: Sink, pace: Pace = DEFAULT_PACE): Transport {
  const pollers = new Set<Poller>();

  const keep = (...made: Poller[]): (() => void) => {
    for (const poller of made) pollers.add(poller);
    return () => {
      for (const poller of made) {
        poller.stop();
        pollers.delete(poller);
      }
    };
  };

  return {
    watchHome: () =>
      keep(
        createPoller({
          page,
          ask: asks.home,
          heard: (rows, askedAt, tookMs) => sink.home(rows, { askedAt, tookMs, lifeMs: pace.homeLife }),
          missed: (failure, times, since) => sink.missed({ of: 'home' }, failure, times, since),
          interval: () => pace.home,
        }),
      ),

    watchMatch(matchId) {
      // Until the first answer says otherwise the match counts as in play: asking once too often is the smaller fault.
      let inPlay = true;
      let hasFancies = true;
      const interval = (fast: boolean): number => (fast ? pace.inPlay : pace.upcoming);
      const life = (fast: boolean): number => (fast ? pace.inPlayLife : pace.upcomingLife);
      return keep(
        createPoller({
          page,
          ask: (signal) => asks.match(matchId, signal),
          heard(markets, askedAt, tookMs) {
            inPlay = markets.some((market) => market.inPlay && market.status !== 'closed');
            sink.match(matchId, markets, { askedAt, tookMs, lifeMs: life(inPlay) });
          },
          missed: (failure, times, since) => sink.missed({ of: 'match', matchId }, failure, times, since),
          interval: () => interval(inPlay),
        }),
        createPoller({
          page,
          ask: (signal) => asks.fancies(matchId, signal),
          heard(lines, askedAt, tookMs) {
            hasFancies = lines.length > 0;
            sink.fancies(matchId, lines, { askedAt, tookMs, lifeMs: life(inPlay && hasFancies) });
          },
          missed: (failure, times, since) => sink.missed({ of: 'fancies', matchId }, failure, times, since),
          interval: () => interval(inPlay && hasFancies),
        }),
      );
    },

    refresh() {
      for (const poller of pollers) poller.now();
    },
  };
}
