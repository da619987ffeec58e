import { money } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import type { MarketFactsChange } from '#shared/live/changes.ts';
import type { MarketOutline } from '#shared/live/live.ts';
import type { Page } from '#shared/live/page.ts';
import { Past } from '#shared/live/past/past.ts';
import { createPriceStore } from '#shared/live/store.ts';

/** 14 March 2026, 14:00:00 UTC. */
export const BEGAN = Date.UTC(2026, 2, 14, 14);

export const outline: MarketOutline = {
  sportId: '4', matchId: '31', matchName: 'Mumbai v Chennai', startsAt: '2026-03-14T14:00:00Z', marketId: '1.31', name: 'Match Odds', type: 'match-odds', kind: 'odds',
  winners: 1, ladder: 'betfair', minStake: null, maxStake: null,
  runners: [{ runnerId: 1, name: 'Mumbai', metadata: undefined }, { runnerId: 2, name: 'Chennai', metadata: undefined }],
};

/** Its frames come when they are called for: nothing here is painted. */
const stillPage = (): Page => ({ now: () => 0, hidden: () => false, onVisibility: () => () => undefined, frame: () => () => undefined });

const LIFE_MS = 3_600_000;

/** A market that a feed has shown: what is said of it is said at `after` milliseconds from the beginning. */
export function someMarket(named: MarketOutline = outline) {
  const { marketId } = named;
  const time = { now: BEGAN };
  const past = new Past(() => time.now);
  const store = createPriceStore(stillPage(), past);
  past.name(named);
  const say = (after: number, facts: MarketFactsChange | undefined, best: readonly [back: number, lay: number] | null, status?: 'active' | 'winner' | 'loser' | 'removed') => {
    time.now = BEGAN + after;
    const side = (price: number) => ({ form: 'levels', rows: [[0, { price: odds(price), size: money(420_000) }]] }) as const;
    const prices = best === null ? {} : { back: side(best[0]), lay: side(best[1]) };
    store.apply([{ marketId, image: false, ...(facts && { facts }), runners: [{ runnerId: 1, ...(status && { status }), ...prices }] }], LIFE_MS);
  };
  return {
    past,
    say,
    leave(after: number) {
      time.now = BEGAN + after;
      store.forget([marketId]);
    },
    doubt(after: number) {
      time.now = BEGAN + after;
      store.doubt([marketId], Infinity);
    },
    /** What is kept as of so many milliseconds after the beginning. */
    track(after: number) {
      time.now = BEGAN + after;
      const track = past.track(marketId);
      if (track === null) throw new Error('nothing is kept');
      return track;
    },
  };
}

/** In play after ten seconds, suspended and open again, closed after three minutes; a price every second. */
export function playedMarket() {
  const market = someMarket();
  market.say(0, { status: 'open', inPlay: false }, [198, 200]);
  for (let second = 1; second < 180; second += 1) {
    const facts = second === 10 ? { inPlay: true } : second === 60 ? { status: 'suspended' as const } : second === 75 ? { status: 'open' as const } : undefined;
    market.say(second * 1000, facts, [150 + second, 152 + second]);
  }
  market.say(180_000, { status: 'closed' }, null, 'winner');
  return market;
}
