import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateLiability, calculateProfit } from '#shared/domain/bet/profit.ts';
import { units, ZERO } from '#shared/domain/money/money.ts';
import { lineRun, odds, payoutPer100 } from '#shared/domain/odds/odds.ts';
import { createFancySelectionSample, createOddsSelectionSample } from '../testing/samples.ts';
import {
  applyQuickStake,
  blurStake,
  clearStake,
  createTicket,
  stepPrice,
  takePrice,
  toTerms,
  typePrice,
  typeStake,
} from './ticket.ts';

const bookmaker = createOddsSelectionSample({ kind: 'bookmaker', ladder: 'step', price: payoutPer100(8500) });

describe('Ticket odds', () => {
  test.each([
    ['0.01 on a plain market', createOddsSelectionSample({ ladder: 'step', price: odds(310) }), 1, '3.11'],
    ['a tick on a ladder', createOddsSelectionSample({ price: odds(310) }), 1, '3.15'],
    ['down a tick across a band', createOddsSelectionSample({ price: odds(200) }), -1, '1.99'],
    ['not below 1.01', createOddsSelectionSample({ price: odds(101) }), -1, '1.01'],
    ['not above 1000', createOddsSelectionSample({ price: odds(100_000) }), 1, '1000.00'],
    ['a bookmaker’s price is no decimal odds', bookmaker, 1, '85.01'],
    ['a fancy bet’s run stays', createFancySelectionSample(), 1, '45'],
  ] as const)('stepPrice moves the price by one step: %s', (_, selection, direction, text) => {
    expect(stepPrice(createTicket(selection), direction).priceText).toBe(text);
  });

  test.each([
    ['1.9', odds(190)],
    ['1.', null],
    ['', null],
    ['1.001', null],
    ['1000.01', null],
    ['-2', null],
    ['NaN', null],
  ])('typePrice parses the text %j', (text, price) => {
    const ticket = typePrice(createTicket(createOddsSelectionSample()), text);
    expect(ticket.priceText).toBe(text);
    expect(ticket.price).toBe(price);
  });

  test('typePrice and takePrice keep the run of a fancy bet', () => {
    const ticket = createTicket(createFancySelectionSample());
    expect(typePrice(ticket, '99')).toBe(ticket);
    expect(takePrice(ticket, lineRun(9900))).toBe(ticket);
  });
});

describe('Ticket stake', () => {
  test.each([
    ['500', 500],
    ['-500', 500],
    ['99.99', 99],
    ['0', 0],
    ['-0.5', 0],
    ['', 0],
    ['abc', 0],
    ['Infinity', 0],
    [' 200 ', 200],
  ])('is parsed from %j as %j', (text, stakeUnits) => {
    expect(typeStake(createTicket(createOddsSelectionSample()), text).stake).toBe(units(stakeUnits));
  });

  test('applyQuickStake sets the stake by quick stakes 1 to 4 and raises it by 5 to 8', () => {
    const ticket = typeStake(createTicket(createOddsSelectionSample()), '300');
    expect(applyQuickStake(ticket, 0, units(100)).stake).toBe(units(100));
    expect(applyQuickStake(ticket, 3, units(1001)).stake).toBe(units(1001));
    expect(applyQuickStake(ticket, 4, units(5000)).stake).toBe(units(5300));
    expect(applyQuickStake(ticket, 7, units(50_000)).stake).toBe(units(50_300));
  });

  test('clearStake empties the stake', () => {
    const ticket = typeStake(createTicket(createOddsSelectionSample()), '300');
    expect(clearStake(ticket).stake).toBe(ZERO);
  });

  test.each([
    ['1,500', 1500],
    ['1,00,000', 100_000],
    ['12.5', 12],
    ['1000.50', 1000],
    ['1e3', 0],
    ['1,5', 0],
  ])('typeStake keeps the text %j and reads it as %j units', (text, stakeUnits) => {
    expect(typeStake(createTicket(createOddsSelectionSample()), text)).toMatchObject({
      stakeText: text,
      stake: units(stakeUnits),
    });
  });

  test('applyQuickStake adds to the amount that it can read, and keeps an unreadable text', () => {
    const ticketWithText = (text: string, index: number) =>
      applyQuickStake(typeStake(createTicket(createOddsSelectionSample()), text), index, units(5000));
    expect(ticketWithText('1,500', 4)).toMatchObject({ stakeText: '6500', stake: units(6500) });
    expect(ticketWithText('12.9', 5)).toMatchObject({ stakeText: '5012', stake: units(5012) });
    expect(ticketWithText('1e3', 4)).toMatchObject({ stakeText: '1e3', stake: ZERO });
    expect(ticketWithText('1e3', 0)).toMatchObject({ stakeText: '5000', stake: units(5000) });
  });

  test('blurStake empties a field that contains 0 and keeps any other text', () => {
    const left = (text: string) => blurStake(typeStake(createTicket(createOddsSelectionSample()), text)).stakeText;
    expect(['0', '0.00', '00', '0.5', '-5', '1e3', ''].map(left)).toEqual(['', '', '', '0.5', '-5', '1e3', '']);
  });

  test('typeStake reads any text as a whole number of units from 0 up', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)), (text) => {
        const { stake } = typeStake(createTicket(createOddsSelectionSample()), text);
        expect(stake % 100).toBe(0);
        expect(stake).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test('Ticket of a fancy bet calculates profit from the size, never from the run', () => {
  const terms = toTerms(typeStake(createTicket(createFancySelectionSample({ run: 45, size: 110 })), '500'));
  expect(terms && calculateProfit(terms)).toBe(units(550));
  expect(terms && calculateLiability(terms)).toBe(units(500));
});

test('Ticket marks a price selected within 250 ms of its change until the bettor edits the ticket', () => {
  expect(createTicket(createOddsSelectionSample({ changedAgoMs: 250 })).hasPriceJustChanged).toBe(false);
  const ticket = createTicket(createOddsSelectionSample({ changedAgoMs: 249 }));
  expect(ticket.hasPriceJustChanged).toBe(true);
  expect(typeStake(ticket, '5').hasPriceJustChanged).toBe(false);
});
