import { sum } from '#shared/domain/money.ts';
import type { Odds } from '#shared/domain/odds.ts';
import { bookPercent, combinedOdds } from '#shared/domain/several.ts';
import { formatPrice } from '#shared/format/price.ts';
import type { SlipPhaseView, SlipSubmit } from '#ui-kit';
import { adviceOn, texts as slipTexts } from '../../texts.ts';
import { beingChecked, type Doubt } from '../../model/doubt.ts';
import { heldSeconds } from '../../model/slip.ts';
import { severalHoldWords, texts } from '../texts.ts';
import type { SeveralFigures } from './figures.ts';
import type { SeveralHold } from './holds.ts';
import { standingLegs, type SeveralIntent } from './intent.ts';
import type { RaceQuotes } from './quotes.ts';
import { isAwaited, isContradicted, type Told } from './told.ts';

const betsOf = ({ legs }: SeveralIntent): string => texts.bets(legs.length, sum(legs.map(({ stake }) => stake)));

function doubtWords(doubt: Doubt, bets: string): string {
  if (doubt.last === 'none') return texts.unknown.first(bets);
  if (doubt.last === 'not-listed') return texts.unknown.notListed(bets);
  return beingChecked(doubt) ? texts.unknown.unreadable(bets) : texts.unknown.open(bets);
}

const foundView = ({ bets, refused }: Extract<Told, { phase: 'placed' }>): SlipPhaseView => ({
  name: 'found',
  message: slipTexts.found(bets.length),
  bets: bets.map(({ betId, kind, side, selectionName, stake, price }) => slipTexts.listed(slipTexts.bet(kind, side, selectionName, stake, price), betId)),
  advice: refused === null ? slipTexts.foundMore : slipTexts.foundRefused(refused, bets.length),
});

/** What the strip says of bets that were sent. `now` in milliseconds, for the countdown. */
export function toldView(told: Told, now: number): SlipPhaseView {
  const bets = betsOf(told.intent);
  switch (told.phase) {
    case 'sent': {
      const [first] = told.intent.legs;
      return { name: 'held', secondsLeft: heldSeconds(first, now), totalSeconds: first.delaySeconds, asked: bets, livePrice: null };
    }
    case 'placed':
      if (isContradicted(told)) return foundView(told);
      return { name: 'placed', message: texts.placed(bets), detail: told.message === null ? texts.found : null };
    case 'refused':
      if (told.refusal.by === 'check') return { name: 'refused', reason: texts.notPlaced, nextStep: texts.notPlacedNext };
      return { name: 'refused', reason: told.refusal.message, nextStep: adviceOn(told.refusal.message) };
    case 'unknown':
      return { name: 'unknown', known: doubtWords(told.doubt, bets), checking: beingChecked(told.doubt) };
    case 'partly': {
      const names = told.bets.map(({ selectionName }) => selectionName).join(', ');
      return { name: 'refused', reason: texts.partly(standingLegs(told.intent, told.bets), told.intent.legs.length), nextStep: texts.partlyNext(names) };
    }
  }
}

/** `asking`: the button was pressed once, and asks whether that was meant. */
export function submitView(told: Told | null, figures: SeveralFigures, hold: SeveralHold | null, asking = false): SlipSubmit {
  if (told?.phase === 'sent') return { label: texts.placing, state: 'busy' };
  if (hold !== null || isAwaited(told)) return { label: severalHoldWords(hold ?? { kind: 'single', hold: { kind: 'in-doubt' }, runner: null }), state: 'held-back' };
  return { label: (asking ? texts.confirm : texts.place)(figures.legs.length, figures.total), state: 'ready' };
}

export interface Together {
  /** Total back and lay odds of the runners in the slip, as the market has them. */
  readonly odds: string;
  readonly book: string;
}

/** The odds of "one of these wins", from the best prices now; null until every runner has a back price. */
export function togetherView({ legs }: SeveralFigures, { runners }: RaceQuotes): Together | null {
  const bests = (side: 'back' | 'lay'): readonly Odds[] | null => {
    const prices = legs.map(({ pick }) => runners.find(({ runnerId }) => runnerId === pick.runnerId)?.[side] ?? null);
    return prices.every((price) => price !== null) ? prices : null;
  };
  const words = (prices: readonly Odds[] | null) => {
    const together = prices === null ? null : combinedOdds(prices);
    return together === null || together <= 0 ? texts.none : formatPrice(together as Odds, 'odds');
  };
  const back = bests('back');
  return back === null || back.length === 0 ? null : { odds: texts.totals(words(back), words(bests('lay'))), book: texts.percent(bookPercent(back)) };
}
