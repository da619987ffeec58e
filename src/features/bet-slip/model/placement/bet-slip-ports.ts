import type { Bet } from '#shared/domain/bet/bet.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';
import type { ComparisonPorts } from './answer-comparison.ts';
import type { BetIntent } from './bet-intent.ts';
import type { OddsSelection } from '../ticket/selection.ts';
import type { BetRegister } from './bet-register.ts';

/** What the server, or the way to it, said to a bet. */
export type PlaceBetOutcome =
  /** `bet` where the answer brought it. */
  | { readonly kind: 'placed'; readonly message: string; readonly bet: Bet | null }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'lost' };

/** Everything outside the slip that it needs. None of it is asked for twice for one bet but the lists. */
export interface BetSlipPorts extends ComparisonPorts {
  /** Sends the bet once; never rejects. */
  placeBet(intent: BetIntent): Promise<PlaceBetOutcome>;
  /** The active bets of a match, as the server lists them now. Rejects when they cannot be read. */
  listBets(matchId: string): Promise<readonly Bet[]>;
  /** Its settled, void and deleted bets: where a bet stands that ended while it was looked for. */
  listEnded(matchId: string): Promise<readonly Bet[]>;
  /** What a bet changes elsewhere is read anew. */
  refresh(intent: BetIntent): void;
  /** Bets whose end is not known survive a reload. `load` gives the signed-in user's own. */
  readonly pendingBets: {
    load(): readonly BetIntent[];
    save(intent: BetIntent): void;
    remove(reference: string): void;
  };
  /** Shared by all that places bets. */
  readonly register: BetRegister;
  newReference(): string;
}

/** What the bettor sees when the button is pressed. */
export interface SubmitOptions {
  readonly delaySeconds: number;
  readonly knownBetIds: readonly string[] | null;
}

/** A bet that was not typed in the slip: one of several that are placed together. */
export interface TrackedOrder extends SubmitOptions {
  readonly selection: OddsSelection;
  readonly price: Odds;
  readonly stake: Money;
}
