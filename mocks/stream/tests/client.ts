import { money } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import type { Levels, Market } from '#shared/domain/market.ts';
import { createSocket, type Listener } from '#shared/live/socket/index.ts';
import { keyOf, type LineState, type Subject } from '#shared/live/transport.ts';
import { createPriceStore } from '#shared/live/store.ts';
import type { Page } from '#shared/live/page.ts';
import { TOKEN, type Wire } from './engine.ts';

export const MARKET_IDS = ['1.1', '1.2', '1.3'];
export const RUNNER_IDS = [11, 12];

export const marketOf = (marketId: string, offers: (runnerId: number, side: 'back' | 'lay') => Levels, part: Partial<Market> = {}): Market => ({
  sportId: '4', matchId: '9', matchName: 'India v Australia', startsAt: '2026-01-01T10:00:00Z', marketId, name: 'Match Odds', type: 'match-odds', kind: 'odds',
  status: 'open', inPlay: true, locked: false, totalMatched: null, news: null, minStake: null, maxStake: null, ladder: 'step',
  runners: RUNNER_IDS.map((runnerId) => ({ runnerId, name: String(runnerId), status: 'active', back: offers(runnerId, 'back'), lay: offers(runnerId, 'lay') })),
  ...part,
});

export const offer = (price: number, size: number) => ({ price: odds(price), size: money(size) });

/** The app's own client at the end of a line, with the store that a grid would be drawn from. */
export function clientOn(wire: Wire, page: Page, listener: Listener = { own: () => undefined, match: () => undefined }) {
  const store = createPriceStore(page);
  const states: LineState[] = [];
  const asked: Subject[] = [];
  const side = createSocket({
    page,
    dial: wire.dial,
    token: () => TOKEN,
    ask: (subject) => void asked.push(subject),
    listener,
    sink: {
      prices: (changes, lifeMs) => store.apply(changes, lifeMs),
      alive: (marketIds, lifeMs) => store.keep(marketIds, lifeMs),
      doubt: (marketIds) => store.doubt(marketIds, page.now()),
      lines: () => undefined,
      line: (state) => void states.push(state),
      message: () => undefined,
    },
  });
  const subject: Subject = { of: 'match', matchId: '9' };
  const show = (marketIds: readonly string[], matchIds: readonly string[] = []) => side.show({ markets: new Map([[keyOf(subject), { subject, marketIds }]]), matchIds });
  return { side, store, states, asked, subject, show };
}

/** Where store and engine differ, in words; empty when they agree. */
export function differences(store: ReturnType<typeof createPriceStore>, markets: ReadonlyMap<string, Market>): string[] {
  const found: string[] = [];
  for (const market of markets.values()) {
    const facts = store.market(market.marketId);
    if (facts?.status !== market.status || facts.locked !== market.locked || facts.news !== market.news) found.push(`${market.marketId}: facts`);
    for (const runner of market.runners) {
      if (store.runner(market.marketId, runner.runnerId)?.status !== runner.status) found.push(`${market.marketId} ${runner.runnerId}: status`);
      for (const side of ['back', 'lay'] as const) {
        const shown = JSON.stringify(store.levels(market.marketId, runner.runnerId, side));
        if (shown !== JSON.stringify(runner[side])) found.push(`${market.marketId} ${runner.runnerId} ${side}: ${shown}`);
      }
    }
  }
  return found;
}
