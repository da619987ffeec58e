import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatWhen } from '#shared/format/when.ts';
import { Button, Card, Chip, Modal, Notice, Skeleton, VisuallyHidden } from '#ui-kit';
import { playQueries, useTimeOut } from '../api/queries.ts';
import { texts } from '../texts.ts';
import { Choices, Lead, Part } from './PlaySafe.styles.ts';

export interface TimeOutCardProps {
  /** ISO 8601; null while none runs. */
  until: string | null;
}

/** A day, three, a week, a month, six weeks. */
const LENGTHS = [24, 72, 168, 720, 1_008] as const;

/** The card as soon as it is known whether a time-out runs. That it cannot be known is said by the limits beside it. */
export function TimeOut() {
  const { data, error } = useQuery(playQueries.safety());
  if (data !== undefined) return <TimeOutCard until={data.timeOutUntil} />;
  return error === null ? (
    <Card title={texts.timeOut.title} aria-busy>
      <Skeleton shape="block" height="6rem" />
    </Card>
  ) : null;
}

/** A pause from betting that cannot be ended early, and is asked about once more. */
export function TimeOutCard({ until }: TimeOutCardProps) {
  const [hours, setHours] = useState<number>(LENGTHS[0]);
  const [asking, setAsking] = useState(false);
  const taking = useTimeOut();
  const close = () => setAsking(false);
  const start = () => taking.mutate(hours, { onSettled: close });
  const foot = (
    <>
      <Button onClick={close} data-autofocus>
        {texts.timeOut.no}
      </Button>
      <Button variant="primary" busy={taking.isPending} onClick={start}>
        {texts.timeOut.yes}
      </Button>
    </>
  );
  return (
    <Card title={texts.timeOut.title}>
      <Part>
        {until === null ? (
          <Lead>{texts.timeOut.lead}</Lead>
        ) : (
          <Notice tone="warn" detail={texts.timeOut.longer}>
            {texts.timeOut.running(formatWhen(until) ?? '')}
          </Notice>
        )}
        <Choices>
          <VisuallyHidden as="legend">{texts.timeOut.choices}</VisuallyHidden>
          {LENGTHS.map((length) => (
            <Chip key={length} pressed={length === hours} onClick={() => setHours(length)}>
              {texts.timeOut.choice(length)}
            </Chip>
          ))}
        </Choices>
        <div>
          <Button onClick={() => setAsking(true)}>{texts.timeOut.start}</Button>
        </div>
      </Part>
      <Modal open={asking} title={texts.timeOut.sure} onClose={close} foot={foot}>
        <p>{texts.timeOut.sureWhy(texts.timeOut.choice(hours))}</p>
      </Modal>
    </Card>
  );
}
