import type { ReactNode } from 'react';
import type { MarketKind, Side } from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';

/** What is bet on, in words. */
export interface SlipSelection {
  /** The runner, or the session line. */
  readonly name: string;
  readonly marketName: string;
  readonly matchName: string;
  readonly side: Side;
  readonly kind: MarketKind;
}

/** The texts of the two fields, letter for letter as typed, and what may be pressed instead. */
export interface SlipEntry {
  /** For a fancy bet the run; its odds have no buttons and cannot be typed. */
  readonly price: string;
  readonly stake: string;
  /** Why the text in a field cannot be read or taken, in words; left out where both texts are fine. */
  readonly problems?: { readonly price: string | null; readonly stake: string | null };
  /** Eight amounts: the first four set the stake, the last four add to it. */
  readonly presets: readonly Money[];
  /** The best price right now, shown when it is no longer the asked one. Null: none, or the same. */
  readonly changedPrice: Odds | null;
}

/** What the bet would bring and cost. Null: cannot be told yet. */
export interface SlipFigures {
  readonly profit: Money | null;
  /** What the bet can lose, as a loss: 0 or below. */
  readonly liability: Money | null;
  readonly balanceAfter: Money | null;
  readonly exposureAfter: Money | null;
  /** The market's limits in one line of small print. */
  readonly limits: string | null;
}

/** What the main button says, and whether it may be pressed. Held back, the label is the reason ("Min Size is: 100"). */
export interface SlipSubmit {
  readonly label: string;
  readonly state: 'ready' | 'held-back' | 'busy';
}

export type SlipPhaseView =
  /** `problem`: an error from outside the slip, in a red alert area. */
  | { readonly name: 'draft'; readonly problem: string | null }
  /** Sent. Where the market delays bets, the ring counts `secondsLeft` of `totalSeconds`; `livePrice` stands beside the asked one. */
  | {
      readonly name: 'held';
      readonly secondsLeft: number;
      readonly totalSeconds: number;
      readonly requestText: string;
      readonly livePrice: Odds | null;
    }
  | { readonly name: 'placed'; readonly message: string; readonly detail: string | null }
  /** The list of bets shows something else than the answer said. `bets`: what it shows, each in words. */
  | { readonly name: 'found'; readonly message: string; readonly bets: readonly string[]; readonly advice: string }
  /** `way`: a link to where something can be done about it, drawn by whoever knows the router. */
  | { readonly name: 'refused'; readonly reason: string; readonly nextStep: string; readonly action?: ReactNode }
  /** The answer was lost. `known` says what is known; `checking` false offers to look again. */
  | { readonly name: 'unknown'; readonly explanation: string; readonly checking: boolean };

export interface SlipEvents {
  readonly onPrice: (text: string) => void;
  readonly onPriceStep: (direction: -1 | 1) => void;
  readonly onStake: (text: string) => void;
  /** The bettor left the stake field. */
  readonly onStakeBlur: () => void;
  /** Index 0–7 of the presets. */
  readonly onPreset: (index: number) => void;
  readonly onSubmit: () => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
  readonly onEditStakes: () => void;
  /** Takes the live price as the asked one. */
  readonly onUseLivePrice: () => void;
  /** Unknown: look again now. */
  readonly onCheckAgain: () => void;
}
