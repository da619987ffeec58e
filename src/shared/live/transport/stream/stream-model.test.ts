import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toRunnerId } from '../../../domain/market/runner-id.ts';
import { MarketHistory } from '../../history/market-history.ts';
import { getBestLevels, type MarketBook } from '../../store/book.ts';
import { createPriceStore } from '../../store/price-store.ts';
import { createFakeEnvironment } from '../../testing/fake-environment.ts';
import { applyMarketMessage, isCrossed } from '../../testing/stream-books.ts';
import { readBook, readModel, readStore } from '../../testing/stream-model/compare.ts';
import { feed, MARKETS } from '../../testing/stream-model/feeds.ts';
import { StreamModel, type WireMessage } from '../../testing/stream-model/model.ts';
import { LINES, moves, StreamVenue } from '../../testing/stream-model/venue.ts';
import { MarketSubscription } from '../socket/market-subscription.ts';
import { parseStreamMessage, type StreamMessage } from './stream-message.ts';

function parse(message: WireMessage): Extract<StreamMessage, { op: 'markets' }> {
  const parsed = parseStreamMessage(JSON.stringify(message));
  if (!parsed.ok || parsed.message.op !== 'markets') throw new Error(parsed.ok ? parsed.message.op : parsed.problem);
  return parsed.message;
}

const outline = (marketId: string) =>
  ({
    sportId: '1',
    matchId: '9',
    matchName: '',
    startsAt: '',
    marketId,
    name: '',
    type: 'other',
    kind: 'odds',
    ladder: 'betfair',
    minStake: null,
    maxStake: null,
    runners: [],
  }) as const;

describe('stream reducer beside an independent model of the public stream', () => {
  test('stream reducer has the same books as the model after every message', () => {
    fc.assert(
      fc.property(feed, (messages) => {
        const [books, model] = [new Map<string, MarketBook>(), new StreamModel()];
        for (const message of messages) {
          applyMarketMessage(books, parse(message));
          model.receive(message);
          for (const marketId of MARKETS) expect(readBook(books.get(marketId))).toEqual(readModel(model, marketId));
        }
      }),
      { numRuns: 500 },
    );
  });

  test('stream reducer shows the same prices as the model after every frame', () => {
    fc.assert(
      fc.property(feed, fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }), (messages, paints) => {
        const page = createFakeEnvironment();
        const store = createPriceStore(page);
        const subscription = new MarketSubscription(() => 0);
        subscription.setMarketIds(MARKETS, 'full');
        subscription.request(1);
        const model = new StreamModel();
        messages.forEach((message, index) => {
          const outcome = subscription.accept(parse(message));
          model.receive(message);
          expect(outcome.kind).not.toBe('broken');
          if (outcome.kind !== 'applied') return;
          store.apply(outcome.changes, 1_000_000);
          if (paints[index % paints.length] !== true) return;
          page.paint();
          for (const marketId of MARKETS) expect(readStore(store, marketId)).toEqual(readModel(model, marketId));
        });
        store.stop();
      }),
      { numRuns: 500 },
    );
  });

  test('MarketHistory has the same books as the model at every moment', () => {
    fc.assert(
      fc.property(feed, fc.integer({ min: 1, max: 9 }), (messages, entries) => {
        let now = 0;
        const history = new MarketHistory(() => now, { bytes: Infinity, ageMs: Infinity, entries });
        const store = createPriceStore(createFakeEnvironment(), history);
        const subscription = new MarketSubscription(() => 0);
        subscription.setMarketIds(MARKETS, 'full');
        subscription.request(1);
        const model = new StreamModel();
        const moments: { readonly at: number; readonly markets: readonly unknown[] }[] = [];
        for (const marketId of MARKETS) history.setOutline(outline(marketId));
        for (const message of messages) {
          now = message.pt;
          const outcome = subscription.accept(parse(message));
          model.receive(message);
          if (outcome.kind !== 'applied') continue;
          store.apply(outcome.changes, 1_000_000);
          moments.push({ at: now, markets: MARKETS.map((marketId) => readModel(model, marketId)) });
        }
        const tracks = MARKETS.map((marketId) => history.track(marketId));
        for (const { at, markets } of moments)
          expect(tracks.map((track) => readBook(track?.getSnapshotAt(at)?.book))).toEqual(markets);
        store.stop();
      }),
      { numRuns: 200 },
    );
  });

  test.each(['levels', 'depth', 'both'] as const)(
    'stream reducer shows the book of a venue uncrossed when it comes in %s',
    (forms) => {
      fc.assert(
        fc.property(moves, (steps) => {
          const [books, venue] = [new Map<string, MarketBook>(), new StreamVenue(forms)];
          for (const step of steps) {
            applyMarketMessage(books, parse(venue.move(step)));
            LINES.forEach(({ id, hc }, line) => {
              const runner = books.get('1.1')?.runners.get(toRunnerId(id, hc * 100) ?? NaN);
              if (runner === undefined) throw new Error(`${id} at ${hc} is missing`);
              expect(isCrossed(runner)).toBe(false);
              for (const side of ['back', 'lay'] as const)
                expect(getBestLevels(runner[side], side).map((offer) => offer?.price ?? null)).toEqual(
                  venue.listBest(line, side),
                );
            });
          }
        }),
        { numRuns: 200 },
      );
    },
  );
});
