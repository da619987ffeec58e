import { POLLING_STATUS } from '../polling-status.ts';
import { parseStreamMessage } from '../stream/stream-message.ts';
import type { TransportStatus } from '../transport.ts';
import { CoverageTracker } from './coverage-tracker.ts';
import { FancySubscription } from './fancy-subscription.ts';
import { Heartbeat, IDLE_CONNECTION_MS } from './heartbeat.ts';
import { MarketSubscription } from './market-subscription.ts';
import { RecoveryLimit } from './recovery-limit.ts';
import { createSocketConnection, type SocketConnection } from './socket-connection.ts';
import type { SocketStream, SocketStreamOptions } from './socket-stream-interface.ts';
import type { StreamMessageOf } from './stream-event-listener.ts';
import {
  createAuthenticationRequest,
  createMatchSubscriptionRequest,
  createOrderSubscriptionRequest,
  createProbeRequest,
} from './stream-requests.ts';
import { listMarketIds } from './watched-resources.ts';

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
  const markets = new MarketSubscription(environment.now);
  const fancies = new FancySubscription();
  const coverage = new CoverageTracker({
    coversMarket: (marketId) => markets.covers(marketId),
    coversFancies: (matchId) => fancies.covers(matchId),
    pollSoon,
  });
  let requestedMatches = '';
  let lastId = 0;
  let ids = { signIn: 0, markets: 0 };
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
    getSilenceLimit: () => markets.silenceLimit,
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
      connection.send(markets.request(ids.markets));
    }
    if (fancies.needsRequest) connection.send(fancies.request(takeNextId()));
    const { matchIds } = coverage.watched;
    if (matchIds.join() !== requestedMatches) connection.send(createMatchSubscriptionRequest(takeNextId(), matchIds));
    requestedMatches = matchIds.join();
  }

  function markStreaming(): void {
    connection.markHealthy();
    if (state.transport !== 'socket') updateStatus({ transport: 'socket', isFallback: false });
  }

  function handleClose(reason: 'lost' | 'resting'): void {
    coverage.noteDelivered();
    heartbeat.stop();
    clearTimeout(idleTimer);
    isSignedIn = false;
    requestedMatches = '';
    markets.pause();
    fancies.pause();
    updateStatus({ ...POLLING_STATUS, isFallback: reason === 'lost' });
    coverage.pollLost();
  }

  /** Handles lost or invalid messages: requests an image. A server that keeps failing is left alone for a while. */
  function recover(...broken: readonly { forget(): void }[]): void {
    coverage.noteDelivered();
    for (const subscription of broken) subscription.forget();
    if (recoveryLimit.countRecovery() === 'exceeded') connection.giveUp();
    else subscribe();
    coverage.pollLost();
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
    connection.expectMessageWithin(markets.maxSilenceMs);
    if (outcome.changes.length > 0) sink.receivePrices(outcome.changes, markets.ttlMs);
    if (outcome.isReliable) sink.extendFreshness(markets.streamedMarketIds, markets.ttlMs);
    else sink.markStale(markets.streamedMarketIds);
    if (state.isUnreliable === outcome.isReliable) updateStatus({ isUnreliable: !outcome.isReliable });
    markStreaming();
    if (outcome.isImage) coverage.handleImage();
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
    else if (problem !== null) {
      if (id === ids.markets) updateStatus({ transport: 'polling', isFallback: true });
      coverage.pollLost();
    }
  }

  return {
    covers: (resource) => coverage.covers(resource),
    isStreaming: (marketId) => markets.isStreaming(marketId),
    setWatched(next) {
      coverage.setWatched(next);
      markets.setMarketIds(listMarketIds(next), next.detail);
      fancies.setMatchIds(next.matchIds, next.detail);
      subscribe();
    },
    releaseMarkets: (marketIds) => markets.release(marketIds),
    handlePolledMarkets(polled, requestedAt) {
      const changes = markets.handlePolled(polled, requestedAt);
      if (changes.length > 0) sink.receivePrices(changes, markets.ttlMs, markets.lastMessageAt);
      if (markets.needsRequest) subscribe();
    },
    mergeFancies: (matchId, polled) => fancies.mergePolled(matchId, polled),
    getFanciesTtl: (matchId) => (fancies.covers(matchId) ? fancies.ttlMs : null),
    stop() {
      heartbeat.stop();
      clearTimeout(idleTimer);
      connection.stop();
    },
  };
}
