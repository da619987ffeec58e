import type { ReactNode } from 'react';
import type { MarketKind, Side } from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { BetPrice } from '#shared/domain/odds/odds.ts';

/** The bet's selection, as text. */
export interface SlipSelection {
  /** The runner, or the session line. */
  readonly name: string;
  readonly marketName: string;
  readonly matchName: string;
  readonly side: Side;
  readonly kind: MarketKind;
}

/** Texts of both fields, letter for letter as typed, and the quick stakes. */
export interface SlipFields {
  /** For a fancy bet: the run. Its odds have no steppers and are read-only. */
  readonly price: string;
  readonly stake: string;
  /** Error of each field's text; null when it is valid. A story may leave them out. */
  readonly problems?: { readonly price: string | null; readonly stake: string | null };
  /**
   * Of odds that are not decimal: the decimal odds that are sent, in words, and the keyboard of a phone. Null: decimal
   * odds, or another price. A story may leave it out.
   */
  readonly oddsFormat?: { readonly sentAs: string | null; readonly inputMode: 'text' | 'decimal' } | null;
  /** Eight amounts: the first four set the stake, the last four add to it. */
  readonly quickStakes: readonly Money[];
  /** The best price now, null for none, and whether it differs from the requested one. */
  readonly offer: { readonly price: BetPrice | null; readonly isChanged: boolean };
}

/** Figures of the bet. Null: not known yet. */
export interface SlipFigures {
  /**
   * The chance that the odds imply, beside the market's. The caller keeps it current, and keeps its identity, or the
   * figures render each time. Null: the selection has no chance, such as a session line.
   */
  readonly chance: ReactNode;
  readonly profit: Money | null;
  /** Greatest loss of the bet, 0 or above. Shown with a minus sign. */
  readonly liability: Money | null;
  readonly balanceAfter: Money | null;
  readonly exposureAfter: Money | null;
  /** The market's limits in one line. */
  readonly limits: string | null;
}

/** Label and state of the main button. A blocked button shows the reason ("Min Size is: 100"). */
export interface SlipSubmit {
  readonly label: string;
  readonly state: 'ready' | 'blocked' | 'busy';
}

export type SlipPhaseView =
  /** `problem`: an error from outside the slip, in a red alert area. */
  | { readonly name: 'draft'; readonly problem: string | null }
  /**
   * Sent. During a bet delay the ring counts `secondsLeft` of `totalSeconds`, and `livePrice` stands beside the
   * requested price: null when nothing is on offer. Several bets together have none.
   */
  | {
      readonly name: 'sent';
      readonly secondsLeft: number;
      readonly totalSeconds: number;
      readonly requestText: string;
      readonly livePrice?: BetPrice | null;
    }
  | { readonly name: 'placed'; readonly message: string; readonly detail: string | null }
  /** The list of bets differs from the response. `bets`: the listed bets, as text. */
  | { readonly name: 'found'; readonly message: string; readonly bets: readonly string[]; readonly advice: string }
  /** `action`: a link to the next step. The caller renders it with its router. */
  | { readonly name: 'refused'; readonly reason: string; readonly nextStep: string; readonly action?: ReactNode }
  /** The response was lost. `explanation` says what is certain. Without `isChecking` the slip offers a check. */
  | { readonly name: 'unverified'; readonly explanation: string; readonly isChecking: boolean };

export interface SlipEvents {
  readonly onPrice: (text: string) => void;
  readonly onPriceStep: (direction: -1 | 1) => void;
  readonly onStake: (text: string) => void;
  /** The bettor left the stake field. */
  readonly onStakeBlur: () => void;
  /** Index 0–7 of the preset. */
  readonly onQuickStake: (index: number) => void;
  readonly onSubmit: () => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
  readonly onEditStakes: () => void;
  /** Takes the live price as the requested one. */
  readonly onUseLivePrice: () => void;
  /** In phase unverified: checks again now. */
  readonly onCheckAgain: () => void;
}
