import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { Field, FileUpload } from '#ui-kit';
import { useNewestRequests } from '../../api/queries.ts';
import { usePaymentController, usePaymentsState } from '../../api/usePaymentController.ts';
import { formatPayeeName } from '../../model/detail-fields.ts';
import { parseAmountInput } from '../../model/forms/amount-input.ts';
import {
  createInitialDepositForm,
  depositSchema,
  findPictureProblem,
  PICTURE_TYPES,
} from '../../model/forms/deposit-form.ts';
import { getRequestKey, getUnfinishedIntent, isAwaitingOutcome } from '../../model/payment/payment.ts';
import { findDepositBlockReason } from '../../model/payment/payment-block-reasons.ts';
import { saveSentRequest } from '../../model/payment/sent-requests-storage.ts';
import { texts } from '../../texts.ts';
import { AmountField } from '../AmountField.tsx';
import { PaymentForm } from '../PaymentForm.tsx';
import { FieldPair, FormSection } from '../wallet.styles.ts';
import { PayeeChoice, type PayeeChoiceProps } from './PayeeChoice.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { usePayee } from './usePayee.ts';

/**
 * Reports a payment to the exchange. Errors keep the typed values; so does a reload while the request is unverified.
 */
export function DepositForm({ methods, policy, currency }: Pick<PayeeChoiceProps, 'methods' | 'policy' | 'currency'>) {
  const { deposit } = texts;
  const controller = usePaymentController();
  const status = usePaymentsState((state) => state.deposit);
  const unfinishedIntent = getUnfinishedIntent(status);
  const { data: newest } = useNewestRequests('deposit');
  const payee = usePayee(methods, unfinishedIntent);
  const { control, register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(depositSchema),
    defaultValues: createInitialDepositForm(unfinishedIntent),
  });
  const { errors } = formState;
  const [unreadablePicture, setUnreadablePicture] = useState<File | null>(null);
  const [pictureError, setPictureError] = useState<string | null>(null);
  const [amountText, picture] = useWatch({ control, name: ['amount', 'picture'] });
  const amount = parseAmountInput(amountText);
  const blockReason = findDepositBlockReason(status, newest?.rows ?? [], {
    isAccountMissing: payee.isAccountMissing,
    amountText,
  });
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

  return (
    <PaymentForm
      kind="deposit"
      status={status}
      isPictureMissing={picture === null}
      onSubmit={send}
      blockReason={blockReason}
      amount={amount}
      isIncomplete={payee.payeeId === null}
    >
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
          render={({ field }) => (
            <AmountField field={field} label={deposit.amount} readOnly={isReadOnly} error={errors.amount?.message} />
          )}
        />
      </PayeeChoice>
      <FormSection>
        <legend>{deposit.report}</legend>
        <FieldPair>
          <Field
            {...register('bankReference')}
            label={deposit.bankReference}
            hint={deposit.bankReferenceHint}
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
    </PaymentForm>
  );
}
