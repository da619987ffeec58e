import { useLayoutEffect } from 'react';
import type { Money } from '#shared/domain/money.ts';
import { BetSlip, type SlipEvents } from '#ui-kit';
import { useDesk, useTray } from '../api/desk.ts';
import type { MatchRules } from '../api/rules.ts';
import { useSending } from '../api/sending.ts';
import { figuresOf, type Account, type RunnerIds } from '../model/figures.ts';
import { holdOf } from '../model/holds.ts';
import { followed } from '../model/policy.ts';
import { takeOffer, withPriceNow, type Quote } from '../model/quote.ts';
import { policyOf } from '../model/sending.ts';
import { referenceOf, type OpenSlip } from '../model/slip.ts';
import { leaveStake, pressPreset, stepPrice, typePrice, typeStake } from '../model/ticket.ts';
import { inDoubt, inFlight } from '../model/tray.ts';
import { entryView, figuresView, phaseView, selectionView, submitView } from '../model/view.ts';
import { useOwnLimitsWay } from './own-limits.ts';
import { useConfirmation } from './use-confirmation.ts';
import { useNow } from './use-now.ts';
import { closeSlip } from './use-slip-draft.ts';
import { useSteady } from './use-steady.ts';

export interface SlipFormProps {
  layout: 'panel' | 'sheet';
  slip: OpenSlip;
  quote: Quote;
  runners: RunnerIds;
  account: Account;
  rules: MatchRules;
  /** The quick stakes; the same list until others are kept. */
  stakes: readonly Money[];
  /** Bets that are no business of this slip are under way. */
  busy?: boolean;
  onEditStakes: () => void;
}

/** Binds the drawn slip to the desk. Everything it shows and allows is worked out in the model. */
export function SlipForm({ layout, slip, quote, runners, account, rules, stakes, busy = false, onEditStakes }: SlipFormProps) {
  const desk = useDesk();
  const tray = useTray((whole) => whole);
  const now = useNow(slip.phase === 'sent');
  const sending = useSending();
  const policy = policyOf(sending);
  const { ticket } = slip;
  const confirmation = useConfirmation(ticket, sending.confirm);
  const phase = useOwnLimitsWay(phaseView(slip, quote, now));

  // The odds on screen follow first; what is sent is what stands there.
  const next = slip.phase === 'draft' && quote.shut === null ? followed(policy, withPriceNow(ticket, quote), quote.price) : ticket;
  useLayoutEffect(() => {
    if (next !== ticket) desk.edit((typed) => (typed === ticket ? next : typed));
  });

  const limits = rules.limitsFor(ticket.pick);
  const figures = figuresOf(ticket, account, runners);
  const hold = holdOf({ ticket, quote, figures, limits: rules.enforced ? limits : null, inFlight: busy || inFlight(tray), inDoubt: inDoubt(tray, ticket), policy });

  const events = useSteady<SlipEvents>({
    onPrice: (text) => desk.edit((typed) => typePrice(typed, text)),
    onPriceStep: (direction) => desk.edit((typed) => stepPrice(typed, direction)),
    onStake: (text) => desk.edit((typed) => typeStake(typed, text)),
    onStakeLeft: () => desk.edit(leaveStake),
    onPreset: (index) => {
      const preset = stakes[index];
      if (preset !== undefined) desk.edit((typed) => pressPreset(typed, index, preset));
    },
    onSubmit: () => {
      if (hold === null && confirmation.pressed()) desk.submit({ delaySeconds: limits?.delaySeconds ?? 0, knownBetIds: account.bets?.map(({ betId }) => betId) ?? null });
    },
    onClear: desk.clear,
    onClose: () => closeSlip(desk),
    onEditStakes,
    onTakeLivePrice: () => desk.edit((current) => takeOffer(current, quote)),
    onCheckAgain: () => {
      const reference = referenceOf(slip);
      if (reference !== null) desk.checkAgain(reference);
    },
  });

  return (
    <BetSlip
      layout={layout}
      selection={selectionView(ticket)}
      entry={entryView(ticket, stakes, quote, rules.enforced ? limits : null)}
      figures={figuresView(figures, limits)}
      phase={phase}
      submit={submitView(slip, hold, confirmation.asking)}
      events={events}
    />
  );
}
