import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useEffect } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type { PaymentDetail } from '#shared/api/contract/wallet/wallet-detail.ts';
import { type Money, toPlainText, ZERO } from '#shared/domain/money/money.ts';
import { formatCurrency } from '#shared/format/amount.ts';
import { useRetriableRead } from '#shared/network/useRetriableRead.ts';
import { Button, Field } from '#ui-kit';
import { useNewestRequests, walletQueries } from '../../api/queries.ts';
import { usePaymentController, usePaymentsState } from '../../api/usePaymentController.ts';
import { formatDetailName } from '../../model/detail-fields.ts';
import { parseAmountInput } from '../../model/forms/amount-input.ts';
import { createInitialWithdrawForm, createWithdrawSchema } from '../../model/forms/withdraw-form.ts';
import { getRequestKey, getUnfinishedIntent, isAwaitingOutcome } from '../../model/payment/payment.ts';
import { findWithdrawBlockReason } from '../../model/payment/payment-block-reasons.ts';
import { saveSentRequest } from '../../model/payment/sent-requests-storage.ts';
import { texts } from '../../texts.ts';
import { AmountField } from '../AmountField.tsx';
import { PaymentForm } from '../PaymentForm.tsx';
import { FieldPair, FormSection, QuietText } from '../wallet.styles.ts';
import { PayoutMethod, type PayoutMethodProps } from './PayoutMethod.tsx';

export interface WithdrawFormProps extends Pick<PayoutMethodProps, 'addHref' | 'link'> {
  /** Amount available to withdraw; null until the balance is loaded. */
  available: Money | null;
}

/** Stands for the balance, so that the form below does not move when it arrives. */
const NOT_LOADED = '…';
const NO_DETAILS: readonly PaymentDetail[] = [];

/**
 * Requests a withdrawal to saved details. Errors keep the typed values; so does a reload while the request is
 * unverified.
 */
export function WithdrawForm({ available, addHref, link }: WithdrawFormProps) {
  const { withdraw } = texts;
  const controller = usePaymentController();
  const status = usePaymentsState((state) => state.withdrawal);
  const unfinishedIntent = getUnfinishedIntent(status);
  const { data: newest } = useNewestRequests('withdrawal');
  const detailsQuery = useQuery(walletQueries.details());
  const details = useRetriableRead(detailsQuery);
  const savedDetails = details.data ?? NO_DETAILS;
  const { control, register, handleSubmit, reset, setValue, formState } = useForm({
    resolver: zodResolver(createWithdrawSchema(available)),
    defaultValues: createInitialWithdrawForm(unfinishedIntent),
  });
  const { errors } = formState;
  const [amountText, detailIdInput] = useWatch({ control, name: ['amount', 'detailId'] });
  const amount = parseAmountInput(amountText);
  // Defaults to the first account. One that was removed since is not replaced: the bettor says where money goes.
  const selectedDetailId =
    detailIdInput === ''
      ? (savedDetails[0]?.detailId ?? '')
      : (savedDetails.find(({ detailId }) => detailId === detailIdInput)?.detailId ?? '');
  const blockReason = findWithdrawBlockReason(status, newest?.rows ?? [], {
    details: details.data?.length ?? null,
    isAccountMissing: selectedDetailId === '',
    amountText,
    available,
  });
  const isReadOnly = isAwaitingOutcome(status);

  useEffect(() => {
    if (detailIdInput === '') setValue('detailId', selectedDetailId);
  }, [selectedDetailId, detailIdInput, setValue]);
  useEffect(() => {
    if (status.phase === 'taken') reset(createInitialWithdrawForm(null));
  }, [status.phase, reset]);

  const send = handleSubmit(({ amount: text, detailId, remark }) => {
    const amountOut = parseAmountInput(text);
    const detail = savedDetails.find((each) => each.detailId === detailId);
    if (amountOut === null || detail === undefined) return;
    const knownRequestKeys = newest?.rows.map(getRequestKey) ?? null;
    const order = {
      kind: 'withdrawal',
      amount: amountOut,
      methodId: detail.methodId ?? '',
      targetId: detailId,
      bankReference: '',
      remark,
    } as const;
    if (controller.submit(order, knownRequestKeys, null))
      saveSentRequest({
        kind: 'withdrawal',
        amount: amountOut,
        bankReference: '',
        known: knownRequestKeys,
        payee: formatDetailName(detail).slice(0, 200),
      });
  });
  const withdrawAllButton = available !== null && available > ZERO && !isReadOnly && (
    <Button
      size="small"
      variant="quiet"
      onClick={() => setValue('amount', toPlainText(available), { shouldValidate: formState.isSubmitted })}
    >
      {withdraw.all}
    </Button>
  );

  return (
    <PaymentForm kind="withdrawal" status={status} onSubmit={send} blockReason={blockReason} amount={amount}>
      <FormSection>
        <legend>{withdraw.to}</legend>
        <PayoutMethod
          query={details}
          options={savedDetails.map((detail) => ({ id: detail.detailId, name: formatDetailName(detail) }))}
          selected={selectedDetailId}
          onSelect={(detailId) => setValue('detailId', detailId)}
          disabled={isReadOnly}
          addHref={addHref}
          link={link}
        />
      </FormSection>
      <FieldPair>
        <Controller
          control={control}
          name="amount"
          render={({ field }) => (
            <AmountField
              field={field}
              label={withdraw.amount}
              hint={
                // A new element, because a changed text of a right-to-left line counts as moved.
                <Fragment key={String(available)}>
                  {withdraw.available({ amount: available === null ? NOT_LOADED : formatCurrency(available) })}
                </Fragment>
              }
              after={withdrawAllButton || undefined}
              readOnly={isReadOnly}
              error={errors.amount?.message}
            />
          )}
        />
        <Field
          {...register('remark')}
          label={withdraw.remark}
          autoComplete="off"
          readOnly={isReadOnly}
          error={errors.remark?.message}
        />
      </FieldPair>
      <QuietText>{withdraw.amountLeavesNow}</QuietText>
    </PaymentForm>
  );
}
