import { describe, expect, test } from 'vitest';
import { type Reconciliation, startReconciliation } from '#shared/commands/reconciliation.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { toFieldsView, toPhaseView, toSubmitView, toTrackedView } from './bet-slip-view.ts';
import type { BlockReason } from './checks/block-reasons.ts';
import { createPlacedSlipBet, reduceSlipBet, type SlipBet } from './placement/slip-bet.ts';
import {
  createBet,
  createFancySelectionSample,
  createIntent,
  createOddsSelectionSample,
  START,
} from './testing/samples.ts';
import { createTicket, typePrice, typeStake, withStake } from './ticket/ticket.ts';

const ticket = typeStake(createTicket(createOddsSelectionSample()), '500');
const draft: SlipBet = { phase: 'draft', ticket };
const intent = createIntent();
const reconciliation = startReconciliation(START, START + 15_000);
const createUnverifiedSlip = (change: Partial<Reconciliation>): SlipBet => ({
  phase: 'unverified',
  ticket,
  intent,
  reconciliation: { ...reconciliation, ...change },
});

describe('toSubmitView', () => {
  test.each<[string, SlipBet, BlockReason | null, string, string]>([
    ['names the bet', draft, null, 'Place back bet · 500 @ 1.98', 'ready'],
    ['names the block reason', draft, { kind: 'no-stake' }, 'Enter a stake', 'blocked'],
    [
      'names the side of a fancy bet',
      { phase: 'draft', ticket: typeStake(createTicket(createFancySelectionSample({ side: 'lay' })), '500') },
      null,
      'Bet NO at 45 · stake 500',
      'ready',
    ],
    [
      'offers a refused bet again',
      { phase: 'refused', ticket, intent, refusal: { by: 'check' } },
      null,
      'Place back bet · 500 @ 1.98',
      'ready',
    ],
    ['is busy while the bet is in flight', { phase: 'sent', ticket, intent }, null, 'Placing the bet', 'busy'],
    ['is blocked while the bet is unverified', createUnverifiedSlip({}), null, 'This bet is being checked', 'blocked'],
  ])('returns a button that %s', (_, slip, blockReason, label, state) => {
    expect(toSubmitView(slip, blockReason)).toEqual({ label, state });
  });
});

describe('toPhaseView', () => {
  test('shows a held bet with the live price and the seconds left, never below 0', () => {
    const quote = { price: odds(196), size: null, bettingBlock: null };
    const viewAfter = (ms: number) => toPhaseView({ phase: 'sent', ticket, intent }, quote, START + ms);
    expect(viewAfter(1_500)).toEqual({
      name: 'sent',
      secondsLeft: 3.5,
      totalSeconds: 5,
      requestText: 'Back India · 500 @ 1.98',
      livePrice: odds(196),
    });
    expect(viewAfter(9_000)).toMatchObject({ secondsLeft: 0 });
    expect(viewAfter(-60_000)).toMatchObject({ secondsLeft: 5 });
  });

  test.each<[string, Partial<Reconciliation>, RegExp, boolean]>([
    ['before the first check', {}, /The answer was lost/, true],
    ['not listed', { attempts: 1, lastResult: 'not-listed' }, /Not in your bets yet/, true],
    [
      'list unreadable, more checks to come',
      { attempts: 1, lastResult: 'unreadable' },
      /are unavailable right now/,
      true,
    ],
    [
      'list unreadable in every check',
      { attempts: 3, lastResult: 'unreadable' },
      /we could not confirm this bet/,
      false,
    ],
    [
      'during a manual check',
      { attempts: 3, lastResult: 'unreadable', isChecking: true },
      /are unavailable right now/,
      true,
    ],
  ])('shows an unverified bet: %s', (_, change, known, isChecking) => {
    expect(toPhaseView(createUnverifiedSlip(change), null, START)).toEqual({
      name: 'unverified',
      explanation: expect.stringMatching(known) as string,
      isChecking,
    });
  });

  test.each<[string, Extract<SlipBet, { phase: 'placed' }>['price'], string | null, string | null]>([
    ['at better odds than requested', odds(200), 'Bet placed', 'Matched at 2.00, asked 1.98'],
    ['at the requested odds', odds(198), 'Bet placed', 'Matched at 1.98'],
    ['at an unknown price', null, 'Bet placed', null],
    [
      'and found after its response was lost',
      odds(198),
      null,
      'The answer was lost. We found the bet in your bets. Matched at 1.98',
    ],
  ])('shows a bet placed %s', (_, price, message, detail) => {
    expect(
      toPhaseView(
        { phase: 'placed', ticket, intent, price, message, foundBets: [], refusalMessage: null },
        null,
        START,
      ),
    ).toEqual({ name: 'placed', message: 'Placed: Back India · 500 @ 1.98', detail });
  });

  test('says that an accepted bet is not matched, then names its matched price', () => {
    const waiting = createBet({ matched: false });
    const accepted = { type: 'accepted', message: 'Bet placed', receipts: [waiting] } as const;
    const placed = createPlacedSlipBet(ticket, intent, accepted);
    expect(toPhaseView(placed, null, START)).toMatchObject({ name: 'placed', detail: 'Not matched' });
    const matched = reduceSlipBet(placed, { ...accepted, receipts: [{ ...waiting, matched: true }] });
    expect(toPhaseView(matched, null, START)).toMatchObject({ name: 'placed', detail: 'Matched at 1.98' });
  });

  test('toTrackedView names a refused bet', () => {
    const refused: SlipBet = { phase: 'refused', ticket, intent, refusal: { by: 'server', message: 'Ball Running' } };
    expect(toPhaseView(refused, null, START)).toMatchObject({ reason: 'Ball Running' });
    expect(toTrackedView(refused, null, START)).toMatchObject({ reason: 'Back India · 500 @ 1.98: Ball Running' });
  });

  test('toTrackedView promises nothing about the fields of a bet beside the slip', () => {
    const refused: SlipBet = {
      phase: 'refused',
      ticket,
      intent,
      refusal: { by: 'server', message: 'Odds suspended!' },
    };
    expect(toPhaseView(refused, null, START)).toMatchObject({
      nextStep: 'Wait until it opens again. What you typed stays here.',
    });
    expect(toTrackedView(refused, null, START)).toMatchObject({
      nextStep: 'Wait until it opens again, then place the bet again.',
    });
  });
});

test('toFieldsView returns the texts as typed, with a message for each invalid one', () => {
  const quote = { price: odds(198), size: null, bettingBlock: null };
  const ticketWith = (stake: string, price = '1.98') =>
    toFieldsView(typeStake(typePrice(ticket, price), stake), [], quote, null);
  expect(ticketWith('')).toMatchObject({
    stake: '',
    problems: { price: null, stake: null },
    offer: { price: odds(198), isChanged: false },
  });
  expect(ticketWith('1,500')).toMatchObject({ stake: '1,500', problems: { price: null, stake: null } });
  expect(ticketWith('1e3')).toMatchObject({
    stake: '1e3',
    problems: { stake: 'This is not a number. Write it in digits, such as 1500 or 12.50.' },
  });
  expect(ticketWith('500', '2,5')).toMatchObject({
    price: '2,5',
    problems: { price: 'Odds have a decimal point and no commas or spaces, such as 2.5.' },
  });
  expect(ticketWith('500', '1.00')).toMatchObject({ price: '1.00', problems: { price: 'Min Odd is: 1.01' } });
  expect(toFieldsView(withStake(ticket, units(12_345)), [], { ...quote, price: odds(199) }, null)).toMatchObject({
    stake: '12345',
    offer: { price: odds(199), isChanged: true },
  });
  const suspended = { ...quote, price: odds(199), bettingBlock: { by: 'suspended' } as const };
  expect(toFieldsView(ticket, [], suspended, null).offer).toEqual({ price: null, isChanged: false });
});
