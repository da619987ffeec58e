import type { MarketChange } from './changes.ts';
import { ConnectionState } from './connection.ts';
import { HeldPage } from './hold.ts';
import { marketImage, marketOutline, matchOutline, rowImage } from './image.ts';
import { LatePast, type OpenPast } from './late-past.ts';
import type { LiveFeed } from './live.ts';
import { type Page, browserPage } from './page.ts';
import type { Past } from './past/past.ts';
import { createPriceStore } from './store.ts';
import { Topics } from './topics.ts';
import { TrafficCount } from './traffic.ts';
import { type Heard, keyOf, type Parts, type Sink, type Subject, type Transport } from './transport.ts';
import { WatchedMarkets } from './watched.ts';
import { Watchers } from './watchers.ts';

export interface StoppableFeed extends LiveFeed {
  /** Opens the stream where there is one, and has the record of what is shown loaded after the first answer. Rendering may make a feed and throw it away: only one that is kept is started. */
  start(): void;
  /** Ends everything watched; for tests and stories. The app's feed lives as long as its page. */
  stop(): void;
}

/** Joins a transport and the price store. Nothing is asked for until something is watched. `record`: an own record of what is shown, or a way to it. */
export function createLiveFeed(connect: (sink: Sink, page: Page) => Transport, realPage: Page = browserPage(), record?: Past | OpenPast): StoppableFeed {
  const page = new HeldPage(realPage);
  // Prices that are held grow old on screen, so the store goes by the page as it is.
  const past = new LatePast(record);
  const prices = createPriceStore(realPage, past.value);
  const connection = new ConnectionState(page);
  const topics = new Topics(page.now, (matchId, lines) => past.value?.lines.tell(matchId, lines));
  const shown = new WatchedMarkets();
  const watchers = new Watchers();
  const traffic = new TrafficCount();
  const askedAt = new Map<string, number>();

  // The first to hear that the record has come: whoever looks back finds what is on screen in it.
  past.subscribe(() => {
    if (past.value === null) return;
    prices.record(past.value);
    topics.record(past.value);
  });

  const forget = (marketIds: readonly string[]): void => {
    for (const marketId of marketIds) askedAt.delete(marketId);
    if (marketIds.length > 0) prices.forget(marketIds);
  };

  /** The home page and a match may both bring a market: an answer asked for earlier than the one applied is dropped. */
  const apply = (subject: Subject, changes: readonly MarketChange[], heard: Heard): void => {
    const owner = keyOf(subject);
    forget(shown.show(owner, changes.map((change) => change.marketId)));
    const newer = changes.filter(({ marketId }) => heard.streamed?.(marketId) !== true && (askedAt.get(marketId) ?? -Infinity) <= heard.askedAt);
    for (const { marketId } of newer) askedAt.set(marketId, heard.askedAt);
    prices.apply(newer, heard.lifeMs);
    traffic.count(page.now());
    connection.heard(owner, heard.tookMs);
    past.heard();
  };

  // Answers that were under way when the reader stopped the page come to nothing.
  const sink: Sink = {
    home(rows, heard) {
      if (page.held) return;
      apply({ of: 'home' }, rows.map(rowImage), heard);
      const outlines = rows.map(matchOutline);
      past.value?.nameRows(outlines);
      topics.hearHome(outlines);
    },
    match(matchId, markets, heard) {
      if (page.held) return;
      apply({ of: 'match', matchId }, markets.map(marketImage), heard);
      const outlines = markets.map(marketOutline);
      past.value?.nameMatch(matchId, outlines);
      topics.hearMatch(matchId, outlines);
    },
    fancies(matchId, lines, heard) {
      if (page.held) return;
      topics.hearFancies(matchId, lines, heard.lifeMs);
      traffic.count(page.now());
      connection.heard(keyOf({ of: 'fancies', matchId }), heard.tookMs);
      past.heard();
    },
    missed(subject, failure, times, since) {
      topics.miss(subject, failure, times);
      if (times >= 2) prices.doubt(shown.of(keyOf(subject)), since);
      connection.missed(keyOf(subject), times);
    },
    prices(changes, lifeMs) {
      if (page.held) return;
      const wanted = changes.filter(({ marketId }) => shown.shows(marketId));
      for (const { marketId } of wanted) askedAt.set(marketId, page.now());
      prices.apply(wanted, lifeMs);
    },
    alive(marketIds, lifeMs) {
      if (!page.held) prices.keep(marketIds, lifeMs);
    },
    lines(matchId, lines, lifeMs) {
      if (!page.held) topics.hearFancies(matchId, lines, lifeMs);
    },
    doubt: (marketIds) => prices.doubt(marketIds, page.now()),
    line: (state) => connection.line(state),
    message: () => traffic.count(page.now()),
  };

  const transport = connect(sink, page);

  const letGo = (subject: Subject): void => {
    const owner = keyOf(subject);
    forget(shown.release(owner));
    connection.released(owner);
    topics.forget(subject);
  };

  return {
    prices,
    past,
    watchHome: () => watchers.watch('home', 'all', () => transport.watchHome(), () => letGo({ of: 'home' })),
    watchMatch: (matchId, parts: Parts = 'all') =>
      watchers.watch(
        `match ${matchId}`,
        parts,
        (wanted) => transport.watchMatch(matchId, wanted),
        (left) => {
          if (left === null) letGo({ of: 'match', matchId });
          if (left !== 'all') letGo({ of: 'fancies', matchId });
        },
      ),
    home: topics.home.read,
    subscribeHome: topics.home.subscribe,
    matchSource: (matchId) => topics.match(matchId),
    fanciesSource: (matchId) => topics.fancies(matchId),
    match: (matchId) => topics.match(matchId).value,
    subscribeMatch: (matchId, changed) => topics.match(matchId).subscribe(changed),
    fancies: (matchId) => topics.fancies(matchId).value,
    subscribeFancies: (matchId, changed) => topics.fancies(matchId).subscribe(changed),
    connection: connection.source.read,
    subscribeConnection: connection.source.subscribe,
    refresh: () => transport.refresh(),
    traffic: () => traffic.read(page.now()),
    hold: () => page.hold(true),
    release: () => page.hold(false),
    start() {
      transport.start?.();
      past.start();
    },
    stop() {
      watchers.stop();
      past.stop();
      transport.stop?.();
      connection.stop();
      topics.stop();
      prices.stop();
    },
  };
}
