import type { Page } from './page.ts';
import { createPoller, type Poller } from './poller.ts';
import { type Asks, DEFAULT_PACE, keyOf, type Pace, type Sink, type Subject, type Transport } from './transport.ts';

/** Asks about some subjects seldom, because a stream brings what changes about them. */
export interface Cover {
  covers(subject: Subject): boolean;
}

const NO_COVER: Cover = { covers: () => false };

export interface PollingTransport extends Transport {
  /** Asks at once for one watched subject, as when a stream has stopped to bring it. */
  ask(subject: Subject): void;
}

/** Full images of what is on screen, again and again: the transport of every operator that offers no socket. */
export function createPollingTransport(asks: Asks, page: Page, sink: Pick<Sink, 'home' | 'match' | 'fancies' | 'missed'>, pace: Pace = DEFAULT_PACE, cover = NO_COVER): PollingTransport {
  const pollers = new Map<string, Poller>();

  const keep = (made: readonly (readonly [Subject, Poller])[]): (() => void) => {
    for (const [subject, poller] of made) pollers.set(keyOf(subject), poller);
    return () => {
      for (const [subject, poller] of made) {
        poller.stop();
        if (pollers.get(keyOf(subject)) === poller) pollers.delete(keyOf(subject));
      }
    };
  };

  return {
    watchHome() {
      const subject: Subject = { of: 'home' };
      const poller = createPoller({
        page,
        ask: asks.home,
        heard: (rows, askedAt, tookMs) => sink.home(rows, { askedAt, tookMs, lifeMs: pace.homeLife }),
        missed: (failure, times, since) => sink.missed(subject, failure, times, since),
        interval: () => (cover.covers(subject) ? pace.streamed : pace.home),
      });
      return keep([[subject, poller]]);
    },

    watchMatch(matchId, parts) {
      // Until the first answer says otherwise the match counts as in play: asking once too often is the smaller fault.
      let inPlay = true;
      let hasFancies = true;
      const match: Subject = { of: 'match', matchId };
      const fancies: Subject = { of: 'fancies', matchId };
      const interval = (subject: Subject, fast: boolean): number => (cover.covers(subject) ? pace.streamed : fast ? pace.inPlay : pace.upcoming);
      const life = (fast: boolean): number => (fast ? pace.inPlayLife : pace.upcomingLife);
      const markets = createPoller({
        page,
        ask: (signal) => asks.match(matchId, signal),
        heard(answer, askedAt, tookMs) {
          inPlay = answer.some((market) => market.inPlay && market.status !== 'closed');
          sink.match(matchId, answer, { askedAt, tookMs, lifeMs: life(inPlay) });
        },
        missed: (failure, times, since) => sink.missed(match, failure, times, since),
        interval: () => interval(match, inPlay),
      });
      if (parts === 'markets') return keep([[match, markets]]);
      const lines = createPoller({
        page,
        ask: (signal) => asks.fancies(matchId, signal),
        heard(answer, askedAt, tookMs) {
          hasFancies = answer.length > 0;
          sink.fancies(matchId, answer, { askedAt, tookMs, lifeMs: life(inPlay && hasFancies) });
        },
        missed: (failure, times, since) => sink.missed(fancies, failure, times, since),
        interval: () => interval(fancies, inPlay && hasFancies),
      });
      return keep([[match, markets], [fancies, lines]]);
    },

    refresh() {
      for (const poller of pollers.values()) poller.now();
    },

    ask: (subject) => pollers.get(keyOf(subject))?.now(),
  };
}
