import { formatCurrency } from '#shared/format/amount.ts';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import { Button } from '#ui-kit';
import { usePaymentController, usePaymentsState } from '../../api/usePaymentController.ts';
import { isPaymentContradicted, type PaymentKind, type PaymentStatus } from '../../model/payment/payment.ts';
import { texts } from '../../texts.ts';
import { RequestNotice } from '../wallet.styles.ts';

export interface RequestStatusProps {
  kind: PaymentKind;
  /** The form has no screenshot, as after a reload. */
  isPictureMissing: boolean;
}

type TakenStatus = Extract<PaymentStatus, { phase: 'taken' }>;

function FoundRequestsNotice({
  status: { foundRequests, refusalMessage },
  onDismiss,
}: {
  status: TakenStatus;
  onDismiss: () => void;
}) {
  return (
    <RequestNotice data-tone="warn" role="alert">
      <strong>{texts.found.title({ count: foundRequests.length })}</strong>
      <ul>
        {foundRequests.map(({ amount, at, bankReferenceOrId }, index) => (
          // Rows have no id, so the index distinguishes requests of the same time.
          <li key={index}>
            {texts.found.row({ amount: formatCurrency(amount), when: formatTimestamp(at) ?? '', bankReferenceOrId })}
          </li>
        ))}
      </ul>
      <p>{refusalMessage === null ? texts.found.more : texts.found.refused({ message: refusalMessage })}</p>
      <Button size="small" onClick={onDismiss}>
        {texts.found.dismiss}
      </Button>
    </RequestNotice>
  );
}

/** Outcome of the request that this form sent. It repeats the server's message, because a toast disappears. */
export function RequestStatus({ kind, isPictureMissing }: RequestStatusProps) {
  const controller = usePaymentController();
  const status = usePaymentsState((state) => state[kind]);
  switch (status.phase) {
    case 'idle':
    case 'sent':
      return null;
    case 'unverified': {
      const { isChecking, lastResult } = status.reconciliation;
      const progressText =
        lastResult === 'unreadable'
          ? texts.reconciliation.unreadable
          : lastResult === 'not-listed'
            ? texts.reconciliation.notListed
            : texts.reconciliation.reading;
      return (
        <RequestNotice data-tone="warn" role="status">
          <strong>{texts.reconciliation.title}</strong>
          <p>{isChecking ? texts.reconciliation.reading : progressText}</p>
          <p>{texts.reconciliation.doNotRepeat}</p>
          <Button size="small" busy={isChecking} onClick={() => controller.checkAgain(kind)}>
            {texts.reconciliation.check}
          </Button>
        </RequestNotice>
      );
    }
    case 'taken':
      if (isPaymentContradicted(status))
        return <FoundRequestsNotice status={status} onDismiss={() => controller.dismiss(kind)} />;
      return (
        <RequestNotice data-tone="gain" role="status">
          {status.message || texts.reconciliation.found[kind]}
        </RequestNotice>
      );
    case 'refused':
      return (
        <RequestNotice data-tone="loss" role="status">
          {status.refusal.by === 'server' ? status.refusal.message : texts.reconciliation.notTaken[kind]}
          {status.refusal.by === 'check' && isPictureMissing && <p>{texts.reconciliation.attachPictureAgain}</p>}
        </RequestNotice>
      );
  }
}
