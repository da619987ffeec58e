import type { Bet } from '#shared/domain/bet.ts';
import type { Money } from '#shared/domain/money.ts';
import type { Odds } from '#shared/domain/odds.ts';
import type { ComparisonPorts } from './comparison.ts';
import type { Intent } from './intent.ts';
import type { OddsPick } from './pick.ts';
import type { BetRegister } from './register.ts';

/** What the server, or the way to it, said to a bet. */
export type Answer =
  /** `bet` where the answer brought it. */
  | { readonly kind: 'placed'; readonly message: string; readonly bet: Bet | null }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'lost' };

/** Everything outside the slip that it needs. None of it is asked for twice for one bet but the lists. */
export interface DeskPorts extends ComparisonPorts {
  /** Sends the bet once; never rejects. */
  place(intent: Intent): Promise<Answer>;
  /** The active bets of a match, as the server lists them now. Rejects when they cannot be read. */
  listBets(matchId: string): Promise<readonly Bet[]>;
  /** Its settled, void and deleted bets: where a bet stands that ended while it was looked for. */
  listEnded(matchId: string): Promise<readonly Bet[]>;
  /** What a bet changes elsewhere is read anew. */
  refresh(intent: Intent): void;
  /** Bets whose end is not known survive a reload. `load` gives the signed-in user's own. */
  readonly pending: { load(): readonly Intent[]; keep(intent: Intent): void; drop(reference: string): void };
  /** Shared by all that places bets. */
  readonly register: BetRegister;
  newReference(): string;
}

/** What the bettor sees when the button is pressed. */
export interface Submission {
  readonly delaySeconds: number;
  readonly knownBetIds: readonly string[] | null;
}

/** A bet that was not typed in the slip: one of several that are placed together. */
export interface Order extends Submission {
  readonly pick: OddsPick;
  readonly price: Odds;
  readonly stake: Money;
}
