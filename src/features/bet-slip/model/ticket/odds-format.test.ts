import { afterEach, describe, expect, test } from 'vitest';
import { setOddsFormatter } from '#shared/format/odds-format.ts';
import { createOddsFormatter } from '#shared/odds-format/odds-formats.ts';
import { toFieldsView } from '../bet-slip-view.ts';
import { createOddsSelectionSample } from '../testing/samples.ts';
import { findPriceProblem } from './field-problems.ts';
import { restoreTicket, toSavedLeg } from './saved-draft.ts';
import { createTicket, rewritePrice, stepPrice, type Ticket, typePrice, typeStake } from './ticket.ts';

const selection = createOddsSelectionSample({ side: 'back' });
const choose = (name: string | null) => setOddsFormatter(createOddsFormatter(name));
const read = ({ priceText, price, stakeText }: Ticket) => ({ priceText, price, stakeText });
const quote = { price: null, size: null, bettingBlock: null };

afterEach(() => choose(null));

describe('a ticket in another format of odds', () => {
  test('keeps the typed text letter for letter and takes the price of the market', () => {
    choose('fractional');
    expect(read(typePrice(createTicket(selection), ' 10/12'))).toMatchObject({ priceText: ' 10/12', price: 183 });
  });

  test('keeps price and stake when the format changes', () => {
    const decimal = typeStake(typePrice(createTicket(selection), '1.83'), '500');
    choose('american');
    const american = rewritePrice(decimal);
    expect(read(american)).toEqual({ priceText: '−120', price: 183, stakeText: '500' });
    choose('fractional');
    expect(read(rewritePrice(american))).toEqual({ priceText: '5/6', price: 183, stakeText: '500' });
  });

  test('clears a text without a price when the format changes, because the new format could read it', () => {
    choose('american');
    const unreadable = typePrice(createTicket(selection), '50');
    choose(null);
    expect(read(rewritePrice(unreadable))).toMatchObject({ priceText: '', price: null });
  });

  test('steps along the ladder of the market', () => {
    choose('american');
    expect(read(stepPrice(typePrice(createTicket(selection), '+100'), 1))).toMatchObject({
      priceText: '+102',
      price: 202,
    });
  });

  test('is stored in decimal odds, so that another format restores the same price', () => {
    choose('american');
    const saved = toSavedLeg(typePrice(createTicket(selection), '-120'), selection);
    expect(saved.priceText).toBe('1.83');
    choose('fractional');
    expect(read(restoreTicket(saved))).toMatchObject({ priceText: '5/6', price: 183 });
  });

  test('is not restored from a decimal text that is no price', () => {
    const saved = toSavedLeg(typePrice(createTicket(selection), '1001'), selection);
    choose('american');
    expect(read(restoreTicket(saved))).toMatchObject({ priceText: '', price: null });
  });

  test('says which decimal odds are sent', () => {
    choose('american');
    const describeSent = (text: string) =>
      toFieldsView(typePrice(createTicket(selection), text), [], quote, null).oddsFormat?.sentAs;
    expect([describeSent('-120'), describeSent('+151'), describeSent('x')]).toEqual([
      'Sent as 1.83',
      'Read as +152, the nearest odds here. Sent as 2.52',
      null,
    ]);
    choose(null);
    expect(toFieldsView(createTicket(selection), [], quote, null).oddsFormat).toBeNull();
  });

  test.each([
    ['3.12', 'Nearest odds here: 3.10 or 3.15'],
    ['998', 'Nearest odds here: 990 or 1000'],
    ['3.15', null],
  ])('decimal odds of %s have the advice %s', (text, advice) => {
    choose(null);
    expect(findPriceProblem(typePrice(createTicket(selection), text), null)).toBe(advice);
  });

  test('explains a text that the format cannot read', () => {
    choose('american');
    expect(findPriceProblem(typePrice(createTicket(selection), '50'), null)).toBe(
      'Write 100 or more with a sign, such as +150 or −120.',
    );
  });
});
