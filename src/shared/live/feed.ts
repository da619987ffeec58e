import type { Failure } from '../api/failure.ts';
import type { FancyLine } from '../domain/market.ts';
import type { MarketChange } from './changes.ts';
import { ConnectionState } from './connection.ts';
import { marketImage, marketOutline, matchOutline, rowImage } from './image.ts';
import { Freshness } from './freshness.ts';
import { keepSame } from './keep.ts';
import type { LiveFeed, MarketOutline, MatchOutline, Topic } from './live.ts';
import { type Page, browserPage } from './page.ts';
import { Observed } from './source.ts';
import { createPriceStore } from './store.ts';
import type { Heard, Sink, Subject, Transport } from './transport.ts';
import { WatchedMarkets } from './watched.ts';

export interface StoppableFeed extends LiveFeed {
  /** Ends everything watched; for tests and stories. The app's feed lives as long as its page. */
  stop(): void;
}

const WAITING: Topic<never> = { phase: 'waiting' };
const HOME = 'home';

function hear<T>(topic: Observed<Topic<T>>, value: T): void {
  const known = topic.value;
  if (known.phase !== 'ready') topic.publish({ phase: 'ready', value, failure: null });
  else {
    const kept = keepSame(known.value, value);
    if (kept !== known.value || known.failure !== null) topic.publish({ phase: 'ready', value: kept, failure: null });
  }
}

/** The last image stays on screen; one missed answer of many is no news. */
function miss<T>(topic: Observed<Topic<T>>, failure: Failure, times: number): void {
  const known = topic.value;
  if (known.phase !== 'ready') topic.publish({ phase: 'failed', failure });
  else if (times >= 2) topic.publish({ ...known, failure });
}

/** Joins a transport and the price store. Nothing is asked for until something is watched. */
export function createLiveFeed(connect: (sink: Sink, page: Page) => Transport, page: Page = browserPage()): StoppableFeed {
  const prices = createPriceStore(page);
  const connection = new ConnectionState(page);
  const shown = new WatchedMarkets();
  const askedAt = new Map<string, number>();
  const home = new Observed<Topic<readonly MatchOutline[]>>(WAITING);
  const matches = new Map<string, Observed<Topic<readonly MarketOutline[]>>>();
  const fancies = new Map<string, Observed<Topic<readonly FancyLine[]>>>();
  // A hanging answer is no missed one: lines that outlive their time are late all the same.
  const fancyAges = new Freshness(page.now, (matchIds) => {
    for (const matchId of matchIds) miss(topicIn(fancies, matchId), { kind: 'unreachable', code: 'TIMEOUT_ERROR' }, 2);
  });
  const watchers = new Map<string, { count: number; stop: () => void }>();

  const topicIn = <T>(topics: Map<string, Observed<Topic<T>>>, matchId: string): Observed<Topic<T>> => {
    let topic = topics.get(matchId);
    if (!topic) topics.set(matchId, (topic = new Observed<Topic<T>>(WAITING)));
    return topic;
  };

  const forget = (marketIds: readonly string[]): void => {
    for (const marketId of marketIds) askedAt.delete(marketId);
    if (marketIds.length > 0) prices.forget(marketIds);
  };

  /** The home page and a match may both bring a market: an answer asked for earlier than the one applied is dropped. */
  const apply = (owner: string, changes: readonly MarketChange[], heard: Heard): void => {
    forget(shown.show(owner, changes.map((change) => change.marketId)));
    const newer = changes.filter((change) => (askedAt.get(change.marketId) ?? -Infinity) <= heard.askedAt);
    for (const change of newer) askedAt.set(change.marketId, heard.askedAt);
    prices.apply(newer, heard.lifeMs);
  };

  const ownerOf = (subject: Subject): string => (subject.of === 'home' ? HOME : `${subject.of} ${subject.matchId}`);

  const sink: Sink = {
    home(rows, heard) {
      apply(HOME, rows.map(rowImage), heard);
      hear(home, rows.map(matchOutline));
      connection.heard(HOME, heard.tookMs);
    },
    match(matchId, markets, heard) {
      const owner = ownerOf({ of: 'match', matchId });
      apply(owner, markets.map(marketImage), heard);
      hear(topicIn(matches, matchId), markets.map(marketOutline));
      connection.heard(owner, heard.tookMs);
    },
    fancies(matchId, lines, heard) {
      hear(topicIn(fancies, matchId), lines);
      fancyAges.hear(matchId, heard.lifeMs);
      connection.heard(ownerOf({ of: 'fancies', matchId }), heard.tookMs);
    },
    missed(subject, failure, times, since) {
      const owner = ownerOf(subject);
      if (subject.of === 'home') miss(home, failure, times);
      else if (subject.of === 'match') miss(topicIn(matches, subject.matchId), failure, times);
      else miss(topicIn(fancies, subject.matchId), failure, times);
      if (times >= 2) prices.doubt(shown.of(owner), since);
      connection.missed(owner, times);
    },
  };

  const transport = connect(sink, page);

  const watch = (key: string, start: () => () => void, released: () => void): (() => void) => {
    const watcher = watchers.get(key) ?? { count: 0, stop: start() };
    watcher.count += 1;
    watchers.set(key, watcher);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      watcher.count -= 1;
      if (watcher.count > 0) return;
      watchers.delete(key);
      watcher.stop();
      released();
    };
  };

  const matchSource = (matchId: string) => topicIn(matches, matchId);
  const fanciesSource = (matchId: string) => topicIn(fancies, matchId);

  return {
    prices,
    watchHome: () =>
      watch(HOME, transport.watchHome, () => {
        forget(shown.release(HOME));
        home.publish(WAITING);
        connection.released(HOME);
      }),
    watchMatch(matchId) {
      const owners = [ownerOf({ of: 'match', matchId }), ownerOf({ of: 'fancies', matchId })];
      return watch(`match ${matchId}`, () => transport.watchMatch(matchId), () => {
        for (const owner of owners) {
          forget(shown.release(owner));
          connection.released(owner);
        }
        fancyAges.forget(matchId);
        // Emptied, not deleted: a component may be about to subscribe to the very topic it has just read.
        for (const topic of [matches.get(matchId), fancies.get(matchId)]) topic?.publish(WAITING);
      });
    },
    home: home.read,
    subscribeHome: home.subscribe,
    matchSource,
    fanciesSource,
    match: (matchId) => matchSource(matchId).value,
    subscribeMatch: (matchId, changed) => matchSource(matchId).subscribe(changed),
    fancies: (matchId) => fanciesSource(matchId).value,
    subscribeFancies: (matchId, changed) => fanciesSource(matchId).subscribe(changed),
    connection: connection.source.read,
    subscribeConnection: connection.source.subscribe,
    refresh: () => transport.refresh(),
    stop() {
      for (const watcher of watchers.values()) watcher.stop();
      watchers.clear();
      connection.stop();
      fancyAges.stop();
      prices.stop();
    },
  };
}
