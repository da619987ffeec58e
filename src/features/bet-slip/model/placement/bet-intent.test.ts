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

/** Identifies the bet of an intent among two listed ones: another bet, and this one. */
const identifyAmongListed = (intent: Partial<BetIntent>, listed: Bet) =>
  createBetAssignments().identify(
    createIntent(intent),
    [createBet({ betId: 'b-other', marketId: '1.77' }), listed],
    isBetOfIntent,
  );

describe('isBetOfIntent', () => {
  test.each<[string, Partial<BetIntent>, Partial<Bet>]>([
    ['the bet itself', {}, {}],
    ['a back bet matched at higher odds', {}, { price: odds(200) }],
    [
      'a lay bet matched at lower odds',
      { selection: createOddsSelectionSample({ side: 'lay' }) },
      { side: 'lay', price: odds(190) },
    ],
    ['the name in other letter case', {}, { selectionName: ' INDIA ' }],
    ['a clock five minutes ahead', { knownBetIds: ['b-0'] }, { placedAt: toIsoTime(-300_000) }],
    ['a clock a day ahead', { knownBetIds: [] }, { placedAt: toIsoTime(-86_400_000) }],
    ['a new bet when the earlier list is unknown', { knownBetIds: null }, { placedAt: toIsoTime(-1_000) }],
    ['a bet settled soon after it was sent', {}, { settledAt: toIsoTime(9_000) }],
    ['the same reference', { reference: 'mine' }, { reference: 'mine', selectionName: 'whatever' }],
    [
      'a fancy bet',
      { selection: createFancySelectionSample(), price: lineRun(4500) },
      { kind: 'fancy', marketId: '31_4', selectionName: 'YES', price: lineRun(4500), size: 11_000 },
    ],
    [
      'a fancy bet of a list without sizes',
      { selection: createFancySelectionSample(), price: lineRun(4500) },
      { kind: 'fancy', marketId: '31_4', selectionName: 'YES', price: lineRun(4500), size: 0 },
    ],
    [
      'a fancy bet of an intent that was stored without its size',
      { selection: createFancySelectionSample({ size: 0 }), price: lineRun(4500) },
      { kind: 'fancy', marketId: '31_4', selectionName: 'YES', price: lineRun(4500), size: 11_000 },
    ],
  ])('accepts %s', (_, intent, bet) => {
    expect(identifyAmongListed(intent, createBet(bet))).toEqual([createBet(bet)]);
  });

  test.each<[string, Partial<BetIntent>, Partial<Bet>]>([
    ['a back bet at lower odds', {}, { price: odds(197) }],
    [
      'a lay bet at higher odds',
      { selection: createOddsSelectionSample({ side: 'lay' }) },
      { side: 'lay', price: odds(199) },
    ],
    ['the other side', {}, { side: 'lay' }],
    ['another stake', {}, { stake: units(501) }],
    ['another market', {}, { marketId: '1.99' }],
    ['another runner', {}, { selectionName: 'Australia' }],
    ['a bet listed before', { knownBetIds: ['b-1'] }, {}],
    ['an old bet that was voided', { knownBetIds: [] }, { placedAt: toIsoTime(-86_400_000), state: 'void' }],
    ['an old bet when the earlier list is unknown', { knownBetIds: null }, { placedAt: toIsoTime(-300_000) }],
    ['a bet settled before the intent was sent', {}, { placedAt: toIsoTime(-600_000), settledAt: toIsoTime(-120_000) }],
    ['another reference', { reference: 'mine' }, { reference: 'theirs' }],
    [
      'a fancy bet at another size',
      { selection: createFancySelectionSample(), price: lineRun(4500) },
      { kind: 'fancy', marketId: '31_4', selectionName: 'YES', price: lineRun(4500), size: 9_000 },
    ],
  ])('rejects %s', (_, intent, bet) => {
    expect(identifyAmongListed(intent, createBet(bet))).toEqual([]);
  });
});
