import type { Bet } from '#shared/domain/bet/bet.ts';
import { isBetOfIntent, type BetIntent } from './bet-intent.ts';
import { betKeyOf } from '../ticket/selection.ts';

/** Which bets of the list belong to which request of this app, so that a bet placed by another press is never counted. */
export interface BetRegister {
  /** A request leaves: from now on the list may show its bet. */
  expect(intent: BetIntent): void;
  /** The request was refused, or never arrived. */
  release(reference: string): void;
  /** Notes that a bet belongs to a request, as an answer says. */
  record(betId: string, reference: string): void;
  /** The bets of the list that this request became, oldest first: more than one where the server acted on it repeatedly. Notes them. */
  identify(intent: BetIntent, bets: readonly Bet[], isOwn?: (intent: BetIntent, bet: Bet) => boolean): readonly Bet[];
}

const isSameOrder = (a: BetIntent, b: BetIntent): boolean =>
  betKeyOf(a.selection) === betKeyOf(b.selection) && a.stake === b.stake;

const compareByAge = (a: Bet, b: Bet): number => Date.parse(a.placedAt) - Date.parse(b.placedAt);

/**
 * Earlier requests for the same bet whose own bets the list has not shown yet: as many of the bets found are theirs. A bet with the
 * reference of this request is certainly its own.
 */
function chooseOwnBets(intent: BetIntent, candidates: readonly Bet[], others: readonly BetIntent[]): readonly Bet[] {
  const referenced = candidates.filter((bet) => bet.reference === intent.reference);
  if (referenced.length > 0) return referenced;
  if (candidates.length > others.length + 1) return candidates;
  const older = others.filter(({ sentAt }) => sentAt < intent.sentAt).length;
  return candidates.slice(Math.min(older, candidates.length - 1)).slice(0, 1);
}

export function createBetRegister(): BetRegister {
  const owners = new Map<string, string>();
  let expectedIntents: readonly BetIntent[] = [];
  return {
    expect: (intent) => void (expectedIntents = [...expectedIntents, intent]),
    release: (reference) => void (expectedIntents = expectedIntents.filter((intent) => intent.reference !== reference)),
    record(betId, reference) {
      owners.set(betId, reference);
      expectedIntents = expectedIntents.filter((intent) => intent.reference !== reference);
    },
    identify(intent, bets, isOwn = isBetOfIntent) {
      const isFree = ({ betId }: Bet) => (owners.get(betId) ?? intent.reference) === intent.reference;
      const candidates = bets.filter((bet) => isFree(bet) && isOwn(intent, bet)).toSorted(compareByAge);
      const others = expectedIntents.filter(
        (other) => other.reference !== intent.reference && other.userId === intent.userId && isSameOrder(other, intent),
      );
      const ownBets = candidates.length === 0 ? candidates : chooseOwnBets(intent, candidates, others);
      for (const { betId } of ownBets) owners.set(betId, intent.reference);
      if (ownBets.length > 0) expectedIntents = expectedIntents.filter((other) => other.reference !== intent.reference);
      return ownBets;
    },
  };
}
