import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Amount, Button, Modal, type RenderLink, Timestamp } from '#ui-kit';
import { responsibleGamblingQueries } from '../api/queries.ts';
import { formatPlayTime } from '../model/describe-duration.ts';
import { calculateResult } from '../model/play-summary.ts';
import { getElapsedMs, getNextCheckAt } from '../model/session-timer.ts';
import { sessionTimer, useSessionTimer } from '../model/useSessionTimer.ts';
import { panelTexts } from '../panel-texts.ts';
import { CheckBody, CheckNote, SessionFactList } from './RealityCheck.styles.ts';

export interface RealityCheckProps {
  /** True while a bet is sending. The dialog waits until its outcome is known. */
  busy: boolean;
  /** Called when the bettor chooses to sign out. */
  onSignOut: () => void;
  /** Address of the responsible play page. */
  href: string;
  /** Renders the links: the app uses its router, a story plain links. */
  link: RenderLink;
}

/** The longest delay of a browser timer, in milliseconds. A longer one would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Tells whether the reality check is due. A tab that was asleep notices when it wakes. */
function useIsCheckDue(): boolean {
  const timerState = useSessionTimer();
  const nextCheckAt = getNextCheckAt(timerState);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const refresh = () => setNow(Date.now());
    const timer =
      nextCheckAt === null
        ? undefined
        : setTimeout(refresh, Math.min(Math.max(0, nextCheckAt - Date.now()), MAX_TIMER_MS));
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [nextCheckAt]);
  return nextCheckAt !== null && now >= nextCheckAt;
}

/**
 * Dialog at the bettor's own interval: time since the sign-in and the result. It requires a decision, and waits
 * for a bet that is sending.
 */
export function RealityCheck({ busy, ...rest }: RealityCheckProps) {
  const isDue = useIsCheckDue();
  const [open, setOpen] = useState(false);
  // Once open it stays open, because no bet can be placed below it.
  const isShowing = isDue && (open || !busy);
  if (isShowing !== open) setOpen(isShowing);
  return <RealityCheckDialog open={open} {...rest} />;
}

function RealityCheckDialog({ open, onSignOut, href, link }: Omit<RealityCheckProps, 'busy'> & { open: boolean }) {
  const acknowledge = () => sessionTimer.acknowledge();
  const footer = (
    <>
      <Button onClick={onSignOut}>{panelTexts.check.signOut}</Button>
      <Button variant="primary" onClick={acknowledge}>
        {panelTexts.check.goOn}
      </Button>
    </>
  );
  return (
    <Modal open={open} title={panelTexts.check.title} onClose={acknowledge} footer={footer}>
      {/* Focus starts on the text, not on a button, so that typing cannot confirm the dialog unread. */}
      <CheckBody tabIndex={-1} data-autofocus>
        <SessionFacts />
        <CheckNote>{panelTexts.check.note}</CheckNote>
        <CheckNote onClick={acknowledge}>
          {link({ href, className: '', children: panelTexts.check.settings })}
        </CheckNote>
      </CheckBody>
    </Modal>
  );
}

function SessionFacts() {
  const { time } = useSessionTimer();
  const [openedAt] = useState(Date.now);
  const since = time?.since ?? openedAt;
  const { data, isError } = useQuery(responsibleGamblingQueries.rows(since));
  return (
    <SessionFactList>
      <div>
        <dt>{panelTexts.check.since}</dt>
        <dd>
          <Timestamp at={new Date(since).toISOString()} pattern="short" />
        </dd>
      </div>
      <div>
        <dt>{panelTexts.check.played}</dt>
        <dd>{formatPlayTime(getElapsedMs(since, openedAt))}</dd>
      </div>
      <div>
        <dt>{panelTexts.check.result}</dt>
        <dd>
          {data === undefined ? (
            isError ? (
              panelTexts.check.uncounted
            ) : (
              panelTexts.check.counting
            )
          ) : (
            <Amount value={calculateResult(data)} sign="always" />
          )}
        </dd>
      </div>
    </SessionFactList>
  );
}
