import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runnerIdOf } from '../../domain/runner-id.ts';
import { bestLevels, type Book, crosses } from '../book.ts';
import { Past } from '../past/past.ts';
import { MarketSubscription } from '../socket/markets.ts';
import { createPriceStore } from '../store.ts';
import { parseStreamMessage, type StreamMessage } from '../stream.ts';
import { applyMarkets } from '../stream-cache.ts';
import { fakePage } from './fake-page.ts';
import { shownByModel, shownByStore, shownInBook } from './stream-model/compare.ts';
import { feed, MARKETS } from './stream-model/feeds.ts';
import { StreamModel, type WireMessage } from './stream-model/model.ts';
import { LINES, moves, Venue } from './stream-model/venue.ts';

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

describe('the reducer beside an independent model of the public stream', () => {
  it('has the same books after every message', () => {
    fc.assert(
      fc.property(feed, (messages) => {
        const [books, model] = [new Map<string, Book>(), new StreamModel()];
        for (const message of messages) {
          applyMarkets(books, parse(message));
          model.receive(message);
          for (const marketId of MARKETS)
            expect(shownInBook(books.get(marketId))).toEqual(shownByModel(model, marketId));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('has the same prices on screen after every frame, however many messages came in it', () => {
    fc.assert(
      fc.property(feed, fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }), (messages, paints) => {
        const page = fakePage();
        const store = createPriceStore(page);
        const subscription = new MarketSubscription();
        subscription.want(MARKETS);
        subscription.request(1);
        const model = new StreamModel();
        messages.forEach((message, place) => {
          const outcome = subscription.accept(parse(message));
          model.receive(message);
          expect(outcome.kind).not.toBe('broken');
          if (outcome.kind !== 'holds') return;
          store.apply(outcome.changes, 1_000_000);
          if (paints[place % paints.length] !== true) return;
          page.paint();
          for (const marketId of MARKETS) expect(shownByStore(store, marketId)).toEqual(shownByModel(model, marketId));
        });
        store.stop();
      }),
      { numRuns: 500 },
    );
  });

  it('is remembered as it was at every moment', () => {
    fc.assert(
      fc.property(feed, fc.integer({ min: 1, max: 9 }), (messages, entries) => {
        let now = 0;
        const past = new Past(() => now, { bytes: Infinity, ageMs: Infinity, entries });
        const store = createPriceStore(fakePage(), past);
        const subscription = new MarketSubscription();
        subscription.want(MARKETS);
        subscription.request(1);
        const model = new StreamModel();
        const moments: { readonly at: number; readonly shown: readonly unknown[] }[] = [];
        for (const marketId of MARKETS) past.name(outline(marketId));
        for (const message of messages) {
          now = message.pt;
          const outcome = subscription.accept(parse(message));
          model.receive(message);
          if (outcome.kind !== 'holds') continue;
          store.apply(outcome.changes, 1_000_000);
          moments.push({ at: now, shown: MARKETS.map((marketId) => shownByModel(model, marketId)) });
        }
        const tracks = MARKETS.map((marketId) => past.track(marketId));
        for (const { at, shown } of moments)
          expect(tracks.map((track) => shownInBook(track?.standingAt(at)?.book))).toEqual(shown);
        store.stop();
      }),
      { numRuns: 200 },
    );
  });

  it.each(['levels', 'depth', 'both'] as const)(
    'shows the book of a venue as it is, and never crossed, when it comes in %s',
    (forms) => {
      fc.assert(
        fc.property(moves, (steps) => {
          const [books, venue] = [new Map<string, Book>(), new Venue(forms)];
          for (const step of steps) {
            applyMarkets(books, parse(venue.move(step)));
            LINES.forEach(({ id, hc }, line) => {
              const runner = books.get('1.1')?.runners.get(runnerIdOf(id, hc * 100) ?? NaN);
              if (runner === undefined) throw new Error(`${id} at ${hc} is missing`);
              expect(crosses(runner)).toBe(false);
              for (const side of ['back', 'lay'] as const)
                expect(bestLevels(runner[side], side).map((offer) => offer?.price ?? null)).toEqual(
                  venue.best(line, side),
                );
            });
          }
        }),
        { numRuns: 200 },
      );
    },
  );
});
