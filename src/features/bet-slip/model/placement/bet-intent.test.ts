import { describe, expect, test } from 'vitest';
import type { Bet } from '#shared/domain/bet/bet.ts';
import { units } from '#shared/domain/money/money.ts';
import { lineRun, odds } from '#shared/domain/odds/odds.ts';
import {
  createBet,
  createFancySelectionSample,
  createIntent,
  createOddsSelectionSample,
  START,
} from '../testing/samples.ts';
import { createBetAssignments } from './bet-assignments.ts';
import { type BetIntent, isBetOfIntent } from './bet-intent.ts';

const toIsoTime = (ms: number) => new Date(START + ms).toISOString();

describe('BetAssignments with isBetOfIntent', () => {
  test.each<[string, Partial<BetIntent>, Partial<Bet>, boolean]>([
    ['the bet itself', {}, {}, true],
    ['a back bet matched at higher odds', {}, { price: odds(200) }, true],
    ['a back bet at lower odds', {}, { price: odds(197) }, false],
    [
      'a lay bet matched at lower odds',
      { selection: createOddsSelectionSample({ side: 'lay' }) },
      { side: 'lay', price: odds(190) },
      true,
    ],
    [
      'a lay bet at higher odds',
      { selection: createOddsSelectionSample({ side: 'lay' }) },
      { side: 'lay', price: odds(199) },
      false,
    ],
    ['the other side', {}, { side: 'lay' }, false],
    ['another stake', {}, { stake: units(501) }, false],
    ['another market', {}, { marketId: '1.99' }, false],
    ['another runner', {}, { selectionName: 'Australia' }, false],
    ['the name in other letter case', {}, { selectionName: ' INDIA ' }, true],
    ['a bet listed before', { knownBetIds: ['b-1'] }, {}, false],
    ['a clock five minutes ahead', { knownBetIds: ['b-0'] }, { placedAt: toIsoTime(-300_000) }, true],
    ['a clock a day ahead', { knownBetIds: [] }, { placedAt: toIsoTime(-86_400_000) }, true],
    ['an old bet that was voided', { knownBetIds: [] }, { placedAt: toIsoTime(-86_400_000), state: 'void' }, false],
    ['an old bet when the earlier list is unknown', { knownBetIds: null }, { placedAt: toIsoTime(-300_000) }, false],
    ['a new bet when the earlier list is unknown', { knownBetIds: null }, { placedAt: toIsoTime(-1_000) }, true],
    ['a bet settled soon after it was sent', {}, { settledAt: toIsoTime(9_000) }, true],
    [
      'a bet settled before the intent was sent',
      {},
      { placedAt: toIsoTime(-600_000), settledAt: toIsoTime(-120_000) },
      false,
    ],
    ['the same reference', { reference: 'mine' }, { reference: 'mine', selectionName: 'whatever' }, true],
    ['another reference', { reference: 'mine' }, { reference: 'theirs' }, false],
    [
      'a fancy bet',
      { selection: createFancySelectionSample(), price: lineRun(4500) },
      { kind: 'fancy', marketId: '31_4', selectionName: 'YES', price: lineRun(4500), size: 11_000 },
      true,
    ],
    [
      'a fancy bet at another size',
      { selection: createFancySelectionSample(), price: lineRun(4500) },
      { kind: 'fancy', marketId: '31_4', selectionName: 'YES', price: lineRun(4500), size: 9_000 },
      false,
    ],
  ])('finds %s among the listed bets, or rules it out', (_, intent, bet, found) => {
    const listed = createBet(bet);
    expect(
      createBetAssignments().identify(
        createIntent(intent),
        [createBet({ betId: 'b-other', marketId: '1.77' }), listed],
        isBetOfIntent,
      ),
    ).toEqual(found ? [listed] : []);
  });
});
