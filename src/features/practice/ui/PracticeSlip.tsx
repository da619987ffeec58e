import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { createReference } from '#shared/api/client/idempotency-reference.ts';
import { calculateLiability, calculateProfit } from '#shared/domain/bet/profit.ts';
import { parseStake } from '#shared/domain/money/amount-input.ts';
import { toPlainText, units } from '#shared/domain/money/money.ts';
import { formatStake } from '#shared/format/amount.ts';
import { describeAmountProblem } from '#shared/format/amount-problem.ts';
import { formatPrice } from '#shared/format/price.ts';
import { useRunnerFacts } from '#shared/live/react/live-hooks.tsx';
import { useCell, useMarketFacts } from '#shared/live/react/match-hooks.ts';
import { getSelectionBlock } from '#shared/live/store/market-block.ts';
import { Amount, Badge, Button, Card, Chip, Cluster, EmptyState, Modal, NumberField, Price, Stack } from '#ui-kit';
import { calculateAvailableCreditsAfter } from '../model/practice-account.ts';
import { evaluateDraft, type PracticeQuote, type PracticeSelection } from '../model/practice-draft.ts';
import { practiceStore, usePracticeAccount } from '../model/practice-store.ts';
import { texts } from '../texts.ts';
import { MarketName, SelectionName, TicketFigures, TicketForm } from './PracticeSlip.styles.ts';

export interface PracticeSlipProps {
  /** Null without a selection. */
  selection: PracticeSelection | null;
  /** Called when the bettor closes the slip, or with the placed selection. */
  onClose: (placedSelection: PracticeSelection | null) => void;
  /** `over` is a sheet for narrow screens; `beside` is a panel. */
  layout: 'beside' | 'over';
}

/** Stakes that a chip sets. They are not the quick stakes that the bettor chose for real bets. */
const PRACTICE_STAKES = [100, 500, 1_000].map(units);

/** Slip for practice bets. It is marked as "No money" and cannot send a bet. */
export function PracticeSlip({ selection, onClose, layout }: PracticeSlipProps) {
  const close = () => onClose(null);
  if (layout === 'over') {
    return (
      <Modal open={selection !== null} variant="sheet" title={texts.slip.title} padding="flush" onClose={close}>
        {selection !== null && <PracticeTicket key={getKey(selection)} selection={selection} onClose={onClose} />}
      </Modal>
    );
  }
  return (
    <Card title={texts.slip.title} padding="flush">
      {selection === null ? (
        <EmptyState title={texts.slip.empty}>{texts.slip.emptyNext}</EmptyState>
      ) : (
        <PracticeTicket key={getKey(selection)} selection={selection} onClose={onClose} />
      )}
    </Card>
  );
}

const getKey = ({ marketId, runnerId, side }: PracticeSelection): string => `${marketId}/${runnerId}/${side}`;

/** Returns the live market state and price of the selection. */
function usePracticeQuote({ marketId, runnerId, side }: PracticeSelection): PracticeQuote {
  const facts = useMarketFacts(marketId);
  const runner = useRunnerFacts(marketId, runnerId);
  const { price } = useCell(marketId, runnerId, side, 0);
  return { price, block: getSelectionBlock(facts, runner?.status ?? null) };
}

function PracticeTicket({
  selection,
  onClose,
}: {
  selection: PracticeSelection;
  onClose: PracticeSlipProps['onClose'];
}) {
  const account = usePracticeAccount();
  const quote = usePracticeQuote(selection);
  const [stakeText, setStakeText] = useState('');
  const stakeField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { activeElement: origin } = document;
    stakeField.current?.focus();
    // Back to the price after the slip has closed. A press on another price has the focus there.
    return () => {
      if (document.activeElement === document.body && origin instanceof HTMLElement) origin.focus();
    };
  }, []);
  // The preview needs no id and no time. The placed bet gets both when the bettor presses.
  const draft = evaluateDraft(account, selection, stakeText, quote, { id: 'draft', now: new Date(0).toISOString() });
  const bet = draft.kind === 'ready' ? draft.bet : null;
  const input = parseStake(stakeText);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pressedDraft = evaluateDraft(account, selection, stakeText, quote, {
      id: createReference(),
      now: new Date().toISOString(),
    });
    if (pressedDraft.kind === 'ready' && practiceStore.placeBet(pressedDraft.bet) === null) onClose(selection);
  };

  return (
    <TicketForm noValidate data-side={selection.side} onSubmit={submit}>
      <Stack gap="hair">
        <SelectionName>
          {texts.slip.of({ side: selection.side, runner: selection.runnerName })} <Badge>{texts.noMoney}</Badge>
        </SelectionName>
        <MarketName>{texts.slip.at({ match: selection.matchName, market: selection.marketName })}</MarketName>
      </Stack>
      <NumberField
        ref={stakeField}
        label={texts.slip.stake}
        inputMode="numeric"
        text={stakeText}
        error={input.kind === 'unreadable' ? describeAmountProblem(input.problem) : null}
        onText={setStakeText}
      />
      <Cluster gap="small">
        {PRACTICE_STAKES.map((stake) => (
          <Chip
            key={stake}
            pressed={input.kind === 'amount' && input.amount === stake}
            onClick={() => setStakeText(toPlainText(stake))}
          >
            {formatStake(stake)}
          </Chip>
        ))}
      </Cluster>
      <TicketFigures>
        <dt>{texts.slip.price}</dt>
        <dd>
          <Price value={quote.price} kind={selection.kind} />
        </dd>
        <dt>{texts.slip.profit}</dt>
        <dd>{bet === null ? texts.figures.none : <Amount value={calculateProfit(bet)} tone="neutral" />}</dd>
        <dt>{texts.slip.liability}</dt>
        <dd>{bet === null ? texts.figures.none : <Amount value={calculateLiability(bet)} tone="neutral" />}</dd>
        <dt>{texts.slip.left}</dt>
        <dd>
          {bet === null ? (
            texts.figures.none
          ) : (
            <Amount value={calculateAvailableCreditsAfter(account, bet)} tone="neutral" />
          )}
        </dd>
      </TicketFigures>
      <Button type="submit" variant={selection.side} size="large" full aria-disabled={bet === null}>
        {draft.kind === 'blocked'
          ? texts.slip.blockReasons[draft.reason]
          : texts.slip.place({
              stake: formatStake(draft.bet.stake),
              price: formatPrice(draft.bet.price, selection.kind),
            })}
      </Button>
      <Button variant="quiet" onClick={() => onClose(null)}>
        {texts.slip.close}
      </Button>
    </TicketForm>
  );
}
