import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getLadderPrices, type LadderName, moveByTicks } from '#shared/domain/odds/ladder.ts';
import { lineRun, odds, payoutPer100 } from '#shared/domain/odds/odds.ts';
import { createFancySelectionSample, createOddsSelectionSample } from '../testing/samples.ts';
import { applyPricePolicy, chooseOrderPrice, isPriceBlocked, type PricePolicy } from './price-policy.ts';
import { createTicket, stepPrice, takePrice, typePrice } from './ticket.ts';

const createWithinPolicy = (steps: number): PricePolicy => ({ kind: 'within', ticks: steps });
const mine: PricePolicy = { kind: 'only-mine' };
const better: PricePolicy = { kind: 'better' };

/** A ticket with the selected price 2.00, on a Betfair ladder. */
const createPressedTicket = (side: 'back' | 'lay') =>
  createTicket(createOddsSelectionSample({ side, price: odds(200) }));

const isBlockedAt = (policy: PricePolicy, side: 'back' | 'lay', live: number): boolean =>
  isPriceBlocked(policy, applyPricePolicy(policy, createPressedTicket(side), odds(live)), odds(live));

describe('isPriceBlocked after a press at 2.00', () => {
  test.each<[string, PricePolicy, 'back' | 'lay', number]>([
    ['"only mine": better odds', mine, 'back', 202],
    ['"only mine": worse odds', mine, 'back', 199],
    ['"better": worse odds of a back', better, 'back', 199],
    ['"better": worse odds of a lay', better, 'lay', 202],
    ['"within 2 ticks": a back three ticks worse', createWithinPolicy(2), 'back', 197],
    ['"within 2 ticks": a lay three ticks worse', createWithinPolicy(2), 'lay', 206],
    ['"within 2 ticks": a price that is on no ladder', createWithinPolicy(2), 'lay', 201],
  ])('is true with %s', (_, policy, side, live) => expect(isBlockedAt(policy, side, live)).toBe(true));

  test.each<[string, PricePolicy, 'back' | 'lay', number]>([
    ['"only mine": the selected odds', mine, 'back', 200],
    ['"better": the selected odds', better, 'back', 200],
    ['"better": better odds of a back', better, 'back', 210],
    ['"better": better odds of a lay', better, 'lay', 199],
    ['"within 2 ticks": a back two ticks worse', createWithinPolicy(2), 'back', 198],
    ['"within 2 ticks": a lay two ticks worse, by the steps of the band above', createWithinPolicy(2), 'lay', 204],
    ['"within 2 ticks": better odds', createWithinPolicy(2), 'back', 220],
  ])('is false with %s', (_, policy, side, live) => expect(isBlockedAt(policy, side, live)).toBe(false));
});

describe('applyPricePolicy after a press at 2.00', () => {
  const readPrice = (policy: PricePolicy, side: 'back' | 'lay', live: number) =>
    applyPricePolicy(policy, createPressedTicket(side), odds(live)).price;

  test.each<[string, PricePolicy, 'back' | 'lay', number, number]>([
    ['"only mine"', mine, 'back', 199, 200],
    ['"better"', better, 'back', 199, 200],
    ['"within 2 ticks", when the price is better', createWithinPolicy(2), 'back', 220, 200],
    ['"within 2 ticks", when the price is three ticks worse', createWithinPolicy(2), 'back', 197, 200],
    ['"within 2 ticks", when the price is on no ladder', createWithinPolicy(2), 'lay', 201, 200],
  ])('keeps the selected odds with %s', (_, policy, side, live, price) =>
    expect(readPrice(policy, side, live)).toBe(price),
  );

  test.each<[string, 'back' | 'lay', number]>([
    ['a back one tick worse', 'back', 199],
    ['a back two ticks worse', 'back', 198],
    ['a lay two ticks worse, by the steps of the band above', 'lay', 204],
  ])('takes the live odds with "within 2 ticks" for %s', (_, side, live) =>
    expect(readPrice(createWithinPolicy(2), side, live)).toBe(live),
  );
});

describe('chooseOrderPrice', () => {
  test('uses steps of 0.01 on markets without a ladder and on bookmaker markets', () => {
    const plain = createOddsSelectionSample({ ladder: 'step', price: odds(300) });
    expect(
      [odds(298), odds(297)].map((live) => chooseOrderPrice(createWithinPolicy(2), plain, plain.price, live)),
    ).toEqual([298, 300]);
    const bookmaker = createOddsSelectionSample({ kind: 'bookmaker', ladder: 'betfair', price: payoutPer100(8500) });
    expect(chooseOrderPrice(createWithinPolicy(2), bookmaker, bookmaker.price, payoutPer100(8499))).toBe(8499);
  });
});

describe('applyPricePolicy', () => {
  const ticket = createTicket(createOddsSelectionSample({ price: odds(200) }));

  test('moves a selected or accepted price, but no typed or stepped one', () => {
    const live = odds(199);
    expect(applyPricePolicy(createWithinPolicy(3), ticket, live)).toMatchObject({
      price: 199,
      priceText: '1.99',
      anchorPrice: 200,
    });
    expect(applyPricePolicy(createWithinPolicy(3), takePrice(typePrice(ticket, '3'), odds(200)), live).price).toBe(199);
    const ticketWithPrice = typePrice(ticket, '2');
    expect(applyPricePolicy(createWithinPolicy(3), ticketWithPrice, live)).toBe(ticketWithPrice);
    const stepped = stepPrice(ticket, 1);
    expect(applyPricePolicy(createWithinPolicy(3), stepped, live)).toBe(stepped);
  });

  test('moves the odds back with the market and keeps the mark of a price that just changed', () => {
    const fresh = createTicket(createOddsSelectionSample({ price: odds(200), changedAgoMs: 10 }));
    const down = applyPricePolicy(createWithinPolicy(3), fresh, odds(198));
    expect(down.hasPriceJustChanged).toBe(true);
    expect(applyPricePolicy(createWithinPolicy(3), down, odds(205)).price).toBe(200);
  });

  test('changes nothing for a fancy bet, or when nothing is on offer', () => {
    const ticketOnLine = createTicket(createFancySelectionSample());
    expect(applyPricePolicy(createWithinPolicy(10), ticketOnLine, lineRun(4400))).toBe(ticketOnLine);
    expect(isPriceBlocked(mine, ticketOnLine, lineRun(4400))).toBe(false);
    expect(applyPricePolicy(createWithinPolicy(10), ticket, null)).toBe(ticket);
    expect(isPriceBlocked(mine, ticket, null)).toBe(false);
  });
});

describe('applyPricePolicy on any ladder', () => {
  const ladder = fc.constantFrom<LadderName>('betfair', 'betdaq');
  const moves = ladder.chain((name) =>
    fc.record({
      ladder: fc.constant(name),
      anchorPrice: fc.constantFrom(...getLadderPrices(name)),
      path: fc.array(fc.constantFrom(...getLadderPrices(name)), { minLength: 1, maxLength: 6 }),
      near: fc.array(fc.integer({ min: -12, max: 12 }), { minLength: 1, maxLength: 6 }),
      side: fc.constantFrom('back' as const, 'lay' as const),
      steps: fc.integer({ min: 1, max: 10 }),
    }),
  );

  test('never moves the odds further from the selected price than the policy allows', () => {
    fc.assert(
      fc.property(moves, ({ ladder: name, anchorPrice, path, near, side, steps }) => {
        const farthest =
          moveByTicks(name, anchorPrice, side === 'back' ? -steps : steps) ?? expect.fail('off the ladder');
        let ticket = createTicket(createOddsSelectionSample({ ladder: name, side, price: anchorPrice }));
        for (const live of [...path, ...near.map((by) => moveByTicks(name, anchorPrice, by) ?? anchorPrice)]) {
          ticket = applyPricePolicy(createWithinPolicy(steps), ticket, live);
          const orderPrice = ticket.price ?? expect.fail('no price');
          expect(
            side === 'back'
              ? orderPrice >= farthest && orderPrice <= anchorPrice
              : orderPrice <= farthest && orderPrice >= anchorPrice,
          ).toBe(true);
          // The market offers these odds or better, so the exchange can fill the bet.
          if (!isPriceBlocked(createWithinPolicy(steps), ticket, live))
            expect(side === 'back' ? live >= orderPrice : live <= orderPrice).toBe(true);
        }
      }),
    );
  });

  test('accepts with a wider policy what a narrower policy accepts', () => {
    fc.assert(
      fc.property(moves, ({ ladder: name, anchorPrice, path: [live], side, steps }) => {
        const sent = (policy: PricePolicy) =>
          !isPriceBlocked(
            policy,
            applyPricePolicy(
              policy,
              createTicket(createOddsSelectionSample({ ladder: name, side, price: anchorPrice })),
              live ?? anchorPrice,
            ),
            live ?? anchorPrice,
          );
        if (sent(mine)) expect(sent(better)).toBe(true);
        if (sent(better)) expect(sent(createWithinPolicy(steps))).toBe(true);
      }),
    );
  });
});
