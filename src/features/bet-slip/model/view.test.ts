import { describe, expect, test } from 'vitest';
import { units } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import { doubtFrom, type Doubt } from './doubt.ts';
import type { Hold } from './holds.ts';
import type { OpenSlip } from './slip.ts';
import { fancyPick, intentOf, oddsPick, START } from './testing/samples.ts';
import { ticketFor, typePrice, typeStake, withStake } from './ticket.ts';
import { asideView, entryView, phaseView, submitView } from './view.ts';

const ticket = typeStake(ticketFor(oddsPick()), '500');
const draft: OpenSlip = { phase: 'draft', ticket };
const intent = intentOf();
const doubt = doubtFrom(intent, START);
const unknown = (change: Partial<Doubt>): OpenSlip => ({ phase: 'unknown', ticket, intent, doubt: { ...doubt, ...change } });

describe('the button', () => {
  test.each<[string, OpenSlip, Hold | null, string, string]>([
    ['says what it does', draft, null, 'Place back bet · 500 @ 1.98', 'ready'],
    ['says why it cannot', draft, { kind: 'no-stake' }, 'Enter a stake', 'held-back'],
    ['names a session’s side', { phase: 'draft', ticket: typeStake(ticketFor(fancyPick({ side: 'lay' })), '500') }, null, 'Bet NO at 45 · stake 500', 'ready'],
    ['offers a refused bet again', { phase: 'refused', ticket, intent, refusal: { by: 'check' } }, null, 'Place back bet · 500 @ 1.98', 'ready'],
    ['is busy while the bet is on its way', { phase: 'sent', ticket, intent }, null, 'Placing the bet', 'busy'],
    ['waits while it is not known', unknown({}), null, 'This bet is being checked', 'held-back'],
  ])('%s', (_, slip, hold, label, state) => {
    expect(submitView(slip, hold)).toEqual({ label, state });
  });
});

describe('what is told of a bet', () => {
  test('held: the seconds left, never below 0, beside the live price', () => {
    const quote = { price: odds(196), size: null, shut: null };
    const held = (ms: number) => phaseView({ phase: 'sent', ticket, intent }, quote, START + ms);
    expect(held(1_500)).toEqual({ name: 'held', secondsLeft: 3.5, totalSeconds: 5, asked: 'Back India · 500 @ 1.98', livePrice: odds(196) });
    expect(held(9_000)).toMatchObject({ secondsLeft: 0 });
    expect(held(-60_000)).toMatchObject({ secondsLeft: 5 });
  });

  test.each<[string, Partial<Doubt>, RegExp, boolean]>([
    ['nothing yet', {}, /The answer was lost/, true],
    ['not listed', { looks: 1, last: 'not-listed' }, /Not in your bets so far/, true],
    ['unreadable, looking on', { looks: 1, last: 'unreadable' }, /cannot be read just now/, true],
    ['unreadable to the end', { looks: 3, last: 'unreadable' }, /it is not known whether it stands/, false],
    ['asked again by hand', { looks: 3, last: 'unreadable', reading: true }, /cannot be read just now/, true],
  ])('in doubt: %s', (_, change, known, checking) => {
    expect(phaseView(unknown(change), null, START)).toEqual({ name: 'unknown', known: expect.stringMatching(known) as string, checking });
  });

  test.each<[string, Extract<OpenSlip, { phase: 'placed' }>['price'], string | null, string | null]>([
    ['better than asked', odds(200), 'Bet placed', 'Matched at 2.00, asked 1.98'],
    ['as asked', odds(198), 'Bet placed', 'Matched at 1.98'],
    ['at a price not told', null, 'Bet placed', null],
    ['found after its answer was lost', odds(198), null, 'The answer was lost, and the bet was found in your bets. Matched at 1.98'],
  ])('placed %s', (_, price, message, detail) => {
    expect(phaseView({ phase: 'placed', ticket, intent, price, message, found: [], refused: null }, null, START)).toEqual({ name: 'placed', message: 'Placed: Back India · 500 @ 1.98', detail });
  });

  test('beside the slip a refused bet names itself', () => {
    const refused: OpenSlip = { phase: 'refused', ticket, intent, refusal: { by: 'server', message: 'Ball Running' } };
    expect(phaseView(refused, null, START)).toMatchObject({ reason: 'Ball Running' });
    expect(asideView(refused, null, START)).toMatchObject({ reason: 'Back India · 500 @ 1.98: Ball Running' });
  });
});

test('entryView shows the texts as typed, with a sentence for each that cannot be taken', () => {
  const quote = { price: odds(198), size: null, shut: null };
  const typed = (stake: string, price = '1.98') => entryView(typeStake(typePrice(ticket, price), stake), [], quote, null);
  expect(typed('')).toMatchObject({ stake: '', problems: { price: null, stake: null }, movedTo: null });
  expect(typed('1,500')).toMatchObject({ stake: '1,500', problems: { price: null, stake: null } });
  expect(typed('1e3')).toMatchObject({ stake: '1e3', problems: { stake: 'This is not a number. Write it in digits, such as 1500 or 12.50.' } });
  expect(typed('500', '2,5')).toMatchObject({ price: '2,5', problems: { price: 'Odds have a decimal point and no commas or spaces, such as 2.5.' } });
  expect(typed('500', '1.00')).toMatchObject({ price: '1.00', problems: { price: 'Min Odd is: 1.01' } });
  expect(entryView(withStake(ticket, units(12_345)), [], { ...quote, price: odds(199) }, null)).toMatchObject({ stake: '12345', movedTo: odds(199) });
});
