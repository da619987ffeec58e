import * as z from 'zod/mini';
import type { FancyLine, Market } from '#shared/domain/market.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { scoreWire } from '../handlers/score.ts';
import { balanceOf, betOf } from '../handlers/wire.ts';
import { lineDelta, lineGone, lineImage } from './line-wire.ts';
import { deltaOf, imageOf } from './market-wire.ts';
import { Subscription, type Marks } from './subscription.ts';

export interface StreamClient {
  send(text: string): void;
  close(): void;
}

interface ConnectionOptions {
  readonly exchange: Exchange;
  readonly marks: { readonly markets: Marks<Market>; readonly lines: Marks<FancyLine> };
  readonly client: StreamClient;
  degraded(): boolean;
  gone(connection: StreamConnection): void;
}

const MOST_IDS = 400;
const ids = z.array(z.string().check(z.maxLength(64))).check(z.maxLength(MOST_IDS));
const id = z._default(z.int(), 0);
const heartbeatMs = z._default(z.number().check(z.gte(500), z.lte(5000)), 5000);
const clk = z.optional(z.string());
const requestSchema = z.discriminatedUnion('op', [
  z.object({ op: z.literal('authentication'), id, token: z.string() }),
  z.object({ op: z.literal('heartbeat'), id }),
  z.object({ op: z.literal('marketSubscription'), id, marketFilter: z.object({ marketIds: ids }), heartbeatMs, clk }),
  z.object({ op: z.literal('fancySubscription'), id, matchFilter: z.object({ matchIds: ids }), heartbeatMs, clk }),
  z.object({ op: z.literal('matchSubscription'), id, matchFilter: z.object({ matchIds: ids }) }),
  z.object({ op: z.literal('orderSubscription'), id }),
]);

type Request = z.infer<typeof requestSchema>;

function parse(text: string): Request | null {
  try {
    const read = requestSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** One client of the stream: signs in, subscribes, and is told what is new at every tick. */
export class StreamConnection {
  readonly #options: ConnectionOptions;
  #token = '';
  #userId: string | null = null;
  #publishedAt = 0;
  #markets: Subscription<Market> | null = null;
  #lines: Subscription<FancyLine> | null = null;
  #matches: { readonly id: number; readonly told: Map<string, string> } | null = null;
  #own: { readonly id: number; balance: string; bets: ReadonlyMap<string, string> } | null = null;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#send({ op: 'connection', connectionId: crypto.randomUUID() });
  }

  receive(text: string): void {
    const request = parse(text);
    if (request === null) return this.#status(null, 'INVALID_INPUT');
    if (request.op === 'authentication') return this.#signIn(request.id, request.token);
    if (this.#userId === null) return this.#refuse(request.id, 'NO_SESSION');
    this.#status(request.id, null);
    const now = performance.now();
    if (request.op === 'marketSubscription') (this.#markets = this.#marketsFor(request)).start(request.clk, now, this.#doubt());
    else if (request.op === 'fancySubscription') (this.#lines = this.#linesFor(request)).start(request.clk, now, this.#doubt());
    else if (request.op === 'matchSubscription') this.#matches = { id: request.id, told: new Map(request.matchFilter.matchIds.map((matchId) => [matchId, ''])) };
    else if (request.op === 'orderSubscription') this.#own = { id: request.id, balance: '', bets: new Map() };
    if (request.op !== 'heartbeat') this.tick(now);
  }

  tick(now: number): void {
    // A session that ended elsewhere ends here too.
    if (this.#userId !== null && this.#options.exchange.accounts.userOf(this.#token) === null) return this.#refuse(null, 'NO_SESSION');
    this.#markets?.tick(now, this.#doubt());
    this.#lines?.tick(now, this.#doubt());
    this.#tellScores();
    this.#tellOwn();
  }

  hangUp(): void {
    this.gone();
    this.#options.client.close();
  }

  gone(): void {
    this.#options.gone(this);
  }

  #signIn(requestId: number, token: string): void {
    this.#token = token;
    this.#userId = this.#options.exchange.accounts.userOf(token);
    if (this.#userId === null) this.#refuse(requestId, 'INVALID_SESSION_INFORMATION');
    else this.#status(requestId, null);
  }

  #marketsFor({ id: requestId, marketFilter: { marketIds }, heartbeatMs: every }: Extract<Request, { op: 'marketSubscription' }>): Subscription<Market> {
    const { exchange, marks } = this.#options;
    return new Subscription({
      op: 'mcm', field: 'mc', id: requestId, of: [...marketIds].sort().join(), marks: marks.markets, heartbeatMs: every,
      read: () => new Map(marketIds.map((marketId) => [marketId, exchange.board.market(marketId)] as const).filter((entry): entry is [string, Market] => entry[1] !== null)),
      image: imageOf, delta: deltaOf, gone: () => null, send: (message) => this.#send(message),
    });
  }

  #linesFor({ id: requestId, matchFilter: { matchIds }, heartbeatMs: every }: Extract<Request, { op: 'fancySubscription' }>): Subscription<FancyLine> {
    const { exchange, marks } = this.#options;
    return new Subscription({
      op: 'fcm', field: 'fc', id: requestId, of: [...matchIds].sort().join(), marks: marks.lines, heartbeatMs: every,
      read: () => new Map(matchIds.flatMap((matchId) => exchange.board.fancies(matchId)).map((line) => [line.fancyId, line])),
      image: lineImage, delta: lineDelta, gone: lineGone, send: (message) => this.#send(message),
    });
  }

  #tellScores(): void {
    const { board } = this.#options.exchange;
    for (const [matchId, told] of this.#matches?.told ?? []) {
      const found = board.scoreboard(matchId);
      const score = found === null ? null : scoreWire(found);
      const text = JSON.stringify(score);
      if (score === null || text === told) continue;
      this.#matches?.told.set(matchId, text);
      const running = board.fancies(matchId).some((line) => line.lockedBy === 'Ball Running');
      const event = found?.sport !== 'cricket' ? 'SCORE' : running ? 'BALL_IN_PROGRESS' : 'BALL_OVER';
      this.#send({ op: 'scm', id: this.#matches?.id, matchId, event, score });
    }
  }

  #tellOwn(): void {
    const { betting } = this.#options.exchange;
    if (this.#own === null || this.#userId === null) return;
    const account = balanceOf(betting.balance(this.#userId));
    const open = new Map<string, object[]>();
    for (const bet of betting.list(this.#userId, 'open', { limit: 1000 }).rows) open.set(bet.matchId, [...(open.get(bet.matchId) ?? []), betOf(bet)]);
    const { id: subscription, balance: told, bets: before } = this.#own;
    const ever = betting.everPlaced(this.#userId);
    // A bet placed and voided between two looks leaves all as it was; who asked meanwhile was told otherwise, and is told again.
    const bets = new Map([...new Set([...before.keys(), ...ever.keys()])].map((matchId) => [matchId, `${ever.get(matchId) ?? 0} ${JSON.stringify(open.get(matchId) ?? [])}`]));
    const changed = [...bets.keys()].filter((matchId) => (told === '' ? open.has(matchId) : bets.get(matchId) !== before.get(matchId)));
    const balance = JSON.stringify(account);
    if (changed.length === 0 && balance === told) return;
    this.#own = { id: subscription, balance, bets };
    this.#send({ op: 'ocm', id: subscription, account, oc: changed.map((matchId) => ({ matchId, bets: open.get(matchId) ?? [] })) });
  }

  #doubt(): { status?: 503 } {
    return this.#options.degraded() ? { status: 503 } : {};
  }

  #status(requestId: number | null, errorCode: string | null): void {
    this.#send({ op: 'status', ...(requestId !== null && { id: requestId }), statusCode: errorCode === null ? 'SUCCESS' : 'FAILURE', ...(errorCode !== null && { errorCode }), connectionClosed: false });
  }

  #refuse(requestId: number | null, errorCode: string): void {
    this.#status(requestId, errorCode);
    this.hangUp();
  }

  /** Publishing times never stand still or run back, whatever the machine's clock does. */
  #send(message: object): void {
    this.#publishedAt = Math.max(this.#publishedAt + 1, Date.now());
    this.#options.client.send(JSON.stringify({ pt: this.#publishedAt, ...message }));
  }
}
