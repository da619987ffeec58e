import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { PaymentMethod } from '#shared/api/contract/wallet/wallet.ts';
import type { UrlPolicy } from '#shared/format/safe-url.ts';
import { useRetriableRead } from '#shared/network/useRetriableRead.ts';
import { Button, Card, EmptyState, Field } from '#ui-kit';
import { useAddDetail } from '../../api/payment-details.ts';
import { walletQueries } from '../../api/queries.ts';
import {
  EMPTY_DETAIL_VALUES,
  fieldsByShape,
  getDetailSchema,
  getDetailShape,
  type PaymentDetailField,
  type PaymentDetailValues as PaymentDetailValues,
  toNewDetail,
} from '../../model/forms/payment-detail-form.ts';
import { texts } from '../../texts.ts';
import { SubmitPlace } from '../FormSkeletons.styles.ts';
import { FieldSkeleton, RadioCardsSkeleton } from '../FormSkeletons.tsx';
import { RadioCards } from '../RadioCards.tsx';
import { ReadErrorPanel } from '../ReadErrorPanel.tsx';
import { FieldPair, FormSection, QuietText, WalletForm } from '../wallet.styles.ts';

export interface AddDetailProps {
  /** Decides which external addresses may be opened. */
  policy: UrlPolicy;
  /** Called after the details are saved. */
  onAdded: () => void;
}

/** Numeric keyboard on phones, and no autofill. */
const digitInput = { inputMode: 'numeric', autoComplete: 'off' } as const;
const inputProps: Readonly<Record<PaymentDetailField, object>> = {
  holder: { autoComplete: 'name' },
  bank: { autoComplete: 'off' },
  account: digitInput,
  again: digitInput,
  ifsc: { autoComplete: 'off', autoCapitalize: 'characters', maxLength: 11, spellCheck: false },
  upi: { autoComplete: 'off', autoCapitalize: 'none', inputMode: 'email', spellCheck: false },
  mobile: { ...digitInput, type: 'tel', autoComplete: 'tel-national', maxLength: 10 },
};

/** Form for a payment detail, with the fields of the selected method. */
export function AddDetail({ policy, onAdded }: AddDetailProps) {
  const { details } = texts;
  const methodsQuery = useQuery(walletQueries.methods('WITHDRAW'));
  const query = useRetriableRead(methodsQuery);
  const { data: methods } = query;
  return (
    <Card aria-label={details.addTitle} aria-busy={methodsQuery.isPending}>
      {methods === undefined && query.error === null && <AddDetailSkeleton />}
      {methods === undefined && query.error !== null && <ReadErrorPanel message={texts.methods.failed} query={query} />}
      {methods?.length === 0 && (
        <EmptyState title={texts.withdraw.noMethods.title}>{texts.withdraw.noMethods.description}</EmptyState>
      )}
      {methods !== undefined && methods.length > 0 && (
        <PaymentDetailFields methods={methods} policy={policy} onAdded={onAdded} />
      )}
    </Card>
  );
}

/** The usual form: three methods, of which the first needs one field. */
const AddDetailSkeleton = () => (
  <WalletForm as="div" role="group" aria-label={texts.methods.loading}>
    <FormSection>
      <legend>{texts.details.method}</legend>
      <RadioCardsSkeleton cardCount={3} />
    </FormSection>
    <FieldPair>
      <FieldSkeleton />
    </FieldPair>
    <QuietText>{texts.details.own}</QuietText>
    <SubmitPlace aria-hidden />
  </WalletForm>
);

function PaymentDetailFields({ methods, policy, onAdded }: AddDetailProps & { methods: readonly PaymentMethod[] }) {
  const { details } = texts;
  const [chosenMethodId, choose] = useState('');
  const method = methods.find(({ methodId }) => methodId === chosenMethodId) ?? methods[0];
  const shape = getDetailShape(method?.category ?? '');
  const { register, handleSubmit, clearErrors, formState } = useForm({
    resolver: zodResolver(getDetailSchema(shape)),
    defaultValues: EMPTY_DETAIL_VALUES,
  });
  const add = useAddDetail();
  const isSending = useRef(false);

  const save = async (values: PaymentDetailValues) => {
    // Blocks a second press before React renders the first.
    if (isSending.current || method === undefined) return;
    isSending.current = true;
    try {
      await add.mutateAsync(toNewDetail(method.methodId, shape, values));
      onAdded();
    } catch {
      // A toast shows the reason. The typed values stay.
    } finally {
      isSending.current = false;
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => void handleSubmit(save)(event);
  const chooseMethod = (methodId: string) => {
    clearErrors();
    choose(methodId);
  };

  return (
    <WalletForm noValidate onSubmit={submit} aria-label={details.addTitle}>
      <FormSection>
        <legend>{details.method}</legend>
        <RadioCards
          label={details.method}
          options={methods.map(({ methodId, name, image }) => ({ id: methodId, name, picture: image }))}
          selected={method?.methodId ?? ''}
          onSelect={chooseMethod}
          policy={policy}
        />
      </FormSection>
      <FieldPair>
        {fieldsByShape[shape].map((name) => (
          <Field
            key={`${shape}-${name}`}
            {...register(name)}
            {...inputProps[name]}
            label={details[name]}
            error={formState.errors[name]?.message}
          />
        ))}
      </FieldPair>
      <QuietText>{details.own}</QuietText>
      <Button type="submit" variant="primary" size="large" full busy={add.isPending}>
        {details.save}
      </Button>
    </WalletForm>
  );
}
