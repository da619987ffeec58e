import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { RunnerPosition } from '#shared/domain/bet.ts';
import type { CashOutLeg } from '#shared/domain/cashout.ts';
import type { Money } from '#shared/domain/money.ts';
import { Button, CashOutLegs, CashOutOutcomes, CashOutShare } from '#ui-kit';
import { holdOf, type Circumstances } from '../model/holds.ts';
import { propose, proposeRest, WHOLE } from '../model/proposal.ts';
import { isUnderWay, remaining, type Run } from '../model/runs.ts';
import { outcomesView, plannedBets, runBets, statusWords } from '../model/view.ts';
import { holdWords, texts } from '../texts.ts';
import { Buttons, Note, Section, SectionTitle, Stack, Status } from './CashOutDialog.styles.ts';

export interface CashOutDialogProps {
  /** Everything but what is to be placed, which follows from the share chosen here. */
  now: Omit<Circumstances, 'proposal'>;
  /** Exactly level; null where no figure can be had. */
  flat: Money | null;
  run: Run | null;
  delaySeconds: number;
  onPlace: (legs: readonly CashOutLeg[]) => void;
  onCheckAgain: () => void;
  onClose: () => void;
  onAfresh: () => void;
}

/** A press that comes this soon after the button took on another meaning was meant for the one before. */
const TOO_SOON_MS = 400;

/** When the button's meaning last changed, in milliseconds of the page; long ago for the one it began with. */
function useMeantSince(meaning: string): RefObject<number> {
  const known = useRef(meaning);
  const since = useRef(-Infinity);
  useLayoutEffect(() => {
    if (known.current === meaning) return;
    known.current = meaning;
    since.current = performance.now();
  }, [meaning]);
  return since;
}

/** A key held down presses once. */
const pressOnce = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};

const nameIn = (now: CashOutDialogProps['now']) => ({ runnerId }: Pick<RunnerPosition, 'runnerId'>) =>
  now.market.runners.find((runner) => runner.runnerId === runnerId)?.name ?? '';

/**
 * What is inside the cash-out of a market: the plan and its share, the bets on their way, or where the bettor stands after. One button
 * places, tries the rest and closes: pressed twice, it does the first of these and no more.
 */
export function CashOutDialog({ now, flat, run, delaySeconds, onPlace, onCheckAgain, onClose, onAfresh }: CashOutDialogProps) {
  const [percent, setPercent] = useState(WHOLE);
  const nameOf = nameIn(now);
  const { kind } = now.market;
  const underWay = isUnderWay(run);
  const done = run?.phase === 'done';
  const stopped = run?.phase === 'stopped';
  const planning = run === null || stopped;

  const proposal = stopped ? proposeRest(now.market, now.standing, remaining(run)) : propose(now.market, now.standing, percent);
  const hold = planning ? holdOf({ ...now, proposal }) : null;
  const closing = planning ? proposal.closing : null;
  const label = done ? texts.close : stopped ? texts.rest : texts.place(percent, (run?.legs ?? closing?.legs ?? []).length);

  const meantSince = useMeantSince(done ? 'close' : stopped ? 'rest' : 'place');
  const press = ({ timeStamp }: MouseEvent) => {
    if (timeStamp - meantSince.current < TOO_SOON_MS) return;
    if (done) return onClose();
    if (closing !== null && hold === null) onPlace(closing.legs);
  };
  return (
    <Stack>
      <Status role="status" data-tone={run?.phase}>
        {statusWords(run)}
      </Status>
      {run !== null && <CashOutLegs kind={kind} bets={runBets(run, kind, nameOf)} />}
      <Section>
        {run !== null && <SectionTitle>{texts.stand}</SectionTitle>}
        <CashOutOutcomes outcomes={outcomesView(now.standing, closing?.outcomes ?? null, nameOf)} />
      </Section>
      {run === null && <CashOutShare percent={percent} onChange={setPercent} />}
      {closing !== null && closing.legs.length > 0 && (
        <Section>
          {stopped && <SectionTitle>{texts.remaining}</SectionTitle>}
          <CashOutLegs kind={kind} bets={plannedBets(closing.legs, nameOf)} />
          <Note>{run === null && percent === WHOLE ? texts.range(closing.worst, closing.best) : texts.partRange(closing.worst, closing.best)}</Note>
          {run === null && percent === WHOLE && flat !== null && <Note>{texts.flat(flat)}</Note>}
          {delaySeconds > 0 && <Note>{texts.held(delaySeconds)}</Note>}
        </Section>
      )}
      <Buttons>
        <Button variant="primary" size="large" busy={underWay} aria-disabled={hold !== null || undefined} onClick={press} onKeyDown={pressOnce}>
          {hold === null ? label : holdWords(hold, nameOf)}
        </Button>
        {run?.legs.some(({ state }) => state.kind === 'looking') && <Button size="large" onClick={onCheckAgain}>{texts.checkAgain}</Button>}
        {stopped && <Button size="large" onClick={onAfresh}>{texts.afresh}</Button>}
      </Buttons>
    </Stack>
  );
}
