import { type BetIntent, type BetPayload, isSameTerms } from './bet-intent.ts';

/**
 * How long a request may still arrive after it was sent, in milliseconds. Later the same bet is a new one: the bettor
 * has seen the list since.
 */
const LATE_ARRIVAL_MS = 5 * 60_000;

/** Bets that a check did not find, whose requests may still arrive. */
export interface NotTakenBets {
  add(intent: BetIntent): void;
  /** Returns the reference of a bet on the same terms; undefined without one. The server acts once on a reference. */
  find(terms: BetPayload): string | undefined;
  remove(reference: string): void;
  clear(): void;
}

/** Remembers the bets that a check did not find, in and beside the slip. */
export function createNotTakenBets(now: () => number): NotTakenBets {
  let intents: readonly BetIntent[] = [];
  return {
    add: (intent) => void (intents = [...intents, intent]),
    find: (terms) =>
      intents.find((intent) => isSameTerms(intent, terms) && now() - intent.sentAt < LATE_ARRIVAL_MS)?.reference,
    remove: (reference) => void (intents = intents.filter((intent) => intent.reference !== reference)),
    clear: () => void (intents = []),
  };
}
