import { read } from '#shared/api/call.ts';
import { getFancies } from '#shared/api/contract/fancy.ts';
import { homeMatchesV2, matchDetails } from '#shared/api/contract/match.ts';
import { createLiveFeed, type StoppableFeed } from '#shared/live/feed.ts';
import { createPollingTransport } from '#shared/live/polling.ts';
import { DEFAULT_PACE, type Asks, type Pace } from '#shared/live/transport.ts';
import type { Config } from './config/schema.ts';

const asks: Asks = {
  home: (signal) => read(homeMatchesV2, { combine: true }, { signal }),
  match: (matchId, signal) => read(matchDetails, { match_id: matchId, combine: true }, { signal }),
  fancies: (matchId, signal) => read(getFancies, { match_id: matchId, combine: true }, { signal }),
};

/** An answer must outlive two missed ones before it is called stale, however seldom an operator asks. */
const life = (interval: number, least: number): number => Math.max(least, interval * 3);

const paceOf = ({ inPlayMs, upcomingMs, homeMs }: Config['live']): Pace => ({
  inPlay: inPlayMs,
  upcoming: upcomingMs,
  home: homeMs,
  inPlayLife: life(inPlayMs, DEFAULT_PACE.inPlayLife),
  upcomingLife: life(upcomingMs, DEFAULT_PACE.upcomingLife),
  homeLife: life(homeMs, DEFAULT_PACE.homeLife),
});

/** The page's one live feed. Every operator can be polled; a socket will come in behind the same interface. */
export function openLiveFeed(live: Config['live']): StoppableFeed {
  return createLiveFeed((sink, page) => createPollingTransport(asks, page, sink, paceOf(live)));
}
