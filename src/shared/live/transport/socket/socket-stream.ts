import type { ResourceKey } from '../../resource-key.ts';
import { POLLING_STATUS } from '../polling-status.ts';
import { parseStreamMessage, type StreamMessage } from '../stream/stream-message.ts';
import type { TransportStatus } from '../transport.ts';
import { FancySubscription } from './fancy-subscription.ts';
import { calculateSilenceLimit, Heartbeat, IDLE_CONNECTION_MS } from './heartbeat.ts';
import { MarketSubscription } from './market-subscription.ts';
import { RecoveryLimit } from './recovery-limit.ts';
import { createSocketConnection, type SocketConnection } from './socket-connection.ts';
import type { SocketStream, SocketStreamOptions } from './socket-stream-interface.ts';
import {
  createAuthenticationRequest,
  createMatchSubscriptionRequest,
  createOrderSubscriptionRequest,
  createProbeRequest,
} from './stream-requests.ts';
import { getMarketIds, listMarketIds, listResources, NO_WATCHED_RESOURCES } from './watched-resources.ts';

type StreamMessageOf<Op extends StreamMessage['op']> = Extract<StreamMessage, { op: Op }>;

/** How long the old subscription runs with nothing on screen, in milliseconds. Then the connection restarts. */
const IDLE_MS = 5_000;

/** The one socket of the page: prices, session lines, scores and own bets. */
export function createSocketStream({
  environment,
  sink,
  openSocket,
  getToken,
  pollSoon,
  events,
}: SocketStreamOptions): SocketStream {
  const markets = new MarketSubscription();
  const fancies = new FancySubscription();
  let watched = NO_WATCHED_RESOURCES;
  let requestedMatches = '';
  let lastId = 0;
  let ids = { signIn: 0, markets: 0 };
  let lastPriceAt = 0;
  let isSignedIn = false;
  const recoveryLimit = new RecoveryLimit(environment.now);
  let state = POLLING_STATUS;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;

  const takeNextId = (): number => (lastId += 1);
  const updateStatus = (change: Partial<TransportStatus>): void =>
    sink.setTransportStatus((state = { ...state, ...change }));

  const connection: SocketConnection = createSocketConnection({
    environment,
    openSocket,
    onOpen: handleOpen,
    onMessage: handleMessage,
    onClose: handleClose,
  });
  const heartbeat = new Heartbeat({
    now: environment.now,
    sendProbe() {
      connection.send(createProbeRequest(takeNextId()));
      return lastId;
    },
    onLatency: (ms) => updateStatus({ latencyMs: ms }),
    getSilenceLimit: () =>
      markets.marketIds.length === 0
        ? null
        : { since: lastPriceAt, ms: calculateSilenceLimit(markets.isSynced, markets.maxSilenceMs) },
    onSilence: () => connection.giveUp(),
  });
  connection.start();

  function handleOpen(): void {
    const sessionToken = getToken();
    if (sessionToken === null) return connection.giveUp();
    ids = { ...ids, signIn: takeNextId() };
    heartbeat.handleProbeSent(ids.signIn);
    connection.send(createAuthenticationRequest(ids.signIn, sessionToken));
  }

  function handleSignedIn(): void {
    isSignedIn = true;
    connection.expectMessageWithin(IDLE_CONNECTION_MS);
    connection.send(createOrderSubscriptionRequest(takeNextId()));
    subscribe();
    if (markets.marketIds.length === 0) markStreaming();
    heartbeat.start();
  }

  function subscribe(): void {
    if (!isSignedIn) return;
    clearTimeout(idleTimer);
    if (markets.marketIds.length === 0 && markets.isSynced) idleTimer = setTimeout(connection.reconnect, IDLE_MS);
    if (markets.needsRequest) {
      ids = { ...ids, markets: takeNextId() };
      lastPriceAt = environment.now();
      connection.send(markets.request(ids.markets));
    }
    if (fancies.needsRequest) connection.send(fancies.request(takeNextId()));
    const matches = watched.matchIds.join();
    if (matches !== requestedMatches) connection.send(createMatchSubscriptionRequest(takeNextId(), watched.matchIds));
    requestedMatches = matches;
  }

  function markStreaming(): void {
    connection.markHealthy();
    if (state.transport !== 'socket') updateStatus({ transport: 'socket', isFallback: false });
  }

  function handleClose(reason: 'lost' | 'resting'): void {
    const streamedResources = listResources(watched).filter(covers);
    heartbeat.stop();
    clearTimeout(idleTimer);
    isSignedIn = false;
    requestedMatches = '';
    markets.pause();
    fancies.pause();
    updateStatus({ ...POLLING_STATUS, isFallback: reason === 'lost' });
    for (const resource of streamedResources) pollSoon(resource);
  }

  /** Handles lost or invalid messages: requests an image. A server that keeps failing is left alone for a while. */
  function recover(...broken: readonly { forget(): void; pause(): void }[]): void {
    for (const subscription of broken) {
      subscription.forget();
      subscription.pause();
    }
    if (recoveryLimit.countRecovery() === 'exceeded') connection.giveUp();
    else subscribe();
  }

  function handleMessage(text: string): void {
    sink.countMessage();
    const parsed = parseStreamMessage(text);
    if (!parsed.ok) return recover(markets, fancies);
    const { message } = parsed;
    if (message.op === 'markets') handleMarkets(message);
    else if (message.op === 'fancies') handleFancies(message);
    else if (message.op === 'match') events.onMatch(message);
    else if (message.op === 'own') handleOwnBets(message);
    else if (message.op === 'status') handleStatus(message);
  }

  function handleMarkets(message: StreamMessageOf<'markets'>): void {
    const outcome = markets.accept(message);
    if (outcome.kind === 'broken') return recover(markets);
    if (outcome.kind === 'ignored') return;
    lastPriceAt = environment.now();
    connection.expectMessageWithin(markets.maxSilenceMs);
    if (outcome.changes.length > 0) sink.receivePrices(outcome.changes, markets.ttlMs);
    if (outcome.isReliable) sink.extendFreshness(markets.streamedMarketIds, markets.ttlMs);
    else sink.markStale(markets.streamedMarketIds);
    if (state.isUnreliable === outcome.isReliable) updateStatus({ isUnreliable: !outcome.isReliable });
    markStreaming();
  }

  function handleOwnBets(message: StreamMessageOf<'own'>): void {
    events.onOwnBets(message);
    if (!state.streamsOwnBets) updateStatus({ streamsOwnBets: true });
  }

  function handleFancies(message: StreamMessageOf<'fancies'>): void {
    const outcome = fancies.accept(message);
    if (outcome.kind === 'broken') return recover(fancies);
    if (outcome.kind === 'ignored') return;
    for (const matchId of fancies.listedMatchIds)
      sink.receiveStreamedFancies(matchId, fancies.listLines(matchId), fancies.ttlMs);
    if (outcome.hasUnlisted) for (const matchId of fancies.matchIds) pollSoon({ kind: 'fancies', matchId });
  }

  function handleStatus({ id, problem }: StreamMessageOf<'status'>): void {
    heartbeat.handleResponse(id);
    if (id === ids.signIn && problem === null) handleSignedIn();
    else if (id === ids.signIn) connection.giveUp();
    else if (problem === 'INVALID_CLOCK') recover(markets, fancies);
    else if (id === ids.markets && problem !== null) updateStatus({ transport: 'polling', isFallback: true });
  }

  function covers(resource: ResourceKey): boolean {
    if (resource.kind === 'fancies') return fancies.covers(resource.matchId);
    const marketIds = getMarketIds(watched, resource);
    return marketIds.length > 0 && marketIds.every((marketId) => markets.isStreaming(marketId));
  }

  return {
    covers,
    isStreaming: (marketId) => markets.isStreaming(marketId),
    setWatched(next) {
      watched = next;
      markets.setMarketIds(listMarketIds(next), next.detail);
      fancies.setMatchIds(next.matchIds, next.detail);
      subscribe();
    },
    mergeFancies: (matchId, polled) => fancies.mergePolled(matchId, polled),
    stop() {
      heartbeat.stop();
      clearTimeout(idleTimer);
      connection.stop();
    },
  };
}
