import { describe, expect, test } from 'vitest';
import type { Bet } from '#shared/domain/bet/bet.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { isBetOfIntent, type BetIntent } from './bet-intent.ts';
import { createBetRegister } from './bet-register.ts';
import { betOf, fancySelection, intentOf, oddsSelection, START } from '../testing/samples.ts';

const at = (ms: number) => new Date(START + ms).toISOString();

describe('recognising a bet in the list', () => {
  test.each<[string, Partial<BetIntent>, Partial<Bet>, boolean]>([
    ['the bet itself', {}, {}, true],
    ['matched better', {}, { price: odds(200) }, true],
    ['a back at less', {}, { price: odds(197) }, false],
    ['a lay matched better', { selection: oddsSelection({ side: 'lay' }) }, { side: 'lay', price: odds(190) }, true],
    ['a lay at more', { selection: oddsSelection({ side: 'lay' }) }, { side: 'lay', price: odds(199) }, false],
    ['the other side', {}, { side: 'lay' }, false],
    ['another stake', {}, { stake: units(501) }, false],
    ['another market', {}, { marketId: '1.99' }, false],
    ['another runner', {}, { selectionName: 'Australia' }, false],
    ['the name in other letters', {}, { selectionName: ' INDIA ' }, true],
    ['a bet listed before', { knownBetIds: ['b-1'] }, {}, false],
    ['a clock five minutes ahead', { knownBetIds: ['b-0'] }, { placedAt: at(-300_000) }, true],
    ['a clock a day ahead', { knownBetIds: [] }, { placedAt: at(-86_400_000) }, true],
    ['an old bet that was voided', { knownBetIds: [] }, { placedAt: at(-86_400_000), state: 'void' }, false],
    ['old, and nobody knew the list', { knownBetIds: null }, { placedAt: at(-300_000) }, false],
    ['new, and nobody knew the list', { knownBetIds: null }, { placedAt: at(-1_000) }, true],
    ['settled a moment after', {}, { settledAt: at(9_000) }, true],
    ['settled before it was sent', {}, { placedAt: at(-600_000), settledAt: at(-120_000) }, false],
    ['its reference', { reference: 'mine' }, { reference: 'mine', selectionName: 'whatever' }, true],
    ['someone else’s reference', { reference: 'mine' }, { reference: 'theirs' }, false],
    [
      'a session bet',
      { selection: fancySelection(), price: odds(4500) },
      { kind: 'fancy', marketId: '31_4', selectionName: 'YES', price: odds(4500), size: 11_000 },
      true,
    ],
    [
      'a session bet at another size',
      { selection: fancySelection(), price: odds(4500) },
      { kind: 'fancy', marketId: '31_4', selectionName: 'YES', price: odds(4500), size: 9_000 },
      false,
    ],
  ])('%s', (_, intent, bet, found) => {
    const listed = betOf(bet);
    expect(
      createBetRegister().identify(
        intentOf(intent),
        [betOf({ betId: 'b-other', marketId: '1.77' }), listed],
        isBetOfIntent,
      ),
    ).toEqual(found ? [listed] : []);
  });
});
