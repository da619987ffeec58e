import { describe, expect, test } from 'vitest';
import { DEFAULT_PREFERENCES } from './betting-preferences.ts';
import { isAwaitingConfirmation, isConfirmationRequired, isConfirmed } from './confirmation.ts';
import { createOddsSelectionSample } from './testing/samples.ts';
import { createTicket, typeStake } from './ticket/ticket.ts';

const ticket = typeStake(createTicket(createOddsSelectionSample()), '500');
const firstPress = { draft: ticket, at: 1_000 };

describe('isConfirmationRequired', () => {
  test('is true with the default preferences', () => expect(isConfirmationRequired(DEFAULT_PREFERENCES)).toBe(true));
  test('is false after the bettor switched the confirmation off', () =>
    expect(isConfirmationRequired({ ...DEFAULT_PREFERENCES, asksToConfirm: false })).toBe(false));
});

describe('isAwaitingConfirmation', () => {
  test('asks for a second press after a first press on this ticket', () =>
    expect(isAwaitingConfirmation(firstPress, ticket)).toBe(true));
  test('asks for nothing before a first press', () => expect(isAwaitingConfirmation(null, ticket)).toBe(false));
  test('asks for nothing after an edit of the ticket', () =>
    expect(isAwaitingConfirmation(firstPress, typeStake(ticket, '501'))).toBe(false));
});

describe('isConfirmed', () => {
  test('accepts a second press after 300 ms', () => expect(isConfirmed(firstPress, ticket, 1_300)).toBe(true));
  test('ignores a double click', () => expect(isConfirmed(firstPress, ticket, 1_299)).toBe(false));
  test('ignores a press without a first one', () => expect(isConfirmed(null, ticket, 9_000)).toBe(false));
});
