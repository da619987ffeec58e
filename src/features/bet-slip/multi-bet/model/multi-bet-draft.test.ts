import { describe, expect, test } from 'vitest';
import { units, ZERO } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { typePrice, typeStake } from '../../model/ticket/ticket.ts';
import {
  addRunner,
  calculateExactProfit,
  clearStakes,
  editLeg,
  EMPTY_DRAFT,
  findCommonSide,
  listStakedLegs,
  type MultiBetDraft,
  pressQuickStake,
  removeRunner,
  typeTotal,
} from './multi-bet-draft.ts';
import { createRaceSelectionSample } from './testing/samples.ts';

const three = [
  createRaceSelectionSample(1, 400),
  createRaceSelectionSample(2, 600),
  createRaceSelectionSample(3, 800),
].reduce(addRunner, EMPTY_DRAFT);
const listStakes = (draft: MultiBetDraft) => listStakedLegs(draft).map(({ stake }) => stake / 100);

describe('MultiBetDraft with several runners', () => {
  test('addRunner keeps the order of selection', () =>
    expect(three.legs.map(({ selection }) => selection.runnerId)).toEqual([1, 2, 3]));

  test('findCommonSide returns the side of all runners, and null for back and lay bets together', () => {
    const mixed = addRunner(three, createRaceSelectionSample(2, 620, { side: 'lay' }));
    expect([three, mixed, EMPTY_DRAFT].map(findCommonSide)).toEqual(['back', null, null]);
  });

  test('addRunner takes the new price and keeps the stake when the same price is pressed again', () => {
    const edited = editLeg(three, 2, (ticket) => typeStake(ticket, '300'));
    const [, second] = addRunner(edited, createRaceSelectionSample(2, 650)).legs;
    expect([second?.price, second?.stake]).toEqual([650, units(300)]);
  });

  test('addRunner removes the stake when the other side of a runner is pressed', () => {
    const edited = editLeg(three, 2, (ticket) => typeStake(ticket, '300'));
    const turned = addRunner(edited, createRaceSelectionSample(2, 620, { side: 'lay' }));
    expect(turned.legs.map(({ selection }) => selection.side)).toEqual(['back', 'lay', 'back']);
    expect(turned.legs[1]?.stake).toBe(ZERO);
  });

  test('addRunner starts a new slip when a price of another race is pressed', () => {
    const next = addRunner(typeTotal(three, '1000'), createRaceSelectionSample(9, 300, { marketId: '1.99' }));
    expect(next.legs.map(({ selection }) => selection.runnerId)).toEqual([9]);
    expect(next.total).toBe(ZERO);
  });

  test('removeRunner passes the quick stakes to the last runner left when it removes the focused one', () => {
    const rest = removeRunner(three, 3);
    expect([rest.legs.length, rest.focusedRunnerId]).toEqual([2, 2]);
  });
});

describe('MultiBetDraft with stakes', () => {
  test('listStakedLegs splits the total in whole units for an equal profit', () => {
    const draft = typeTotal(three, '1000');
    expect(listStakes(draft)).toEqual([461, 308, 231]);
    expect(calculateExactProfit(draft)).toBe(84_615);
  });

  test('listStakedLegs splits no total while a price is missing or a runner is laid', () => {
    expect(listStakes(editLeg(typeTotal(three, '1000'), 1, (ticket) => typePrice(ticket, '')))).toEqual([0, 0, 0]);
    expect(listStakes(addRunner(typeTotal(three, '1000'), createRaceSelectionSample(1, 410, { side: 'lay' })))).toEqual(
      [0, 0, 0],
    );
    expect(calculateExactProfit(three)).toBeNull();
  });

  test('pressQuickStake adds to the total when one total is split', () =>
    expect(pressQuickStake(typeTotal(three, '100'), 4, units(500)).total).toBe(units(600)));

  test('pressQuickStake sets only the stake of the focused runner when each runner has its own stake', () => {
    const free = { ...three, split: 'free' as const, focusedRunnerId: 2 };
    expect(listStakes(pressQuickStake(free, 0, units(200)))).toEqual([0, 200, 0]);
    expect(pressQuickStake({ ...free, focusedRunnerId: null }, 0, units(200)).legs).toEqual(free.legs);
  });

  test('clearStakes removes the total and every stake, and keeps the runners and their prices', () => {
    const edited = editLeg(typeTotal({ ...three, split: 'free' }, '500'), 1, (ticket) => typeStake(ticket, '70'));
    const cleared = clearStakes(edited);
    expect([cleared.total, ...listStakes(cleared)]).toEqual([0, 0, 0, 0]);
    expect(cleared.legs.map(({ price }) => price)).toEqual([odds(400), odds(600), odds(800)]);
  });
});
