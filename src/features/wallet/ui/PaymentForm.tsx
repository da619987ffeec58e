import type { ReactNode, SubmitEvent } from 'react';
import { usePause } from '#shared/switches/switches.ts';
import { Notice } from '#ui-kit';
import { usePaymentController } from '../api/usePaymentController.ts';
import { hasFinalResponse, type PaymentKind, type PaymentStatus } from '../model/payment/payment.ts';
import { addPause } from '../model/payment/payment-block-reasons.ts';
import { texts } from '../texts.ts';
import { PaymentSubmitButton, type PaymentSubmitButtonProps } from './PaymentSubmitButton.tsx';
import { RequestStatus } from './requests/RequestStatus.tsx';
import { WalletForm } from './wallet.styles.ts';

export interface PaymentFormProps extends Omit<PaymentSubmitButtonProps, 'labels'> {
  kind: PaymentKind;
  status: PaymentStatus;
  /** A deposit needs a screenshot, and the form has none. */
  isPictureMissing?: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  children: ReactNode;
}

/**
 * The form of a payment: the last request's status, the fields, and the button. New input replaces a final status.
 * The fields keep their text while the operator pauses such payments.
 */
export function PaymentForm({
  kind,
  status,
  isPictureMissing = false,
  onSubmit,
  blockReason,
  children,
  ...submitButton
}: PaymentFormProps) {
  const controller = usePaymentController();
  const pause = usePause(kind === 'deposit' ? 'deposits' : 'withdrawals');
  const currentBlockReason = addPause(blockReason, pause !== null);
  const labels = kind === 'deposit' ? texts.deposit : texts.withdraw;
  const dismissOnInput = () => {
    if (hasFinalResponse(status)) controller.dismiss(kind);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (currentBlockReason === 'paused') event.preventDefault();
    else void onSubmit(event);
  };
  return (
    <WalletForm noValidate onSubmit={submit} onChange={dismissOnInput} aria-label={labels.title}>
      {pause !== null && (
        <Notice role="status" tone="warn" detail={pause === '' ? null : <bdi>{pause}</bdi>}>
          {labels.paused}
        </Notice>
      )}
      <RequestStatus kind={kind} isPictureMissing={isPictureMissing} />
      {children}
      <PaymentSubmitButton {...submitButton} blockReason={currentBlockReason} labels={labels} />
    </WalletForm>
  );
}
