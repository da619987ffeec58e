// @vitest-environment happy-dom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onePress } from '#features/bet-slip/model/one-press.ts';
import { marketQuote } from '#features/bet-slip/model/quote.ts';
import { createRoom, front, type Room } from '#features/bet-slip/model/testing/room.ts';
import { LiveMarketCard, type OddsSelection } from '#features/market/index.ts';
import { matchOdds as sample } from '#features/market/testing/samples.ts';
import { units, ZERO, money } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import { createLiveFeed } from '#shared/live/feed.ts';
import { marketOutline } from '#shared/live/image.ts';
import { LiveProvider } from '#shared/live/react.tsx';
import { fakePage } from '#shared/live/tests/fake-page.ts';
import type { Sink } from '#shared/live/transport.ts';

const PRESSES = 10_000;
/** Fingers on as many cells in the same moment: as many presses for one market that moves. */
const AT_ONCE = 8;
const SHIELD_MS = 250;
const LIFE_MS = 3_600_000;

/** mulberry32: the same presses and prices in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

let now = 1_000;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => void vi.restoreAllMocks());

// Every step of 0.01 is a price, so that a press is never held back for another reason.
const matchOdds = { ...sample, ladder: 'step' } as const;
const account = { balance: { available: units(1_000_000), exposure: ZERO, profitAndLoss: ZERO }, positions: {}, bets: [] };
const stake = units(100);

function busyMarket(random: () => number) {
  const page = fakePage();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  let sink: Sink | undefined;
  let room: Room = createRoom();
  const feed = createLiveFeed((its) => {
    sink = its;
    return { watchHome: () => () => undefined, watchMatch: () => () => undefined, refresh: () => undefined };
  }, page);
  const pressed = (pick: OddsSelection): void => {
    const quote = marketQuote(feed.prices.market(pick.marketId), feed.prices.runner(pick.marketId, pick.runnerId)?.status ?? null, feed.prices.cell(pick.marketId, pick.runnerId, pick.side, 0).price);
    onePress(room.desk, pick, stake, { quote, account, runners: matchOdds.runners.map(({ runnerId }) => runnerId), limits: null, rulesRead: true, delaySeconds: 5, policy: { kind: 'better' } });
  };
  /** What a bettor sees, noted by the page itself: the price in each cell, and since when. */
  const seen = new Map<Element, { price: string; since: number }>();
  const cells = (): HTMLElement[] => [...place.querySelectorAll<HTMLElement>('[data-cell]')];
  const look = (): void => {
    for (const cell of cells()) {
      const price = cell.querySelector('b')?.textContent ?? '';
      if (seen.get(cell)?.price !== price) seen.set(cell, { price, since: now });
    }
  };
  const paint = (): void => {
    // Cheaper than `act`, thousands of times over: a paint is nothing but updates of the store.
    flushSync(() => void page.paint());
    look();
  };
  sink?.match(matchOdds.matchId, [matchOdds], { askedAt: now, tookMs: 1, lifeMs: LIFE_MS });
  flushSync(() => root.render(createElement(LiveProvider, { feed, children: createElement(LiveMarketCard, { outline: marketOutline(matchOdds), onPick: pressed }) })));
  paint();
  const middles = new Map(matchOdds.runners.map(({ runnerId }) => [runnerId, 200]));
  return {
    seen,
    paint,
    /** Presses from here on are those of another bettor. */
    enter: (its: Room) => void (room = its),
    some: (count: number): HTMLElement[] =>
      cells()
        .map((cell) => ({ cell, place: random() }))
        .sort((one, other) => one.place - other.place)
        .slice(0, count)
        .map(({ cell }) => cell),
    /** One message: a runner's prices move by a step or two, or only its sizes. */
    message() {
      const runner = matchOdds.runners[Math.floor(random() * matchOdds.runners.length)] ?? matchOdds.runners[0];
      if (runner === undefined) return;
      const middle = Math.min(400, Math.max(120, (middles.get(runner.runnerId) ?? 200) + Math.floor(random() * 5) - 2));
      middles.set(runner.runnerId, middle);
      const rows = (way: 1 | -1) => [0, 1, 2].map((level) => [level, { price: odds(middle + (way === 1 ? 1 : 0) + way * level), size: money(100 + Math.floor(random() * 900_000)) }] as const);
      sink?.prices([{ marketId: matchOdds.marketId, image: false, runners: [{ runnerId: runner.runnerId, back: { form: 'levels', rows: rows(-1) }, lay: { form: 'levels', rows: rows(1) } }] }], LIFE_MS);
    },
    close() {
      flushSync(() => root.unmount());
      feed.stop();
      place.remove();
    },
  };
}

function send(cell: HTMLElement, type: 'pointerdown' | 'click', at: number): void {
  const event = new (type === 'click' ? MouseEvent : PointerEvent)(type, { bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  flushSync(() => void cell.dispatchEvent(event));
}

it(`places none of ${PRESSES} random presses at a price younger than ${SHIELD_MS} ms without a second press`, () => {
  const random = randomFrom(20_261_121);
  const market = busyMarket(random);
  const counts = { sent: 0, shielded: 0, second: 0 };
  /** Lets the market go on; a frame every 16 ms, some ten messages a second as an in-play market has at its busiest. */
  const live = (ms: number): void => {
    for (let left = ms; left > 0; left -= 16) {
      now += Math.min(16, left);
      if (random() < 0.16) {
        market.message();
        market.paint();
      }
    }
  };
  for (let presses = 0; presses < PRESSES; presses += AT_ONCE) {
    live(random() * 200);
    const fingers = market.some(AT_ONCE).map((cell) => {
      const { price, since } = market.seen.get(cell) ?? { price: '', since: now };
      send(cell, 'pointerdown', now);
      return { cell, room: createRoom(), pressed: Math.round(Number(price) * 100), age: now - since };
    });
    live(random() * 120);
    for (const { cell, room, pressed, age } of fingers) {
      market.enter(room);
      send(cell, 'click', now);
      const [bet] = room.sent;
      if (bet !== undefined) {
        counts.sent += 1;
        expect(age).toBeGreaterThanOrEqual(SHIELD_MS);
        expect(bet.price).toBe(pressed);
      } else expect(front(room)).toMatchObject({ phase: 'draft', ticket: { price: pressed, justChanged: age < SHIELD_MS } });
    }
    // The bettor looks, and presses again: that is a press of its own, on a price that has stood.
    now += SHIELD_MS;
    for (const { cell, room } of fingers.filter(({ age }) => age < SHIELD_MS)) {
      market.enter(room);
      send(cell, 'pointerdown', now);
      send(cell, 'click', now);
      counts.shielded += 1;
      counts.second += room.sent.length;
    }
  }
  market.close();
  // The presses were on both sides of the shield, many times over.
  expect(counts.sent).toBeGreaterThan(PRESSES / 10);
  expect(counts.shielded).toBeGreaterThan(PRESSES / 10);
  expect(counts.second).toBe(counts.shielded);
}, 240_000);
