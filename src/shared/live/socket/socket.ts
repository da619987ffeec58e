import type { FancyLine } from '../../domain/market.ts';
import type { Page } from '../page.ts';
import type { Cover } from '../polling.ts';
import { parseStreamMessage, type StreamMessage } from '../stream.ts';
import type { LineState, Sink, Subject } from '../transport.ts';
import type { Listener } from './listener.ts';
import { createLine, type Dial, type Line } from './line.ts';
import { LineSubscription } from './lines.ts';
import { MarketSubscription } from './markets.ts';
import { IDLE_LINE_MS, patienceOf, Pulse } from './pulse.ts';
import { authentication, matchSubscription, orderSubscription, question } from './requests.ts';
import { allMarketIds, marketIdsOf, NOTHING_SHOWN, type Shown, subjectsOf } from './shown.ts';

type Of<Op extends StreamMessage['op']> = Extract<StreamMessage, { op: Op }>;

export interface SocketOptions {
  readonly page: Page;
  readonly sink: Pick<Sink, 'prices' | 'alive' | 'doubt' | 'lines' | 'line' | 'message'>;
  readonly dial: Dial;
  /** The session's token; null once nobody is signed in. */
  token(): string | null;
  /** The stream no longer brings this, or cannot tell all of it: it has to be asked for. */
  ask(subject: Subject): void;
  readonly listener: Listener;
}

/** The stream as the transport sees it. */
export interface StreamSide extends Cover {
  streams(marketId: string): boolean;
  show(shown: Shown): void;
  /** A polled list of session lines, brought up to what the stream has said since. */
  list(matchId: string, polled: readonly FancyLine[]): readonly FancyLine[];
  stop(): void;
}

/** With nothing on screen the old subscription runs on so long; then the line begins anew without it. */
const IDLE_MS = 5_000;
/** So many mends in a minute, and the line is given up for a while. */
const MENDS = { most: 5, within: 60_000 };

/** The one socket of the page: prices, session lines, scores and own bets (live-feed.md). */
export function createSocket({ page, sink, dial, token, ask, listener }: SocketOptions): StreamSide {
  const markets = new MarketSubscription();
  const lines = new LineSubscription();
  let shown = NOTHING_SHOWN;
  let matchesAsked = '';
  let lastId = 0;
  let ids = { signIn: 0, markets: 0 };
  let pricedAt = 0;
  let ready = false;
  let mends = { count: 0, since: 0 };
  let state: LineState = { transport: 'polling', fallback: false, unreliable: false, own: false, latencyMs: null };
  let idle: ReturnType<typeof setTimeout> | undefined;

  const nextId = (): number => (lastId += 1);
  const say = (change: Partial<LineState>): void => sink.line((state = { ...state, ...change }));

  const line: Line = createLine({ page, dial, opened, heard, closed });
  const pulse = new Pulse({
    now: page.now,
    ask() {
      line.send(question(nextId()));
      return lastId;
    },
    took: (ms) => say({ latencyMs: ms }),
    patience: () => (markets.wanted.length === 0 ? null : { since: pricedAt, ms: patienceOf(markets.synced, markets.silenceMs) }),
    silent: () => line.drop(),
  });
  line.start();

  function opened(): void {
    const held = token();
    if (held === null) return line.drop();
    ids = { ...ids, signIn: nextId() };
    pulse.asked(ids.signIn);
    line.send(authentication(ids.signIn, held));
  }

  function signedIn(): void {
    ready = true;
    line.expectWithin(IDLE_LINE_MS);
    line.send(orderSubscription(nextId()));
    subscribe();
    if (markets.wanted.length === 0) bears();
    pulse.start();
  }

  function subscribe(): void {
    if (!ready) return;
    clearTimeout(idle);
    if (markets.wanted.length === 0 && markets.synced) idle = setTimeout(line.again, IDLE_MS);
    if (markets.changed) {
      ids = { ...ids, markets: nextId() };
      pricedAt = page.now();
      line.send(markets.request(ids.markets));
    }
    if (lines.changed) line.send(lines.request(nextId()));
    const matches = shown.matchIds.join();
    if (matches !== matchesAsked) line.send(matchSubscription(nextId(), shown.matchIds));
    matchesAsked = matches;
  }

  function bears(): void {
    line.proved();
    if (state.transport !== 'socket') say({ transport: 'socket', fallback: false });
  }

  function closed(reason: 'lost' | 'resting'): void {
    const carried = subjectsOf(shown).filter(covers);
    pulse.stop();
    clearTimeout(idle);
    ready = false;
    matchesAsked = '';
    markets.pause();
    lines.pause();
    say({ transport: 'polling', fallback: reason === 'lost', unreliable: false, own: false, latencyMs: null });
    for (const subject of carried) ask(subject);
  }

  /** Messages were lost or made no sense: an image sets it right. A server that keeps on like that is left alone for a while. */
  function mend(...broken: readonly { forget(): void; pause(): void }[]): void {
    for (const subscription of broken) {
      subscription.forget();
      subscription.pause();
    }
    if (page.now() - mends.since > MENDS.within) mends = { count: 0, since: page.now() };
    mends = { ...mends, count: mends.count + 1 };
    if (mends.count > MENDS.most) line.drop();
    else subscribe();
  }

  function heard(text: string): void {
    sink.message();
    const parsed = parseStreamMessage(text);
    if (!parsed.ok) return mend(markets, lines);
    const { message } = parsed;
    if (message.op === 'markets') hearMarkets(message);
    else if (message.op === 'fancies') hearLines(message);
    else if (message.op === 'match') listener.match(message);
    else if (message.op === 'own') hearOwn(message);
    else if (message.op === 'status') hearStatus(message);
  }

  function hearMarkets(message: Of<'markets'>): void {
    const outcome = markets.accept(message);
    if (outcome.kind === 'broken') return mend(markets);
    if (outcome.kind === 'nothing') return;
    pricedAt = page.now();
    line.expectWithin(markets.silenceMs);
    if (outcome.changes.length > 0) sink.prices(outcome.changes, markets.lifeMs);
    if (outcome.reliable) sink.alive(markets.brought, markets.lifeMs);
    else sink.doubt(markets.brought);
    if (state.unreliable === outcome.reliable) say({ unreliable: !outcome.reliable });
    bears();
  }

  function hearOwn(message: Of<'own'>): void {
    listener.own(message);
    if (!state.own) say({ own: true });
  }

  function hearLines(message: Of<'fancies'>): void {
    const outcome = lines.accept(message);
    if (outcome.kind === 'broken') return mend(lines);
    if (outcome.kind === 'nothing') return;
    for (const matchId of lines.listed) sink.lines(matchId, lines.linesOf(matchId), lines.lifeMs);
    if (outcome.unlisted) for (const matchId of lines.wanted) ask({ of: 'fancies', matchId });
  }

  function hearStatus({ id, problem }: Of<'status'>): void {
    pulse.answered(id);
    if (id === ids.signIn && problem === null) signedIn();
    else if (id === ids.signIn) line.drop();
    else if (problem === 'INVALID_CLOCK') mend(markets, lines);
    else if (id === ids.markets && problem !== null) say({ transport: 'polling', fallback: true });
  }

  function covers(subject: Subject): boolean {
    if (subject.of === 'fancies') return lines.covers(subject.matchId);
    const marketIds = marketIdsOf(shown, subject);
    return marketIds.length > 0 && marketIds.every((marketId) => markets.streams(marketId));
  }

  return {
    covers,
    streams: (marketId) => markets.streams(marketId),
    show(now) {
      shown = now;
      markets.want(allMarketIds(now));
      lines.want(now.matchIds);
      subscribe();
    },
    list: (matchId, polled) => lines.list(matchId, polled),
    stop() {
      pulse.stop();
      clearTimeout(idle);
      line.stop();
    },
  };
}
