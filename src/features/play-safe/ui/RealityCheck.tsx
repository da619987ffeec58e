import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Amount, Button, Modal, When, type RenderLink } from '#ui-kit';
import { playQueries } from '../api/queries.ts';
import { dueAt, elapsed } from '../model/play-watch.ts';
import { resultOf } from '../model/summary.ts';
import { playWatch, useWatched } from '../model/watch.ts';
import { texts } from '../texts.ts';
import { Facts, Note, Told } from './RealityCheck.styles.ts';

export interface RealityCheckProps {
  /** A bet is on its way: the look waits until its end is known. */
  busy: boolean;
  /** The bettor chose to stop. */
  onSignOut: () => void;
  /** Where responsible play is. */
  href: string;
  /** Draws the links: the app's router does, a story draws plain ones. */
  link: RenderLink;
}

/** A timer may not be set further ahead than this (it would fire at once). */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Whether the time for a look has come. A tab that slept through it finds out as it wakes. */
function useDue(): boolean {
  const watched = useWatched();
  const at = dueAt(watched);
  const [seenAt, setSeenAt] = useState(Date.now);
  useEffect(() => {
    const look = () => setSeenAt(Date.now());
    const timer = at === null ? undefined : setTimeout(look, Math.min(Math.max(0, at - Date.now()), LONGEST_TIMER_MS));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [at]);
  return at !== null && seenAt >= at;
}

/** At the bettor's own interval: how long they have played, and what came of it. It asks for a decision, and waits for a bet that is on its way. */
export function RealityCheck({ busy, ...rest }: RealityCheckProps) {
  const due = useDue();
  const [open, setOpen] = useState(false);
  // Once it is on screen it stays there: nothing can be bet below it.
  const showing = due && (open || !busy);
  if (showing !== open) setOpen(showing);
  return <Look open={open} {...rest} />;
}

function Look({ open, onSignOut, href, link }: Omit<RealityCheckProps, 'busy'> & { open: boolean }) {
  const goOn = () => playWatch.goOn();
  const foot = (
    <>
      <Button onClick={onSignOut}>{texts.check.signOut}</Button>
      <Button variant="primary" onClick={goOn}>
        {texts.check.goOn}
      </Button>
    </>
  );
  return (
    <Modal open={open} title={texts.check.title} onClose={goOn} foot={foot}>
      {/* Not a button: whoever is typing when this opens must not press one unread. */}
      <Told tabIndex={-1} data-autofocus>
        <Figures />
        <Note>{texts.check.note}</Note>
        <Note onClick={goOn}>{link({ href, className: '', children: texts.check.settings })}</Note>
      </Told>
    </Modal>
  );
}

function Figures() {
  const { time } = useWatched();
  const [openedAt] = useState(Date.now);
  const since = time?.since ?? openedAt;
  const { data, isError } = useQuery(playQueries.rows(since));
  return (
    <Facts>
      <div>
        <dt>{texts.check.since}</dt>
        <dd>
          <When at={new Date(since).toISOString()} pattern="short" />
        </dd>
      </div>
      <div>
        <dt>{texts.check.played}</dt>
        <dd>{texts.spanned(elapsed(since, openedAt))}</dd>
      </div>
      <div>
        <dt>{texts.check.result}</dt>
        <dd>{data === undefined ? (isError ? texts.check.uncounted : texts.check.counting) : <Amount value={resultOf(data)} sign="always" />}</dd>
      </div>
    </Facts>
  );
}
