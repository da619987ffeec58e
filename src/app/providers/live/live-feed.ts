import type { QueryClient } from '@tanstack/react-query';
import { session } from '#features/session/index.ts';
import { read } from '#shared/api/client/call.ts';
import { sendEarlyOrByFetch } from '#shared/api/client/request-senders.ts';
import { homeMatchesV2 } from '#shared/api/contract/markets/match-home.ts';
import { getSocketStatus } from '#shared/api/contract/account/settings.ts';
import {
  createStreamingTransport,
  type StreamingTransportOptions,
} from '#shared/live/transport/streaming-transport.ts';
import { createLiveFeed, type StoppableFeed } from '#shared/live/create-live-feed.ts';
import {
  DEFAULT_POLLING_INTERVALS,
  type LiveQueries,
  type PollingIntervals,
} from '#shared/live/transport/transport.ts';
import type { Config } from '../../boot/config/schema.ts';
import { yieldToMain } from '../../router/timing.ts';

/** The longest answer: to read it is one task, and what it brings about another. */
async function home(signal: AbortSignal) {
  const rows = await read(homeMatchesV2, { combine: true }, { signal, sender: sendEarlyOrByFetch });
  await yieldToMain();
  return rows;
}

/*
 * The home page asks for none of these: how their answers read comes with the first match. Nobody waits for it: the pages that show a
 * match bring it themselves, with its bets and the book of a line.
 */
async function match(matchId: string, signal: AbortSignal) {
  const { matchDetails } = await import('#shared/api/contract/markets/match-details.ts');
  return read(matchDetails, { match_id: matchId, combine: true }, { signal, sender: sendEarlyOrByFetch });
}

async function fancies(matchId: string, signal: AbortSignal) {
  const { getFancies } = await import('#shared/api/contract/markets/fancy.ts');
  return read(getFancies, { match_id: matchId, combine: true }, { signal });
}

const asks: LiveQueries = {
  fetchHome: home,
  fetchMatch: match,
  fetchFancies: fancies,
};

/** An answer must outlive two missed ones before it is called stale, however seldom an operator asks. */
const life = (interval: number, least: number): number => Math.max(least, interval * 3);

const paceOf = ({ inPlayMs, upcomingMs, homeMs }: Config['live']): PollingIntervals => ({
  ...DEFAULT_POLLING_INTERVALS,
  inPlay: inPlayMs,
  upcoming: upcomingMs,
  home: homeMs,
  inPlayTtlMs: life(inPlayMs, DEFAULT_POLLING_INTERVALS.inPlayTtlMs),
  upcomingTtlMs: life(upcomingMs, DEFAULT_POLLING_INTERVALS.upcomingTtlMs),
  homeTtlMs: life(homeMs, DEFAULT_POLLING_INTERVALS.homeTtlMs),
});

/** Where the stream is: as configured, else beside the API's other calls. */
export function streamAddress({ apiBase, live }: Pick<Config, 'apiBase' | 'live'>, page: string): string {
  const url = new URL(live.socket ?? `${apiBase}/stream`, page);
  url.protocol = url.protocol.replace(/^http/, 'ws');
  return url.href;
}

/** `auto` asks the operator whether it offers a socket; a refusal, and an operator that does not know the question, mean polling. */
const offersSocket = async ({ transport }: Config['live']): Promise<boolean> =>
  transport === 'socket' || (transport === 'auto' && (await read(getSocketStatus, {})));

/** The page's one live feed: polled, and by a socket where the operator offers one and the configuration lets it. */
export function openLiveFeed(config: Pick<Config, 'apiBase' | 'live'>, queries: QueryClient): StoppableFeed {
  const stream: StreamingTransportOptions['openStream'] = async (needs) => {
    if (!(await offersSocket(config.live))) return null;
    const [{ createSocketStream, createSocketOpener }, { createPushListener }] = await Promise.all([
      import('#shared/live/transport/socket/index.ts'),
      import('./push-updates.ts'),
    ]);
    return createSocketStream({
      ...needs,
      openSocket: createSocketOpener(streamAddress(config, location.href)),
      getToken: () => session.current()?.token ?? null,
      events: createPushListener(queries),
    });
  };
  return createLiveFeed((sink, page) =>
    createStreamingTransport({
      queries: asks,
      environment: page,
      sink,
      intervals: paceOf(config.live),
      openStream: stream,
    }),
  );
}
