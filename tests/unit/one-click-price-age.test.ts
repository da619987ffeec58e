// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_PREFERENCES } from '#features/bet-slip/model/betting-preferences.ts';
import { placeOneClickBet } from '#features/bet-slip/model/placement/one-click-bet.ts';
import {
  type BetSlipHarness,
  createBetSlipHarness,
  getCurrentSlip,
} from '#features/bet-slip/model/testing/bet-slip-harness.ts';
import { createOddsQuote } from '#features/bet-slip/model/ticket/selection-quote.ts';
import type { OddsSelection } from '#shared/domain/bet/selection.ts';
import { units, ZERO } from '#shared/domain/money/money.ts';
import { createRandom } from '../setup/random.ts';
import { market, startBusyMarket } from './busy-market.ts';

const PRESSES = 10_000;
/** Presses on as many cells at the same moment, to test more with one moving market. */
const AT_ONCE = 8;
const MIN_PRICE_AGE_MS = 250;
const FRAME_MS = 16;
/** About ten messages a second, as in a very busy in-play market. */
const MESSAGE_IN_A_FRAME = 0.16;

let now = 1_000;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => void vi.restoreAllMocks());

const account = {
  balance: { available: units(1_000_000), exposure: ZERO, profitAndLoss: ZERO },
  positions: {},
  bets: [],
};
const runners = market.runners.map(({ runnerId }) => runnerId);

function send(cell: HTMLElement, type: 'pointerdown' | 'click'): void {
  const event = new (type === 'click' ? MouseEvent : PointerEvent)(type, { bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: now });
  flushSync(() => void cell.dispatchEvent(event));
}

/**
 * Creates a moving market with one-click bettors. Records the visible price of each cell and the time of its last
 * change.
 */
function createMovingMarket(random: () => number) {
  let fixture: BetSlipHarness = createBetSlipHarness();
  const card = startBusyMarket(
    random,
    () => now,
    (selection: OddsSelection) => {
      const { prices } = card;
      const quote = createOddsQuote(
        prices.getMarket(selection.marketId),
        prices.getRunner(selection.marketId, selection.runnerId)?.status ?? null,
        prices.getCell(selection.marketId, selection.runnerId, selection.side, 0).price,
      );
      placeOneClickBet(fixture.controller, selection, units(100), {
        quote,
        account,
        runners,
        limits: null,
        otherBets: [],
        areRulesLoaded: true,
        delaySeconds: 5,
        preferences: DEFAULT_PREFERENCES,
        // Long after any bet: no press is the second one of a double tap.
        pressedAt: Date.UTC(2027, 0, 1),
      });
    },
  );
  const pricesByCell = new Map<Element, { price: string; since: number }>();
  const recordPrices = (): void => {
    for (const cell of card.listCells()) {
      const price = cell.querySelector('b')?.textContent ?? '';
      if (pricesByCell.get(cell)?.price !== price) pricesByCell.set(cell, { price, since: now });
    }
  };
  recordPrices();
  return {
    close: card.close,
    /** Sends the bets of the following presses to this slip. */
    sendTo: (betSlip: BetSlipHarness) => void (fixture = betSlip),
    chooseRandomCells: () =>
      card
        .listCells()
        .map((cell) => ({ cell, place: random() }))
        .sort((one, other) => one.place - other.place)
        .slice(0, AT_ONCE)
        .map(({ cell }) => {
          const { price, since } = pricesByCell.get(cell) ?? { price: '', since: now };
          return { cell, fixture: createBetSlipHarness(), pressed: Math.round(Number(price) * 100), age: now - since };
        }),
    advance(ms: number) {
      for (let left = ms; left > 0; left -= FRAME_MS) {
        now += Math.min(FRAME_MS, left);
        if (random() >= MESSAGE_IN_A_FRAME) continue;
        card.createMessage();
        card.paint();
        recordPrices();
      }
    },
  };
}

test(`one-click betting asks for a second press at a price younger than ${MIN_PRICE_AGE_MS} ms`, () => {
  const random = createRandom(20_261_121);
  const moving = createMovingMarket(random);
  const counts = { sent: 0, confirmed: 0, second: 0 };
  for (let count = 0; count < PRESSES; count += AT_ONCE) {
    moving.advance(random() * 200);
    const presses = moving.chooseRandomCells();
    for (const { cell } of presses) send(cell, 'pointerdown');
    moving.advance(random() * 120);
    for (const { cell, fixture, pressed, age } of presses) {
      moving.sendTo(fixture);
      send(cell, 'click');
      const [bet] = fixture.sentIntents;
      if (bet !== undefined) {
        counts.sent += 1;
        expect(age).toBeGreaterThanOrEqual(MIN_PRICE_AGE_MS);
        expect(bet.price).toBe(pressed);
      } else
        expect(getCurrentSlip(fixture)).toMatchObject({
          phase: 'draft',
          ticket: { price: pressed, hasPriceJustChanged: age < MIN_PRICE_AGE_MS },
        });
    }
    // The bettor presses again: a separate press on a price that has been stable.
    now += MIN_PRICE_AGE_MS;
    for (const { cell, fixture } of presses.filter(({ age }) => age < MIN_PRICE_AGE_MS)) {
      moving.sendTo(fixture);
      send(cell, 'pointerdown');
      send(cell, 'click');
      counts.confirmed += 1;
      counts.second += fixture.sentIntents.length;
    }
  }
  moving.close();
  // The presses were on both sides of the limit many times.
  expect(counts.sent).toBeGreaterThan(PRESSES / 10);
  expect(counts.confirmed).toBeGreaterThan(PRESSES / 10);
  expect(counts.second).toBe(counts.confirmed);
}, 240_000);
