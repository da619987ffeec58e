import { describe, expect, test } from 'vitest';
import { units, ZERO } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { typePrice, typeStake } from '../../model/ticket/ticket.ts';
import {
  addRunner,
  clearStakes,
  editLeg,
  EMPTY_DRAFT,
  exactProfit,
  pressQuickStake,
  removeRunner,
  stakedLegs,
  typeTotal,
  type MultiBetDraft,
} from './draft.ts';
import { raceSelection } from './testing/samples.ts';

const three = [raceSelection(1, 400), raceSelection(2, 600), raceSelection(3, 800)].reduce(addRunner, EMPTY_DRAFT);
const stakes = (draft: MultiBetDraft) => stakedLegs(draft).map(({ stake }) => stake / 100);

describe('runners of the slip', () => {
  test('stand in the order they were picked', () =>
    expect(three.legs.map(({ selection }) => selection.runnerId)).toEqual([1, 2, 3]));

  test('the same price pressed again is taken anew and keeps the stake', () => {
    const edited = editLeg(three, 2, (ticket) => typeStake(ticket, '300'));
    const [, second] = addRunner(edited, raceSelection(2, 650)).legs;
    expect([second?.price, second?.stake]).toEqual([650, units(300)]);
  });

  test('the other side takes its place, without its stake', () => {
    const edited = editLeg(three, 2, (ticket) => typeStake(ticket, '300'));
    const turned = addRunner(edited, raceSelection(2, 620, { side: 'lay' }));
    expect(turned.legs.map(({ selection }) => selection.side)).toEqual(['back', 'lay', 'back']);
    expect(turned.legs[1]?.stake).toBe(ZERO);
  });

  test('a runner of another race starts a new slip', () => {
    const next = addRunner(typeTotal(three, '1000'), raceSelection(9, 300, { marketId: '1.99' }));
    expect(next.legs.map(({ selection }) => selection.runnerId)).toEqual([9]);
    expect(next.total).toBe(ZERO);
  });

  test('one taken out hands the quick stakes on', () => {
    const rest = removeRunner(three, 3);
    expect([rest.legs.length, rest.focus]).toEqual([2, 2]);
  });
});

describe('stakes', () => {
  test('an equal profit spreads the total in whole units', () => {
    const draft = typeTotal(three, '1000');
    expect(stakes(draft)).toEqual([461, 308, 231]);
    expect(exactProfit(draft)).toBe(84_615);
  });

  test('no stake is spread while a price is missing, or a runner is laid', () => {
    expect(stakes(editLeg(typeTotal(three, '1000'), 1, (ticket) => typePrice(ticket, '')))).toEqual([0, 0, 0]);
    expect(stakes(addRunner(typeTotal(three, '1000'), raceSelection(1, 410, { side: 'lay' })))).toEqual([0, 0, 0]);
    expect(exactProfit(three)).toBeNull();
  });

  test('quick stakes change the total, or the stake of the runner in hand', () => {
    expect(pressQuickStake(typeTotal(three, '100'), 4, units(500)).total).toBe(units(600));
    const free = { ...three, split: 'free' as const, focus: 2 };
    expect(stakes(pressQuickStake(free, 0, units(200)))).toEqual([0, 200, 0]);
    expect(pressQuickStake({ ...free, focus: null }, 0, units(200)).legs).toEqual(free.legs);
  });

  test('cleared, only the runners and their prices are left', () => {
    const edited = editLeg(typeTotal({ ...three, split: 'free' }, '500'), 1, (ticket) => typeStake(ticket, '70'));
    const cleared = clearStakes(edited);
    expect([cleared.total, ...stakes(cleared)]).toEqual([0, 0, 0, 0]);
    expect(cleared.legs.map(({ price }) => price)).toEqual([odds(400), odds(600), odds(800)]);
  });
});
