import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import { Button, Card, Chip, ChipGroup, Modal, Notice, Skeleton, Stack } from '#ui-kit';
import { responsibleGamblingQueries, useStartTimeOut } from '../../api/queries.ts';
import { describeTimeOut } from '../../model/describe-duration.ts';
import { texts } from '../../texts.ts';
import { LeadText } from '../ResponsibleGamblingPanel.styles.ts';

export interface TimeOutCardProps {
  /** ISO 8601; null while no time-out runs. */
  until: string | null;
}

/** A day, three days, a week, 30 days, six weeks. */
const TIME_OUT_HOURS = [24, 72, 168, 720, 1_008] as const;

/** Shows the card when the state of the time-out is known. The limits next to it report a failure. */
export function TimeOutSection() {
  const { data, error } = useQuery(responsibleGamblingQueries.status());
  if (data !== undefined) return <TimeOutCard until={data.timeOutUntil} />;
  return error === null ? (
    <Card title={texts.timeOut.title} aria-busy>
      <Skeleton variant="block" height="12.5rem" />
    </Card>
  ) : null;
}

/** Starts a pause from betting, after a confirmation. It cannot be ended early. */
export function TimeOutCard({ until }: TimeOutCardProps) {
  const [hours, setHours] = useState<number>(TIME_OUT_HOURS[0]);
  const [isConfirming, setIsConfirming] = useState(false);
  const startMutation = useStartTimeOut();
  const close = () => setIsConfirming(false);
  const start = () => startMutation.mutate(hours, { onSettled: close });
  const footer = (
    <>
      <Button onClick={close} data-autofocus>
        {texts.timeOut.no}
      </Button>
      <Button variant="primary" busy={startMutation.isPending} onClick={start}>
        {texts.timeOut.yes}
      </Button>
    </>
  );
  return (
    <Card title={texts.timeOut.title}>
      <Stack>
        {until === null ? (
          <LeadText>{texts.timeOut.lead}</LeadText>
        ) : (
          <Notice tone="warn" detail={texts.timeOut.longer}>
            {texts.timeOut.running({ until: formatTimestamp(until) ?? '' })}
          </Notice>
        )}
        <ChipGroup label={texts.timeOut.choices}>
          {TIME_OUT_HOURS.map((length) => (
            <Chip key={length} pressed={length === hours} onClick={() => setHours(length)}>
              {describeTimeOut(length)}
            </Chip>
          ))}
        </ChipGroup>
        <div>
          <Button onClick={() => setIsConfirming(true)}>{texts.timeOut.start}</Button>
        </div>
      </Stack>
      <Modal open={isConfirming} title={texts.timeOut.sure} onClose={close} footer={footer}>
        <p>{texts.timeOut.sureDescription({ span: describeTimeOut(hours) })}</p>
      </Modal>
    </Card>
  );
}
