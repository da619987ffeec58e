import type { Bet } from '#shared/domain/bet.ts';
import type { Limits } from '#shared/domain/market.ts';
import { negate, type Money } from '#shared/domain/money.ts';
import { formatPrice } from '#shared/format/price.ts';
import { priceProblem, stakeProblem } from './field-problems.ts';
import type { SlipEntry, SlipFigures, SlipPhaseView, SlipSelection, SlipSubmit } from '#ui-kit';
import { adviceOn, holdWords, texts } from '../texts.ts';
import { beingChecked, type Doubt } from './doubt.ts';
import type { Figures } from './figures.ts';
import type { Hold } from './holds.ts';
import type { Pick } from './pick.ts';
import { movedTo, type Quote } from './quote.ts';
import { heldSeconds, isContradicted, sendable, type OpenSlip, type PlacedSlip, type Refusal } from './slip.ts';
import type { Ticket } from './ticket.ts';

const nameOf = (pick: Pick): string => (pick.kind === 'fancy' ? pick.fancyName : pick.runnerName);

/** "Back India · 500 @ 1.98": the bet as it was, or would be, sent. */
export const betWords = ({ pick, price, stake }: Ticket): string =>
  price === null ? nameOf(pick) : texts.bet(pick.kind, pick.side, nameOf(pick), stake, price);

export const selectionView = ({ pick }: Ticket): SlipSelection => ({
  name: nameOf(pick),
  marketName: pick.kind === 'fancy' ? texts.session(pick.size) : pick.marketName,
  matchName: pick.matchName,
  side: pick.side,
  kind: pick.kind,
});

export const entryView = (ticket: Ticket, presets: readonly Money[], quote: Quote, limits: Limits | null): SlipEntry => ({
  price: ticket.priceText,
  stake: ticket.stakeText,
  problems: { price: priceProblem(ticket, limits), stake: stakeProblem(ticket.stakeText) },
  presets,
  movedTo: movedTo(ticket, quote),
});

export const figuresView = ({ profit, liability, after }: Figures, limits: Limits | null): SlipFigures => ({
  profit,
  liability: liability === null ? null : negate(liability),
  balanceAfter: after?.available ?? null,
  exposureAfter: after?.exposure ?? null,
  limits: limits === null ? null : texts.limits(limits),
});

function doubtWords(doubt: Doubt, bet: string): string {
  if (doubt.last === 'none') return texts.unknown.first(bet);
  if (doubt.last === 'not-listed') return texts.unknown.notListed(bet);
  return beingChecked(doubt) ? texts.unknown.unreadable(bet) : texts.unknown.open(bet);
}

const refusalView = (refusal: Refusal): { reason: string; nextStep: string } =>
  refusal.by === 'check' ? { reason: texts.notPlaced, nextStep: texts.notPlacedNext } : { reason: refusal.message, nextStep: adviceOn(refusal.message) };

/** "Back India · 500 @ 1.98 · bet 100000017": a bet of the list, as the operator can find it. */
const listedWords = ({ pick }: Ticket, { betId, stake, price }: Bet): string =>
  texts.listed(texts.bet(pick.kind, pick.side, nameOf(pick), stake, price), betId);

const foundView = ({ ticket, found, refused }: PlacedSlip): SlipPhaseView => ({
  name: 'found',
  message: texts.found(found.length),
  bets: found.map((bet) => listedWords(ticket, bet)),
  advice: refused === null ? texts.foundMore : texts.foundRefused(refused, found.length),
});

/** The same in one sentence, for a page without a slip. */
export const foundWords = ({ ticket, found, refused }: PlacedSlip): string =>
  texts.refusedAside(betWords(ticket), texts.foundAnywhere(texts.found(found.length), refused === null ? texts.foundMore : texts.foundRefused(refused, found.length)));

/** What the strip under the slip says. `now` in milliseconds since 1970, for the countdown. */
export function phaseView(slip: OpenSlip, quote: Quote | null, now: number): SlipPhaseView {
  const bet = betWords(slip.ticket);
  switch (slip.phase) {
    case 'draft':
      return { name: 'draft', problem: slip.ticket.justChanged ? texts.justChanged : null };
    case 'sent': {
      const { intent } = slip;
      return { name: 'held', secondsLeft: heldSeconds(intent, now), totalSeconds: intent.delaySeconds, asked: bet, livePrice: quote?.price ?? null };
    }
    case 'placed': {
      if (isContradicted(slip)) return foundView(slip);
      const { price, message, intent } = slip;
      const kind = intent.pick.kind;
      const matched = price === null ? null : texts.placedAt(formatPrice(price, kind), formatPrice(intent.price, kind));
      return { name: 'placed', message: texts.placed(bet), detail: [message === null ? texts.placedFound : null, matched].filter((part) => part !== null).join(' ') || null };
    }
    case 'refused':
      return { name: 'refused', ...refusalView(slip.refusal) };
    case 'unknown':
      return { name: 'unknown', known: doubtWords(slip.doubt, bet), checking: beingChecked(slip.doubt) };
  }
}

/** The same beside the slip, where the refused bet must name itself. */
export function asideView(slip: OpenSlip, quote: Quote | null, now: number): SlipPhaseView {
  const view = phaseView(slip, quote, now);
  return view.name === 'refused' ? { ...view, reason: texts.refusedAside(betWords(slip.ticket), view.reason) } : view;
}

/** The button says what it does, or why it cannot. `asking`: it was pressed once, and asks whether that was meant. */
export function submitView(slip: OpenSlip, hold: Hold | null, asking = false): SlipSubmit {
  if (slip.phase === 'sent') return { label: texts.placing, state: 'busy' };
  if (!sendable(slip)) return { label: holdWords({ kind: 'in-doubt' }), state: 'held-back' };
  if (hold !== null) return { label: holdWords(hold), state: 'held-back' };
  const { pick, price, stake } = slip.ticket;
  if (price === null) return { label: holdWords({ kind: 'no-price' }), state: 'held-back' };
  return { label: (asking ? texts.confirm : texts.place)(pick.kind, pick.side, stake, price), state: 'ready' };
}
