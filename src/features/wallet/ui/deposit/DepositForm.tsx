import { zodResolver } from '@hookform/resolvers/zod';
import { type SubmitEvent, useEffect, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { Field, FileUpload, NumberField } from '#ui-kit';
import { useNewestRequests } from '../../api/queries.ts';
import { usePaymentController, usePaymentsState } from '../../api/usePaymentController.ts';
import { formatPayeeName } from '../../model/detail-fields.ts';
import { describeUnreadableAmount, parseAmountInput } from '../../model/forms/amount-input.ts';
import {
  createInitialDepositForm,
  depositSchema,
  findPictureProblem,
  PICTURE_TYPES,
} from '../../model/forms/deposit-form.ts';
import { getRequestKey, hasFinalResponse, isAwaitingOutcome } from '../../model/payment/payment.ts';
import { findDepositBlockReason } from '../../model/payment/payment-block-reasons.ts';
import { saveSentRequest } from '../../model/payment/sent-requests.ts';
import { texts } from '../../texts.ts';
import { PaymentSubmitButton } from '../PaymentSubmitButton.tsx';
import { RequestStatus } from '../requests/RequestStatus.tsx';
import { FieldPair, FormSection, WalletForm } from '../wallet.styles.ts';
import { PayeeChoice, type PayeeChoiceProps } from './PayeeChoice.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { usePayee } from './usePayee.ts';

const { deposit } = texts;

/**
 * Reports a payment to the exchange. Errors keep the typed values; so does a reload while the request is unverified.
 */
export function DepositForm({ methods, policy, currency }: Pick<PayeeChoiceProps, 'methods' | 'policy' | 'currency'>) {
  const controller = usePaymentController();
  const status = usePaymentsState((state) => state.deposit);
  const pendingIntent =
    usePaymentsState((state) => state.restoredIntents.deposit) ?? (isAwaitingOutcome(status) ? status.intent : null);
  const { data: newest } = useNewestRequests('deposit');
  const payee = usePayee(methods, pendingIntent);
  const { control, register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(depositSchema),
    defaultValues: createInitialDepositForm(pendingIntent),
  });
  const { errors } = formState;
  const [unreadablePicture, setUnreadablePicture] = useState<File | null>(null);
  const [pictureError, setPictureError] = useState<string | null>(null);
  const amountText = useWatch({ control, name: 'amount' });
  const amount = parseAmountInput(amountText);
  const blockReason = findDepositBlockReason(status, newest?.rows ?? [], amountText);
  const isReadOnly = isAwaitingOutcome(status);

  useEffect(() => {
    if (status.phase === 'taken') reset(createInitialDepositForm(null));
  }, [status.phase, reset]);

  const send = handleSubmit((values) => {
    const paidAmount = parseAmountInput(values.amount);
    if (paidAmount === null || payee.payeeId === null || values.picture === unreadablePicture) return;
    const order = {
      kind: 'deposit',
      amount: paidAmount,
      methodId: payee.methodId,
      targetId: payee.payeeId,
      bankReference: values.bankReference,
      remark: values.remark,
    } as const;
    const knownRequestKeys = newest?.rows.map(getRequestKey) ?? null;
    if (controller.submit(order, knownRequestKeys, values.picture) && payee.chosen !== null) {
      saveSentRequest({
        kind: 'deposit',
        amount: paidAmount,
        bankReference: values.bankReference,
        known: knownRequestKeys,
        payee: formatPayeeName(payee.chosen),
      });
    }
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => void send(event);
  const dismissOnInput = () => {
    if (hasFinalResponse(status)) controller.dismiss('deposit');
  };

  return (
    <WalletForm noValidate onSubmit={submit} onChange={dismissOnInput} aria-label={deposit.title}>
      <RequestStatus kind="deposit" />
      <PayeeChoice
        methods={methods}
        policy={policy}
        currency={currency}
        payee={payee}
        amount={amount}
        disabled={isReadOnly}
      >
        <Controller
          control={control}
          name="amount"
          render={({ field: { value, onChange, ...field } }) => (
            <NumberField
              {...field}
              label={deposit.amount}
              text={value}
              onText={onChange}
              readOnly={isReadOnly}
              error={errors.amount?.message ?? describeUnreadableAmount(value)}
            />
          )}
        />
      </PayeeChoice>
      <FormSection>
        <legend>{deposit.report}</legend>
        <FieldPair>
          <Field
            {...register('bankReference')}
            label={deposit.reference}
            hint={deposit.referenceHint}
            inputMode="numeric"
            autoComplete="off"
            readOnly={isReadOnly}
            error={errors.bankReference?.message}
          />
          <Field
            {...register('remark')}
            label={deposit.remark}
            autoComplete="off"
            readOnly={isReadOnly}
            error={errors.remark?.message}
          />
        </FieldPair>
        <Controller
          control={control}
          name="picture"
          render={({ field: { ref, value, onChange } }) => (
            <FileUpload
              ref={ref}
              label={deposit.picture}
              hint={deposit.pictureHint}
              accept={PICTURE_TYPES}
              file={value}
              onFile={(file) => {
                const problem = file === null ? null : findPictureProblem(file);
                setPictureError(problem);
                onChange(problem === null ? file : null);
              }}
              onUnreadable={() => setUnreadablePicture(value)}
              disabled={isReadOnly}
              error={
                pictureError ??
                errors.picture?.message ??
                (value !== null && value === unreadablePicture ? texts.form.pictureUnreadable : null)
              }
            />
          )}
        />
      </FormSection>
      {status.phase === 'sent' && <UploadProgress share={status.uploadShare} />}
      <PaymentSubmitButton
        blockReason={blockReason}
        amount={amount}
        labels={deposit}
        isIncomplete={payee.payeeId === null}
      />
    </WalletForm>
  );
}
