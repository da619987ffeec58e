import type { Bet } from '#shared/domain/bet.ts';
import { isBetOf, type Intent } from './intent.ts';
import { betKeyOf } from './pick.ts';

/** Which bets of the list belong to which request of this app, so that a bet placed by another press is never counted. */
export interface BetRegister {
  /** A request leaves: from now on the list may show its bet. */
  expect(intent: Intent): void;
  /** The request was refused, or never arrived. */
  release(reference: string): void;
  /** Notes that a bet belongs to a request, as an answer says. */
  record(betId: string, reference: string): void;
  /** The bets of the list that this request became, oldest first: more than one where the server acted on it repeatedly. Notes them. */
  identify(intent: Intent, bets: readonly Bet[], isOwn?: (intent: Intent, bet: Bet) => boolean): readonly Bet[];
}

const sameOrder = (a: Intent, b: Intent): boolean => betKeyOf(a.pick) === betKeyOf(b.pick) && a.stake === b.stake;

const byAge = (a: Bet, b: Bet): number => Date.parse(a.placedAt) - Date.parse(b.placedAt);

/**
 * Earlier requests for the same bet whose own bets the list has not shown yet: as many of the bets found are theirs. A bet with the
 * reference of this request is certainly its own.
 */
function own(intent: Intent, found: readonly Bet[], others: readonly Intent[]): readonly Bet[] {
  const referenced = found.filter((bet) => bet.reference === intent.reference);
  if (referenced.length > 0) return referenced;
  if (found.length > others.length + 1) return found;
  const older = others.filter(({ sentAt }) => sentAt < intent.sentAt).length;
  return found.slice(Math.min(older, found.length - 1)).slice(0, 1);
}

export function createBetRegister(): BetRegister {
  const owners = new Map<string, string>();
  let expected: readonly Intent[] = [];
  return {
    expect: (intent) => void (expected = [...expected, intent]),
    release: (reference) => void (expected = expected.filter((intent) => intent.reference !== reference)),
    record(betId, reference) {
      owners.set(betId, reference);
      expected = expected.filter((intent) => intent.reference !== reference);
    },
    identify(intent, bets, isOwn = isBetOf) {
      const isFree = ({ betId }: Bet) => (owners.get(betId) ?? intent.reference) === intent.reference;
      const found = bets.filter((bet) => isFree(bet) && isOwn(intent, bet)).toSorted(byAge);
      const others = expected.filter((other) => other.reference !== intent.reference && other.userId === intent.userId && sameOrder(other, intent));
      const mine = found.length === 0 ? found : own(intent, found, others);
      for (const { betId } of mine) owners.set(betId, intent.reference);
      if (mine.length > 0) expected = expected.filter((other) => other.reference !== intent.reference);
      return mine;
    },
  };
}
