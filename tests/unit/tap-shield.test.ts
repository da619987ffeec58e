// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placeOneClickBet } from '#features/bet-slip/model/placement/one-click-bet.ts';
import {
  type BetSlipHarness,
  createBetSlipHarness,
  getCurrentSlip,
} from '#features/bet-slip/model/testing/bet-slip-harness.ts';
import { createOddsQuote } from '#features/bet-slip/model/ticket/selection-quote.ts';
import type { OddsSelection } from '#shared/domain/bet/selection.ts';
import { units, ZERO } from '#shared/domain/money/money.ts';
import { market, startBusyMarket } from './busy-market.ts';
import { createRandom } from './random.ts';

const PRESSES = 10_000;
/** Presses on as many cells at the same moment, to test more with one moving market. */
const AT_ONCE = 8;
const SHIELD_MS = 250;
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
 * Plays a moving market with one-click bettors. Records the visible price of each cell and the time of its last change.
 */
function play(random: () => number) {
  let fixture: BetSlipHarness = createBetSlipHarness();
  const card = startBusyMarket(
    random,
    () => now,
    (selection: OddsSelection) => {
      const { prices } = card;
      const quote = createOddsQuote(
        prices.market(selection.marketId),
        prices.runner(selection.marketId, selection.runnerId)?.status ?? null,
        prices.cell(selection.marketId, selection.runnerId, selection.side, 0).price,
      );
      placeOneClickBet(fixture.controller, selection, units(100), {
        quote,
        account,
        runners,
        limits: null,
        areRulesLoaded: true,
        delaySeconds: 5,
        policy: { kind: 'better' },
      });
    },
  );
  const pricesByCell = new Map<Element, { price: string; since: number }>();
  const look = (): void => {
    for (const cell of card.cells()) {
      const price = cell.querySelector('b')?.textContent ?? '';
      if (pricesByCell.get(cell)?.price !== price) pricesByCell.set(cell, { price, since: now });
    }
  };
  look();
  return {
    close: card.close,
    /** Assigns the following presses to another bettor. */
    enter: (betSlip: BetSlipHarness) => void (fixture = betSlip),
    fingers: () =>
      card
        .cells()
        .map((cell) => ({ cell, place: random() }))
        .sort((one, other) => one.place - other.place)
        .slice(0, AT_ONCE)
        .map(({ cell }) => {
          const { price, since } = pricesByCell.get(cell) ?? { price: '', since: now };
          return { cell, fixture: createBetSlipHarness(), pressed: Math.round(Number(price) * 100), age: now - since };
        }),
    goOn(ms: number) {
      for (let left = ms; left > 0; left -= FRAME_MS) {
        now += Math.min(FRAME_MS, left);
        if (random() >= MESSAGE_IN_A_FRAME) continue;
        card.message();
        card.paint();
        look();
      }
    },
  };
}

test(`the tap shield places none of ${PRESSES} random presses at a price younger than ${SHIELD_MS} ms without a second press`, () => {
  const random = createRandom(20_261_121);
  const game = play(random);
  const counts = { sent: 0, shielded: 0, second: 0 };
  for (let presses = 0; presses < PRESSES; presses += AT_ONCE) {
    game.goOn(random() * 200);
    const fingers = game.fingers();
    for (const { cell } of fingers) send(cell, 'pointerdown');
    game.goOn(random() * 120);
    for (const { cell, fixture, pressed, age } of fingers) {
      game.enter(fixture);
      send(cell, 'click');
      const [bet] = fixture.sentIntents;
      if (bet !== undefined) {
        counts.sent += 1;
        expect(age).toBeGreaterThanOrEqual(SHIELD_MS);
        expect(bet.price).toBe(pressed);
      } else
        expect(getCurrentSlip(fixture)).toMatchObject({
          phase: 'draft',
          ticket: { price: pressed, hasPriceJustChanged: age < SHIELD_MS },
        });
    }
    // The bettor presses again: a separate press on a price that has been stable.
    now += SHIELD_MS;
    for (const { cell, fixture } of fingers.filter(({ age }) => age < SHIELD_MS)) {
      game.enter(fixture);
      send(cell, 'pointerdown');
      send(cell, 'click');
      counts.shielded += 1;
      counts.second += fixture.sentIntents.length;
    }
  }
  game.close();
  // The presses were on both sides of the shield many times.
  expect(counts.sent).toBeGreaterThan(PRESSES / 10);
  expect(counts.shielded).toBeGreaterThan(PRESSES / 10);
  expect(counts.second).toBe(counts.shielded);
}, 240_000);
