import type { FancyLine, Market } from '#shared/domain/market/market.ts';
import { toWireScore } from '../handlers/score.ts';
import { toWireBalance, toWireBet } from '../handlers/to-wire.ts';
import { createLineSubscription, createMarketSubscription, type SubscriptionSource } from './create-subscription.ts';
import { parseRequest } from './stream-request.ts';
import type { StreamSubscription } from './subscription.ts';

export interface StreamClient {
  send(text: string): void;
  close(): void;
}

interface ConnectionOptions extends Omit<SubscriptionSource, 'send'> {
  readonly client: StreamClient;
  isDegraded(): boolean;
  /** Time of the messages, in milliseconds since 1970. Default: real time. */
  readonly readWallClock?: () => number;
  /** Id of the connection. Default: a random one. */
  readonly connectionId?: string;
  onClosed(connection: StreamConnection): void;
}

/** One client of the stream: authenticates, subscribes, and receives price changes at intervals. */
export class StreamConnection {
  readonly #options: ConnectionOptions;
  #token = '';
  #userId: string | null = null;
  #publishedAt = 0;
  #marketSubscription: StreamSubscription<Market> | null = null;
  #lineSubscription: StreamSubscription<FancyLine> | null = null;
  #matches: { readonly id: number; readonly lastSent: Map<string, string> } | null = null;
  #account: { readonly id: number; balance: string; bets: ReadonlyMap<string, string> } | null = null;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#send({ op: 'connection', connectionId: options.connectionId ?? crypto.randomUUID() });
  }

  receive(text: string): void {
    const request = parseRequest(text);
    if (request === null) return this.#sendStatus(null, 'INVALID_INPUT');
    if (request.op === 'authentication') return this.#authenticate(request.id, request.token);
    if (this.#userId === null) return this.#rejectAndClose(request.id, 'NO_SESSION');
    this.#sendStatus(request.id, null);
    const now = performance.now();
    if (request.op === 'marketSubscription')
      (this.#marketSubscription = createMarketSubscription(request, this.#subscriptionSource())).start(
        request.clk,
        now,
        this.#staleStatus(),
      );
    else if (request.op === 'fancySubscription')
      (this.#lineSubscription = createLineSubscription(request, this.#subscriptionSource())).start(
        request.clk,
        now,
        this.#staleStatus(),
      );
    else if (request.op === 'matchSubscription')
      this.#matches = {
        id: request.id,
        lastSent: new Map(request.matchFilter.matchIds.map((matchId) => [matchId, ''])),
      };
    else if (request.op === 'orderSubscription') this.#account = { id: request.id, balance: '', bets: new Map() };
    if (request.op !== 'heartbeat') this.handleTick(now);
  }

  handleTick(now: number): void {
    // Ends with a session that ended elsewhere.
    if (this.#userId !== null && this.#options.exchange.accounts.findUserId(this.#token) === null)
      return this.#rejectAndClose(null, 'NO_SESSION');
    this.#marketSubscription?.handleTick(now, this.#staleStatus());
    this.#lineSubscription?.handleTick(now, this.#staleStatus());
    this.#sendScores();
    this.#sendAccount();
  }

  disconnect(): void {
    this.handleClose();
    this.#options.client.close();
  }

  handleClose(): void {
    this.#options.onClosed(this);
  }

  #authenticate(requestId: number, token: string): void {
    this.#token = token;
    this.#userId = this.#options.exchange.accounts.findUserId(token);
    if (this.#userId === null) this.#rejectAndClose(requestId, 'INVALID_SESSION_INFORMATION');
    else this.#sendStatus(requestId, null);
  }

  #subscriptionSource(): SubscriptionSource {
    const { exchange, checkpoints } = this.#options;
    return { exchange, checkpoints, send: (message) => this.#send(message) };
  }

  #sendScores(): void {
    const { board } = this.#options.exchange;
    for (const [matchId, lastSent] of this.#matches?.lastSent ?? []) {
      const found = board.findScoreboard(matchId);
      const score = found === null ? null : toWireScore(found);
      const text = JSON.stringify(score);
      if (score === null || text === lastSent) continue;
      this.#matches?.lastSent.set(matchId, text);
      const isBallRunning = board.listFancies(matchId).some((line) => line.lockedBy === 'Ball Running');
      const event = found?.sport !== 'cricket' ? 'SCORE' : isBallRunning ? 'BALL_IN_PROGRESS' : 'BALL_OVER';
      this.#send({ op: 'scm', id: this.#matches?.id, matchId, event, score });
    }
  }

  #sendAccount(): void {
    const { betting } = this.#options.exchange;
    if (this.#account === null || this.#userId === null) return;
    const account = toWireBalance(betting.getBalance(this.#userId));
    const open = new Map<string, object[]>();
    for (const bet of betting.list(this.#userId, 'open', { limit: 1000 }).rows)
      open.set(bet.matchId, [...(open.get(bet.matchId) ?? []), toWireBet(bet)]);
    const { id: subscription, balance: lastSent, bets: before } = this.#account;
    const placedByMatch = betting.countPlacedByMatch(this.#userId);
    // A bet that was placed and voided between two ticks leaves no trace in the list. The count of placed bets reveals
    // it, so the match is sent again.
    const bets = new Map(
      [...new Set([...before.keys(), ...placedByMatch.keys()])].map((matchId) => [
        matchId,
        `${placedByMatch.get(matchId) ?? 0} ${JSON.stringify(open.get(matchId) ?? [])}`,
      ]),
    );
    const changed = [...bets.keys()].filter((matchId) =>
      lastSent === '' ? open.has(matchId) : bets.get(matchId) !== before.get(matchId),
    );
    const balance = JSON.stringify(account);
    if (changed.length === 0 && balance === lastSent) return;
    this.#account = { id: subscription, balance, bets };
    this.#send({
      op: 'ocm',
      id: subscription,
      account,
      oc: changed.map((matchId) => ({ matchId, bets: open.get(matchId) ?? [] })),
    });
  }

  #staleStatus(): { status?: 503 } {
    return this.#options.isDegraded() ? { status: 503 } : {};
  }

  #sendStatus(requestId: number | null, errorCode: string | null): void {
    this.#send({
      op: 'status',
      ...(requestId !== null && { id: requestId }),
      statusCode: errorCode === null ? 'SUCCESS' : 'FAILURE',
      ...(errorCode !== null && { errorCode }),
      connectionClosed: false,
    });
  }

  #rejectAndClose(requestId: number | null, errorCode: string): void {
    this.#sendStatus(requestId, errorCode);
    this.disconnect();
  }

  /** Sends a message. Publishing times always increase, even when the machine's clock goes back. */
  #send(message: object): void {
    this.#publishedAt = Math.max(this.#publishedAt + 1, (this.#options.readWallClock ?? Date.now)());
    this.#options.client.send(JSON.stringify({ pt: this.#publishedAt, ...message }));
  }
}
