import type { ReactNode, SubmitEvent } from 'react';
import { usePaymentController } from '../api/usePaymentController.ts';
import { hasFinalResponse, type PaymentKind, type PaymentStatus } from '../model/payment/payment.ts';
import { texts } from '../texts.ts';
import { PaymentSubmitButton, type PaymentSubmitButtonProps } from './PaymentSubmitButton.tsx';
import { RequestStatus } from './requests/RequestStatus.tsx';
import { WalletForm } from './wallet.styles.ts';

export interface PaymentFormProps extends Omit<PaymentSubmitButtonProps, 'labels'> {
  kind: PaymentKind;
  status: PaymentStatus;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  children: ReactNode;
}

/** The form of a payment: the last request's status, the fields, and the button. New input replaces a final status. */
export function PaymentForm({ kind, status, onSubmit, children, ...submitButton }: PaymentFormProps) {
  const controller = usePaymentController();
  const labels = kind === 'deposit' ? texts.deposit : texts.withdraw;
  const dismissOnInput = () => {
    if (hasFinalResponse(status)) controller.dismiss(kind);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event);
  return (
    <WalletForm noValidate onSubmit={submit} onChange={dismissOnInput} aria-label={labels.title}>
      <RequestStatus kind={kind} />
      {children}
      <PaymentSubmitButton {...submitButton} labels={labels} />
    </WalletForm>
  );
}
