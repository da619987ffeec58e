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

/** Odds in the slip, and whether it may be sent, after the bettor selected 2.00 on a Betfair ladder. */
const applyPolicy = (policy: PricePolicy, side: 'back' | 'lay', live: number) => {
  const ticket = applyPricePolicy(
    policy,
    createTicket(createOddsSelectionSample({ side, price: odds(200) })),
    odds(live),
  );
  return [ticket.price, isPriceBlocked(policy, ticket, odds(live)) ? 'blocked' : 'sent'];
};

describe('applyPricePolicy and isPriceBlocked after a press at 2.00', () => {
  test.each<[string, PricePolicy, 'back' | 'lay', number, number, string]>([
    ['only mine, the same', mine, 'back', 200, 200, 'sent'],
    ['only mine, better', mine, 'back', 202, 200, 'blocked'],
    ['only mine, worse', mine, 'back', 199, 200, 'blocked'],
    ['better, the same', better, 'back', 200, 200, 'sent'],
    ['better, better for a back', better, 'back', 210, 200, 'sent'],
    ['better, worse for a back', better, 'back', 199, 200, 'blocked'],
    ['better, better for a lay', better, 'lay', 199, 200, 'sent'],
    ['better, worse for a lay', better, 'lay', 202, 200, 'blocked'],
    ['within 2, a tick worse for a back', createWithinPolicy(2), 'back', 199, 199, 'sent'],
    ['within 2, two ticks worse', createWithinPolicy(2), 'back', 198, 198, 'sent'],
    ['within 2, three ticks worse', createWithinPolicy(2), 'back', 197, 200, 'blocked'],
    ['within 2, two ticks of the band above worse for a lay', createWithinPolicy(2), 'lay', 204, 204, 'sent'],
    ['within 2, three of them', createWithinPolicy(2), 'lay', 206, 200, 'blocked'],
    ['within 2, better: the exchange fills at the better price', createWithinPolicy(2), 'back', 220, 200, 'sent'],
    ['within 2, a price of no ladder', createWithinPolicy(2), 'lay', 201, 200, 'blocked'],
  ])('follow the policy: %s', (_, policy, side, live, price, then) => {
    expect(applyPolicy(policy, side, live)).toEqual([price, then]);
  });

  test('use steps of 0.01 on markets without a ladder and on bookmaker markets', () => {
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
