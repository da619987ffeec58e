import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { RunnerPosition } from '#shared/domain/bet/bet.ts';
import type { CashOutLeg } from '#shared/domain/cash-out/cash-out.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { Button, CashOutLegs, CashOutResults, CashOutShare, moveFocusOnRemoval, Stack } from '#ui-kit';
import { type CashOutContext, findFirstCashOutBlockReason } from '../model/cash-out-block-reasons.ts';
import { type CashOutProgress, isInProgress, listRemainingLegs } from '../model/cash-out-controller.ts';
import {
  describeRange,
  describeStatus,
  formatResult,
  getStatusTone,
  listPlannedBets,
  listSentBets,
  toResultRows,
} from '../model/cash-out-view.ts';
import { describeCashOutBlockReason } from '../model/describe-cash-out-block-reason.ts';
import { FULL_PERCENT, proposeCashOut, proposeRest } from '../model/proposal.ts';
import { texts } from '../texts.ts';
import { ButtonRow, DialogNote, SectionTitle, StatusLine } from './CashOutDialog.styles.ts';

export interface CashOutDialogProps {
  /** Everything except the proposal, which depends on the share chosen here. */
  context: Omit<CashOutContext, 'proposal'>;
  /** Result of every runner with exact stakes; null when it cannot be calculated. */
  equalResult: Money | null;
  progress: CashOutProgress | null;
  delaySeconds: number;
  onPlace: (legs: readonly CashOutLeg[]) => void;
  onCheckAgain: () => void;
  onClose: () => void;
  onRestart: () => void;
}

/** A press this soon after the button changed its meaning was meant for the previous meaning. Milliseconds. */
const MISPRESS_MS = 400;

/**
 * Returns when the button's meaning last changed, in milliseconds of the page's clock; -Infinity before the first
 * change.
 */
function useMeaningChangedAt(meaning: string): RefObject<number> {
  const lastMeaning = useRef(meaning);
  const changedAt = useRef(-Infinity);
  useLayoutEffect(() => {
    if (lastMeaning.current === meaning) return;
    lastMeaning.current = meaning;
    changedAt.current = performance.now();
  }, [meaning]);
  return changedAt;
}

/**
 * Remembers the legs that were on screen when a press of the button began: prices may change before it ends. A click
 * without such a press, as from assistive technology, sends the current legs.
 */
function usePressedLegs(legs: readonly CashOutLeg[]) {
  const pressed = useRef<readonly CashOutLeg[] | null>(null);
  return {
    begin: () => void (pressed.current = legs),
    /** Forgets a press that did not end on the button. */
    cancel: () => void (pressed.current = null),
    end(): readonly CashOutLeg[] {
      const pressedLegs = pressed.current ?? legs;
      pressed.current = null;
      return pressedLegs;
    },
  };
}

const createNameLookup =
  (context: CashOutDialogProps['context']) =>
  ({ runnerId }: Pick<RunnerPosition, 'runnerId'>) =>
    context.market.runners.find((runner) => runner.runnerId === runnerId)?.name ?? '';

/**
 * Content of the cash-out dialog: the plan and its share, the bets in progress, or the result.
 * One button places, retries and closes. A double press runs only the first of these actions.
 */
export function CashOutDialog({
  context,
  equalResult,
  progress,
  delaySeconds,
  onPlace,
  onCheckAgain,
  onClose,
  onRestart,
}: CashOutDialogProps) {
  const [percent, setPercent] = useState(FULL_PERCENT);
  const nameOf = createNameLookup(context);
  const { kind } = context.market;
  const isBusy = isInProgress(progress);
  const isDone = progress?.phase === 'done';
  const isStopped = progress?.phase === 'stopped';
  const isPlanning = progress === null || isStopped;

  const proposal = isStopped
    ? proposeRest(context.market, context.positions, listRemainingLegs(progress))
    : proposeCashOut(context.market, context.positions, percent);
  const blockReason = isPlanning ? findFirstCashOutBlockReason({ ...context, proposal }) : null;
  const closing = isPlanning ? proposal.closing : null;
  const label = isDone
    ? texts.close
    : isStopped
      ? texts.rest
      : progress !== null
        ? texts.placingBets({ count: progress.legs.length })
        : texts.place({ percent, count: closing?.legs.length ?? 0 });

  const meaningChangedAt = useMeaningChangedAt(isDone ? 'close' : isStopped ? 'rest' : 'place');
  const pressedLegs = usePressedLegs(closing?.legs ?? []);
  /** Ignores the repeated events of a held key. */
  const pressKey = (event: KeyboardEvent): void => {
    if (event.repeat) event.preventDefault();
    else if (event.key === 'Enter' || event.key === ' ') pressedLegs.begin();
  };
  const changeShare = (next: number): void => {
    pressedLegs.cancel();
    setPercent(next);
  };
  const press = ({ timeStamp }: MouseEvent) => {
    const legs = pressedLegs.end();
    if (timeStamp - meaningChangedAt.current < MISPRESS_MS) return;
    if (isDone) onClose();
    else if (closing !== null && blockReason === null) onPlace(legs);
  };
  return (
    <Stack>
      <StatusLine role="status" data-tone={getStatusTone(progress)}>
        {describeStatus(progress)}
      </StatusLine>
      {progress !== null && <CashOutLegs kind={kind} bets={listSentBets(progress, kind, nameOf)} />}
      <Stack as="section" gap="tiny">
        {progress !== null && <SectionTitle>{texts.stand}</SectionTitle>}
        <CashOutResults rows={toResultRows(context.positions, closing?.results ?? null, nameOf)} />
      </Stack>
      {progress === null && <CashOutShare percent={percent} onPercent={changeShare} />}
      {closing !== null && closing.legs.length > 0 && (
        <Stack as="section" gap="tiny">
          {isStopped && <SectionTitle>{texts.remaining}</SectionTitle>}
          <CashOutLegs kind={kind} bets={listPlannedBets(closing.legs, nameOf)} />
          <DialogNote>{describeRange(closing, progress === null && percent === FULL_PERCENT)}</DialogNote>
          {progress === null && percent === FULL_PERCENT && equalResult !== null && (
            <DialogNote>{texts.exactResult({ result: formatResult(equalResult) })}</DialogNote>
          )}
          {delaySeconds > 0 && <DialogNote>{texts.held({ seconds: delaySeconds })}</DialogNote>}
        </Stack>
      )}
      <ButtonRow>
        <Button
          variant="primary"
          size="large"
          busy={isBusy}
          aria-disabled={blockReason !== null || undefined}
          onClick={press}
          onPointerDown={pressedLegs.begin}
          onPointerCancel={pressedLegs.cancel}
          onBlur={pressedLegs.cancel}
          onKeyDown={pressKey}
        >
          {blockReason === null ? label : describeCashOutBlockReason(blockReason, nameOf)}
        </Button>
        {progress?.legs.some(({ state }) => state.kind === 'unverified') && (
          <Button size="large" onClick={onCheckAgain}>
            {texts.checkAgain}
          </Button>
        )}
        {isStopped && (
          <Button ref={moveFocusOnRemoval} size="large" onClick={onRestart}>
            {texts.restart}
          </Button>
        )}
      </ButtonRow>
    </Stack>
  );
}
