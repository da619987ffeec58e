import { describe, expect, test } from 'vitest';
import { isConfirmed, isConfirming, MIN_CONFIRM_DELAY_MS } from './confirmation.ts';
import { createOddsSelectionSample } from './testing/samples.ts';
import { createTicket, typeStake } from './ticket/ticket.ts';

const ticket = typeStake(createTicket(createOddsSelectionSample()), '500');
const request = { ticket, at: 1_000 };

describe('isConfirming', () => {
  test.each([
    ['false before a first press', null, ticket, false],
    ['true after a first press on this ticket', request, ticket, true],
    ['false after an edit of the ticket', request, typeStake(ticket, '501'), false],
  ])('returns %s', (_, pressed, current, expected) => expect(isConfirming(pressed, current)).toBe(expected));
});

describe('isConfirmed', () => {
  test.each([
    ['a double click', request, 1_000 + MIN_CONFIRM_DELAY_MS - 1, false],
    ['a second press', request, 1_000 + MIN_CONFIRM_DELAY_MS, true],
    ['a press without a first one', null, 9_000, false],
  ])('tells a confirmation from %s', (_, pressed, now, expected) =>
    expect(isConfirmed(pressed, ticket, now)).toBe(expected),
  );
});
